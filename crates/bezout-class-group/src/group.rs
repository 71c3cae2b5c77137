// SPDX-License-Identifier: MIT OR Apache-2.0
//! Elements as powers compute with them: in arrays where they fit, else in vectors.

use crate::fixed;
use crate::triple::Triple;
use bezout_large::Integer;

/// What a power needs of a group.
pub(crate) trait Group: Sync {
    type Element: Clone + Send + Sync;

    fn element(&self, form: &Triple) -> Self::Element;
    fn triple(&self, element: &Self::Element) -> Triple;
    fn square(&self, x: &Self::Element) -> Self::Element;
    fn compose(&self, x: &Self::Element, y: &Self::Element) -> Self::Element;

    fn inverse(&self, x: &Self::Element) -> Self::Element {
        self.element(&self.triple(x).inverse())
    }
}

/// Of any length.
pub(crate) struct Any<'a>(pub &'a Integer);

impl Group for Any<'_> {
    type Element = Triple;

    fn element(&self, form: &Triple) -> Triple {
        form.clone()
    }

    fn triple(&self, element: &Triple) -> Triple {
        element.clone()
    }

    fn square(&self, x: &Triple) -> Triple {
        x.square(self.0)
    }

    fn compose(&self, x: &Triple, y: &Triple) -> Triple {
        x.compose(y, self.0)
    }
}

/// In arrays of N limbs.
pub(crate) struct Fixed<'a, const N: usize> {
    discriminant: &'a Integer,
    bounds: fixed::Bounds<N>,
}

impl<'a, const N: usize> Fixed<'a, N> {
    pub fn new(discriminant: &'a Integer) -> Self {
        Self {
            discriminant,
            bounds: fixed::Bounds::new(discriminant.bits()),
        }
    }

    #[cold]
    fn rare(&self, x: &FixedElement<N>, y: Option<&FixedElement<N>>) -> FixedElement<N> {
        let x = self.triple(x);
        self.element(&match y {
            Some(y) => x.compose(&self.triple(y), self.discriminant),
            None => x.square(self.discriminant),
        })
    }
}

/// A form with a short first coefficient has a last one that fits no array.
#[derive(Clone)]
pub(crate) enum FixedElement<const N: usize> {
    Array(fixed::Form<N>),
    Rare(Box<Triple>),
}

impl<const N: usize> Group for Fixed<'_, N> {
    type Element = FixedElement<N>;

    fn element(&self, form: &Triple) -> FixedElement<N> {
        match fixed::Form::new(form) {
            Some(form) => FixedElement::Array(form),
            None => FixedElement::Rare(Box::new(form.clone())),
        }
    }

    fn triple(&self, element: &FixedElement<N>) -> Triple {
        match element {
            FixedElement::Array(form) => form.triple(),
            FixedElement::Rare(form) => (**form).clone(),
        }
    }

    #[inline(never)]
    fn square(&self, x: &FixedElement<N>) -> FixedElement<N> {
        if let FixedElement::Array(form) = x
            && let Some(square) = form.square(&self.bounds)
        {
            return FixedElement::Array(square);
        }
        self.rare(x, None)
    }

    #[inline(never)]
    fn compose(&self, x: &FixedElement<N>, y: &FixedElement<N>) -> FixedElement<N> {
        if let (FixedElement::Array(f), FixedElement::Array(g)) = (x, y)
            && let Some(product) = f.compose(g, &self.bounds)
        {
            return FixedElement::Array(product);
        }
        if let (FixedElement::Array(f), FixedElement::Rare(g))
        | (FixedElement::Rare(g), FixedElement::Array(f)) = (x, y)
            && let Some(product) = by_word(f, g)
        {
            return FixedElement::Array(product);
        }
        self.rare(x, Some(y))
    }
}

/// The product with a form that has a short first coefficient, as the one that a delay function
/// begins with.
fn by_word<const N: usize>(f: &fixed::Form<N>, g: &Triple) -> Option<fixed::Form<N>> {
    let [a] = *g.a.limbs() else { return None };
    let b = g.b.limbs().first().copied().unwrap_or(0);
    (a <= fixed::WORD).then(|| f.compose_word(a, (b, g.b.is_negative())))?
}

/// Calls a function that is generic in the group with the one for this discriminant.
macro_rules! with_group {
    ($discriminant:expr, $function:ident($($argument:expr),*)) => {{
        let discriminant: &bezout_large::Integer = $discriminant;
        match discriminant.bits() {
            0..=512 => $function(&crate::group::Fixed::<8>::new(discriminant), $($argument),*),
            513..=1024 => $function(&crate::group::Fixed::<12>::new(discriminant), $($argument),*),
            1025..=2048 => $function(&crate::group::Fixed::<20>::new(discriminant), $($argument),*),
            2049..=3072 => $function(&crate::group::Fixed::<28>::new(discriminant), $($argument),*),
            _ => $function(&crate::group::Any(discriminant), $($argument),*),
        }
    }};
}
pub(crate) use with_group;

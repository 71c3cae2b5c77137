# SPDX-License-Identifier: MIT OR Apache-2.0
# The manual page of bezout.h: awk -v version=VERSION -f man.awk include/bezout.h > bezout.3
# Comments are its text, and what they stand above its code.

function plain(s) {
    gsub(/\\/, "\\e", s)
    gsub(/-/, "\\-", s)
    return s ~ /^[.']/ ? "\\&" s : s
}

# A line of a comment, without what surrounds it.
function text(s) {
    sub(/^ *\/?\*+ ?/, "", s)
    sub(/ *\*\/$/, "", s)
    if (s ~ /^[0-9]+\. /) {
        print ".IP " substr(s, 1, index(s, ".")) " 4"
        sub(/^[0-9]+\. /, "", s)
    }
    sub(/^ +/, "", s)
    if (s == "") {
        if (!begun) print ".PP"
    } else {
        print plain(s)
    }
    begun = 0
}

function code(s) {
    if (!in_code) print ".PP\n.RS 4\n.nf"
    in_code = 1
    print plain(s)
}

function end_code() {
    if (in_code) print ".fi\n.RE"
    in_code = 0
}

BEGIN {
    print ".TH BEZOUT 3 \"\" \"bezout " version "\" \"Library Functions Manual\""
    print ".SH NAME\nbezout \\- greatest common divisors, inverses and symbols in constant time"
    print ".SH LIBRARY\nBezout\n.RI ( libbezout ,\\~ \\-lbezout )"
    print ".SH SYNOPSIS\n.B #include <bezout.h>\n.PP\ncc \\fIprogram.c\\fR $(pkg\\-config \\-\\-cflags \\-\\-libs bezout)"
    print ".SH DESCRIPTION"
}

/SPDX-License-Identifier/ { next }
/^#if/ { depth++; next }
/^#endif/ { depth--; next }
depth > 1 || /^#else/ || /^#include/ || /^#define BEZOUT_H$/ { next }
comment || /^ *\/\*/ {
    end_code()
    if (!comment && match($0, / --+ \*\/$/)) {
        print ".SH " toupper(plain(substr($0, 4, RSTART - 4)))
        next
    }
    if (!comment) {
        print ".PP"
        begun = 1
    }
    text($0)
    comment = $0 !~ /\*\//
    next
}
/^#define / { sub(/^#define /, ""); code($0); next }
/^$/ { next }
{
    gsub(/BEZOUT_API |BEZOUT_RESTRICT /, "")
    sub(/^           /, "")
    sub(/ *BEZOUT_GIVEN[A-Z_]*(\(\([0-9, ]+\)\))?/, "")
    code($0)
}

END { end_code() }

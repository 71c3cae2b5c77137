# SPDX-License-Identifier: MIT OR Apache-2.0
"""A list of rows that shows itself as a table."""

from html import escape


class Table(list):
    """Tuples, one for each row; `columns` has their names."""

    def __init__(self, columns, rows):
        super().__init__(rows)
        self.columns = tuple(columns)

    def __getitem__(self, index):
        found = super().__getitem__(index)
        return type(self)(self.columns, found) if isinstance(index, slice) else found

    def _text(self):
        return [self.columns, *(tuple(map(str, row)) for row in self)]

    def __repr__(self):
        text = self._text()
        widths = [max(map(len, column)) for column in zip(*text)]
        return "\n".join("  ".join(cell.ljust(width) for cell, width in zip(row, widths)).rstrip() for row in text)

    def _repr_html_(self):
        def line(tag, row):
            return "<tr>" + "".join(f"<{tag}>{escape(cell)}</{tag}>" for cell in row) + "</tr>"

        head, *body = self._text()
        return f"<table>{line('th', head)}{''.join(line('td', row) for row in body)}</table>"

    def __reduce__(self):
        return type(self), (self.columns, list(self))


Table.__module__ = "bezout"

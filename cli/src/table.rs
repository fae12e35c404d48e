//! Tables of text: the first column left, the others right.

use crate::paint::Paint;

/// A table.
pub(crate) struct Table {
    title: Vec<String>,
    rows: Vec<Vec<String>>,
}

impl Table {
    /// An empty table with these columns.
    pub(crate) fn new(columns: &[&str]) -> Self {
        Table { title: columns.iter().map(|c| (*c).to_owned()).collect(), rows: Vec::new() }
    }

    /// Adds a column.
    pub(crate) fn column(&mut self, name: &str) {
        self.title.push(name.to_owned());
    }

    /// Adds a row.
    pub(crate) fn row(&mut self, cells: Vec<String>) {
        self.rows.push(cells);
    }

    /// Its lines.
    pub(crate) fn text(&self, paint: Paint) -> String {
        let width = |i: usize| {
            let cells = std::iter::once(&self.title).chain(&self.rows).filter_map(|r| r.get(i));
            cells.map(|c| c.chars().count()).max().unwrap_or(0)
        };
        let widths: Vec<usize> = (0..self.title.len()).map(width).collect();
        let line = |cells: &[String]| {
            let cells = cells.iter().zip(&widths).enumerate();
            let shown: Vec<String> =
                cells.map(|(i, (c, w))| if i == 0 { format!("{c:w$}") } else { format!("{c:>w$}") }).collect();
            shown.join("  ").trim_end().to_owned()
        };
        let mut text = paint.dim(&line(&self.title)) + "\n";
        for row in &self.rows {
            text.push_str(&line(row));
            text.push('\n');
        }
        text
    }
}

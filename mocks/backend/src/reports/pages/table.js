// A table sorted by its headings. Its head persists while rows change, to keep focus.

import { monthName } from './chart.js';
import { sorted, valueIn, written } from './figures.js';

/** Maximum number of rows until all are requested: thousands are slow to render and read. */
const MAX = 200;

const made = (name, text, attributes = {}) => {
  const element = document.createElement(name);
  element.textContent = text;
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
  return element;
};

const isDigit = ({ kind }) => kind !== undefined;

function getCell(column, value, country, at) {
  const cell = at === 0 ? made('th', '', { scope: 'row' }) : made('td', '');
  cell.textContent = column.id === 'month' ? monthName(value) : written(value, column.kind, country);
  if (isDigit(column)) cell.className = value < 0 ? 'figure negative' : 'figure';
  return cell;
}

/**
 * Creates a table.
 * @param table the element it fills
 * @param onSort called with the column of a pressed heading
 */
export function createTable(table, onSort) {
  let shown = '';
  const head = document.createElement('thead');
  const body = document.createElement('tbody');
  const foot = document.createElement('tfoot');
  const caption = made('caption', '', { class: 'hidden' });
  table.append(caption, head, body, foot);

  function headings(columns) {
    const row = document.createElement('tr');
    for (const column of columns) {
      const heading = made('th', '', { scope: 'col', 'data-column': column.id });
      if (isDigit(column)) heading.className = 'figure';
      const button = made('button', column.label, { type: 'button', class: 'sort' });
      button.addEventListener('click', () => onSort(column));
      heading.append(button);
      row.append(heading);
    }
    head.replaceChildren(row);
  }

  return {
    /**
     * Renders rows.
     * @param sort the column and whether it is descending
     * @param all whether to render rows beyond the maximum
     * @returns the number of rows, and of those rendered
     */
    show({ title, columns, rows, total, sort, country, all }) {
      const key = JSON.stringify(columns.map(({ id }) => id));
      if (key !== shown) headings(columns);
      shown = key;
      caption.textContent = title;
      for (const heading of head.querySelectorAll('th')) {
        if (heading.dataset.column === sort.column.id) heading.ariaSort = sort.descending ? 'descending' : 'ascending';
        else heading.removeAttribute('aria-sort');
      }
      const ordered = sorted(rows, sort.column, sort.descending, total);
      const drawn = all ? ordered : ordered.slice(0, MAX);
      body.replaceChildren(
        ...drawn.map((row) => {
          const line = document.createElement('tr');
          line.append(...columns.map((column, index) => getCell(column, valueIn(column, row, total), country, index)));
          return line;
        }),
      );
      const sums = document.createElement('tr');
      const texts = columns.filter((column) => !isDigit(column)).length;
      sums.append(made('th', 'Total', { scope: 'row', colspan: String(texts) }));
      for (const column of columns.slice(texts)) {
        const value = column.total === false ? '' : valueIn(column, total, total);
        sums.append(getCell(column, typeof value === 'number' ? value : Number.NaN, country, 1));
      }
      foot.replaceChildren(sums);
      return { ordered, drawn: drawn.length };
    },
  };
}

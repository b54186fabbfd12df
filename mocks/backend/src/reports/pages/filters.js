// Labelled fields for filtering and grouping that update the state.

import { monthName } from './chart.js';

const PAUSE = 150;

function field(id, text, control) {
  const label = document.createElement('label');
  label.append(text, control);
  control.id = id;
  return label;
}

function select(id, text, options, chosen, onChange) {
  const control = document.createElement('select');
  for (const [value, words] of options) control.append(new Option(words, value, value === chosen, value === chosen));
  control.addEventListener('change', () => onChange(control.value));
  return field(id, text, control);
}

/** The search waits for a pause in typing, because each change renders everything. */
function search(onChange) {
  const control = Object.assign(document.createElement('input'), {
    type: 'search',
    autocomplete: 'off',
    placeholder: ' ',
  });
  let timer;
  control.addEventListener('input', () => {
    clearTimeout(timer);
    timer = setTimeout(() => onChange(control.value), PAUSE);
  });
  return field('find', 'Find', control);
}

/**
 * Creates a report's fields.
 * @param state the selection; initially the last twelve months
 * @param changed called after each change
 * @returns the fields of a report
 */
export function buildFilters({ by, filters }, rows, state, changed) {
  const distinct = (id) => [...new Set(rows.map((row) => row[id]))].filter((value) => value !== undefined).toSorted();
  const change = (values) => {
    Object.assign(state, values);
    changed();
  };
  const months = distinct('month');
  const monthOptions = months.toReversed().map((month) => [month, monthName(month)]);
  Object.assign(state, { from: months.at(-12) ?? months[0] ?? '', to: months.at(-1) ?? '' });
  const every = (id, words) => [['', words], ...distinct(id).map((value) => [value, value])];
  const ways = by.map(({ label }, index) => [String(index), label]);
  const known = {
    by: () =>
      select('by', 'Group by', ways, '0', (value) => change({ way: by[Number(value)], sort: null, all: false })),
    from: () => select('from', 'From', monthOptions, state.from, (from) => change({ from })),
    to: () => select('to', 'To', monthOptions, state.to, (to) => change({ to })),
    supplier: () =>
      select('supplier', 'Supplier', every('supplier', 'All suppliers'), '', (supplier) => change({ supplier })),
    schedule: () => select('schedule', 'Schedule', every('schedule', 'All'), '', (schedule) => change({ schedule })),
    find: () => search((find) => change({ find })),
  };
  return [...(ways.length > 1 ? ['by'] : []), ...filters].map((id) => known[id]());
}

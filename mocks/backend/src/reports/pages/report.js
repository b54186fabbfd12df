// A report's page: reads its parameters once, loads data with the token, and shows it.

import { bars, columns as columnsChart, credit, getSeriesStyle, legend, monthName, PARTS, stack } from './chart.js';
import { definitions } from './definitions.js';
import { fileDate, filtered, getCsv, grouped, money, shortMoney, sorted, sumOf, valueIn, written } from './figures.js';
import { buildFilters } from './filters.js';
import { createTable } from './table.js';

const at = (id) => document.getElementById(id);
const root = document.documentElement;

/** Parameters from the product (002 §2.8): read once, then removed from the address, which others may see and store. */
const parameters = new URLSearchParams(location.search);
history.replaceState(null, '', location.pathname);
const token = parameters.get('token') ?? '';
const retailerid = parameters.get('retailerid') ?? '';
const country = parameters.get('country') ?? '';
if (/^[a-z]+$/.test(parameters.get('brand') ?? '')) root.dataset.brand = parameters.get('brand');
if (/^(light|dark)$/.test(parameters.get('mode') ?? '')) root.dataset.mode = parameters.get('mode');
if (parent !== window) root.dataset.framed = '';

const name = /([a-z-]+)\.html$/.exec(location.pathname)?.[1] ?? '';
const definition = definitions[name];

/** Notifies the product that content is shown, without any data. */
const notifyShown = () => parent !== window && parent.postMessage({ report: 'shown' }, '*');

const say = (text, retry) => {
  at('loading').hidden = true;
  at('report').hidden = true;
  const problem = at('problem');
  problem.querySelector('p').textContent = text;
  problem.querySelector('button').hidden = !retry;
  problem.hidden = false;
  notifyShown();
};

async function load() {
  at('problem').hidden = true;
  at('loading').hidden = false;
  try {
    const response = await fetch(`data/${name}.json?${new URLSearchParams({ retailerid })}`, {
      headers: { authorization: `Bearer ${token}` },
      referrerPolicy: 'no-referrer',
    });
    const answer = await response.json();
    if (response.ok) show(answer);
    else say(answer.problem, false);
  } catch {
    say('This report could not be loaded. Please try again.', true);
  }
}

const state = {
  from: '',
  to: '',
  supplier: '',
  schedule: '',
  find: '',
  way: definition?.by[0],
  sort: null,
  all: false,
};
let data;

const allColumns = () => [...state.way.columns, ...definition.columns];

/** Returns the sort column: the user's, else the report's own; months are chronological. */
function sortNow() {
  if (state.sort) return state.sort;
  const [first] = state.way.columns;
  if (first.id === 'month') return { column: first, descending: true };
  const [id, descending] = state.way.sort ?? definition.sort;
  return { column: allColumns().find((each) => each.id === id) ?? first, descending };
}

const long = (kind) => (value) => written(value, kind, country);
const short = (kind) => (value) => (kind === 'money' ? shortMoney(value, country) : written(value, kind, country));

/** Groups by invoiced amount: the largest suppliers separately, the others combined. */
function stacked(rows, part, figure) {
  const sizes = grouped(rows, [part]).toSorted((a, b) => b[figure.id] - a[figure.id]);
  const own = sizes.slice(0, PARTS).map((row) => row[part]);
  const series = [...own, ...(sizes.length > PARTS ? ['Others'] : [])].map((label, index) => ({
    label,
    look: getSeriesStyle(index),
  }));
  const columns = grouped(rows, ['month', part]);
  const bars = [...new Set(columns.map(({ month }) => month))].toSorted().map((month) => {
    const values = series.map(() => 0);
    for (const row of columns) {
      if (row.month !== month) continue;
      const which = own.indexOf(row[part]);
      values[which < 0 ? values.length - 1 : which] += row[figure.id];
    }
    return { name: monthName(month), values };
  });
  return { series, bars };
}

/** Returns the chart: credit, stacked months, months of the report's numbers, else the sorted column. */
function getPicture(rows, total, width) {
  const { chart } = definition;
  const [first] = chart.series;
  const form = ({ kind }) => ({ long: long(kind), short: short(kind) });
  const { label: way, columns: texts } = state.way;
  if (chart.credit) {
    const used = ({ supplier, limitcents, usedcents }) => ({
      name: supplier,
      limit: limitcents,
      used: usedcents,
      words: `${money(usedcents, country)} of ${money(limitcents, country)}`,
      rate: written(usedcents / limitcents, 'rate', country),
    });
    const share = ({ limitcents, usedcents }) => usedcents / limitcents;
    const all = rows.toSorted((a, b) => share(b) - share(a)).map(used);
    return { title: 'Used of each limit', series: [], draw: (title) => credit(title, width, all) };
  }
  const isByMonth = texts[0].id === 'month' || way === 'Line';
  if (chart.stack && isByMonth) {
    const { series, bars: parts } = stacked(rows, chart.stack, first);
    return {
      title: `${first.label} by month`,
      series,
      draw: (title) => stack(title, width, parts, series, form(first)),
    };
  }
  if (isByMonth) {
    const series = chart.series.map((one, index) => ({ ...one, look: index === 0 ? 'value' : 'compared' }));
    const months = grouped(rows, ['month']).toSorted((a, b) => a.month.localeCompare(b.month));
    const parts = months.map((row) => ({
      name: monthName(row.month),
      values: series.map((one) => valueIn(one, row, total)),
    }));
    const title = `${series.map(({ label }, index) => (index === 0 ? label : label.toLowerCase())).join(' and ')} by month`;
    return { title, series, draw: (name) => columnsChart(name, width, parts, series, form(first)) };
  }
  const { column, descending } = sortNow();
  const figure = column.kind ? column : first;
  const groups = sorted(grouped(rows, [texts[0].id]), figure, column !== figure || descending, total);
  const all = groups.map((row) => ({ name: row[texts[0].id], value: valueIn(figure, row, total) }));
  const title = `${figure.label} by ${way.toLowerCase()}`;
  return { title, series: [], draw: (name) => bars(name, width, all, form(figure)) };
}

function renderChart(rows, total) {
  const { title, series, draw } = getPicture(rows, total, Math.max(280, at('chart').clientWidth));
  at('chart-title').textContent = title;
  at('legend').replaceChildren(...(series.length > 1 ? [legend(series)] : []));
  at('chart').replaceChildren(draw(title));
}

const table = createTable(at('table'), (column) => {
  const now = sortNow();
  const descending = now.column.id === column.id ? !now.descending : column.kind !== undefined;
  state.sort = { column, descending };
  render();
});

function showTotals(total) {
  const shown = definition.figures.map((id) => definition.columns.find((column) => column.id === id));
  at('figures').replaceChildren(
    ...shown.map((column) => {
      const [box, term, value] = ['div', 'dt', 'dd'].map((tag) => document.createElement(tag));
      term.textContent = column.label;
      value.textContent = written(valueIn(column, total, total), column.kind, country);
      box.append(term, value);
      return box;
    }),
  );
}

let rendered;

/** Returns rows in the report's own order, which breaks ties of the sort column. */
function byReport(rows, total) {
  const [id, descending] = definition.sort;
  const column = allColumns().find((each) => each.id === id);
  return column ? sorted(rows, column, descending, total) : rows;
}

function render() {
  const rows = filtered(data.rows, state);
  const total = sumOf(rows);
  const isEmpty = rows.length === 0;
  const groups = byReport(
    grouped(
      rows,
      state.way.columns.map(({ id }) => id),
    ),
    total,
  );
  at('figures').hidden = isEmpty;
  showTotals(total);
  const { ordered, drawn } = table.show({
    title: data.title,
    columns: allColumns(),
    rows: groups,
    total,
    sort: sortNow(),
    country,
    all: state.all,
  });
  for (const id of ['scroll', 'picture']) at(id).hidden = isEmpty;
  const nothing = data.rows.length === 0 ? 'There is nothing to report yet.' : 'Nothing fits the filters.';
  at('count').textContent = isEmpty
    ? nothing
    : `${written(ordered.length, 'count')} ${ordered.length === 1 ? 'row' : 'rows'}`;
  at('all').hidden = drawn === ordered.length;
  at('all').textContent = `Show all ${written(ordered.length, 'count')} rows`;
  at('export').disabled = isEmpty;
  rendered = { rows, total, ordered };
  if (!isEmpty) renderChart(rows, total);
}

function exportRows() {
  const { ordered, total } = rendered;
  const file = new Blob([getCsv(allColumns(), ordered, total)], { type: 'text/csv;charset=utf-8' });
  const link = Object.assign(document.createElement('a'), {
    href: URL.createObjectURL(file),
    download: `${data.title}_${fileDate(new Date())}.csv`,
  });
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}

function show(answer) {
  data = answer;
  document.title = data.title;
  at('title').textContent = data.title;
  at('subtitle').textContent = `${data.retailername}. ${data.description}`;
  at('note').textContent = definition.note;
  at('note').hidden = definition.note === '';
  at('scroll').setAttribute('aria-label', data.title);
  at('filters').replaceChildren(...buildFilters(definition, data.rows, state, render));
  at('loading').hidden = true;
  at('report').hidden = false;
  if (!data.mayExport) {
    const button = at('export');
    button.setAttribute('aria-disabled', 'true');
    button.title = 'You do not have permissions to export reports.';
  }
  render();
  notifyShown();
}

/** Print is light and includes every row. */
const mode = root.dataset.mode;
let allBefore = false;
addEventListener('beforeprint', () => {
  allBefore = state.all;
  state.all = true;
  root.dataset.mode = 'light';
  if (data) render();
});
addEventListener('afterprint', () => {
  state.all = allBefore;
  root.dataset.mode = mode;
  if (data) render();
});
at('print').addEventListener('click', () => print());
at('export').addEventListener('click', () => data.mayExport && exportRows());
at('all').addEventListener('click', () => {
  state.all = true;
  render();
  at('scroll').focus();
});
at('problem')
  .querySelector('button')
  .addEventListener('click', () => void load());
new ResizeObserver(() => {
  if (!rendered?.rows.length) return;
  renderChart(rendered.rows, rendered.total);
  // A scrolling region must be focusable to scroll by keyboard.
  const scroll = at('scroll');
  scroll.tabIndex = scroll.scrollWidth > scroll.clientWidth ? 0 : -1;
}).observe(at('chart'));

if (definition) void load();
else say('There is no such report.', false);

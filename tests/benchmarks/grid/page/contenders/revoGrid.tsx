import { type ColumnRegular, RevoGrid } from '@revolist/react-datagrid';
import { createRoot } from 'react-dom/client';
import { AppSide } from '../appSide.ts';
import { type BenchColumn, COLUMNS, ROW_HEIGHT, textOf } from '../columns.ts';
import type { Change, Contender } from '../contender.ts';
import { comparer, type Line, type SortField } from '../rows.ts';

type Template = NonNullable<ColumnRegular['cellTemplate']>;
type Build = Parameters<Template>[0];

/** The same content as everybody's, in the grid's own virtual elements: it renders those without React. */
function richTemplate(h: Build, column: BenchColumn, line: Line) {
  const text = textOf(line, column.field);
  switch (column.rich) {
    case 'badge':
      return h('span', { class: 'b-badge' }, text);
    case 'quantity':
      return h('input', {
        class: 'b-quantity',
        inputmode: 'numeric',
        'aria-label': 'Quantity',
        value: text,
        readonly: true,
      });
    case 'checkbox':
      return h('input', { type: 'checkbox', 'aria-label': 'Taken', checked: line.taken });
    case 'buttons':
      return [
        h('button', { type: 'button', class: 'b-button', 'aria-label': `Add ${text}` }, '+'),
        h('button', { type: 'button', class: 'b-button', 'aria-label': `Remove ${text}` }, '−'),
      ];
    default:
      return text;
  }
}

function columnOf(column: BenchColumn, rich: boolean): ColumnRegular {
  const { field, header, width } = column;
  const own = (rich && column.rich) || field === 'price' || field === 'taken';
  return {
    prop: field,
    name: header,
    size: width,
    sortable: true,
    ...(column.number && { cellProperties: () => ({ class: 'b-number' }) }),
    ...(own && {
      cellTemplate: ((h, { model }) =>
        rich ? richTemplate(h, column, model as Line) : textOf(model as Line, field)) satisfies Template,
    }),
  };
}

const STOCK = COLUMNS.findIndex(({ field }) => field === 'stock');

let grid: HTMLRevoGridElement;
let lines: Line[];
let app: AppSide;
let sorted: SortField | null = null;

const sortBy = (field: SortField) => {
  const compare = comparer(field);
  return grid.updateColumnSorting(
    { prop: field, cellCompare: (_, a, b) => compare(a as Line, b as Line) },
    'asc',
    false,
  );
};

/** Where rows stand, asked for once after they were sorted. */
let positions: Promise<Map<number, number>> | null = null;
async function positionsById(): Promise<Map<number, number>> {
  const shown = (await grid.getVisibleSource()) as Line[];
  return new Map(shown.map((line, position) => [line.id, position]));
}

async function showChange({ id, value }: Change): Promise<void> {
  positions ??= positionsById();
  const row = (await positions).get(id);
  if (row !== undefined) await grid.setDataAt({ row, col: STOCK, rowType: 'rgRow', colType: 'rgCol', val: value });
}

export const contender: Contender = {
  mount(host, rows, rich) {
    lines = rows;
    app = new AppSide(rows);
    const columns = COLUMNS.map((column) => columnOf(column, rich));
    createRoot(host).render(
      <RevoGrid
        ref={(element: HTMLRevoGridElement | null) => {
          if (element) grid = element;
        }}
        source={rows}
        columns={columns}
        rowSize={ROW_HEIGHT}
        readonly
        style={{ blockSize: '100%' }}
      />,
    );
  },
  sort(field) {
    sorted = field;
    positions = null;
    if (field) void sortBy(field);
    else void grid.clearSorting();
  },
  filter(text) {
    app.filter(text);
    grid.source = app.shown as Line[];
  },
  update(changes) {
    const moves = changes.some(({ field }) => field === sorted);
    if (!moves) {
      for (const change of changes) void showChange(change);
      return;
    }
    for (const { id, field, value } of changes) (lines[id] as Line)[field] = value;
    positions = null;
    if (sorted) void sortBy(sorted);
  },
};

import '@mortar/themes/themes.css';
import { applyTheme, createRowStore, DataGrid, type GridColumn, type RowStore } from '@mortar/design-system';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import { type BenchColumn, COLUMNS, textOf } from '../columns.ts';
import type { Contender } from '../contender.ts';
import { richCell } from '../richCell.tsx';
import type { Line, SortField } from '../rows.ts';

const rowKey = (line: Line) => line.id;
const WIDGETS: readonly BenchColumn['rich'][] = ['quantity', 'checkbox', 'buttons'];

function columnOf(column: BenchColumn, rich: boolean): GridColumn<Line> {
  const { field, header, width } = column;
  return {
    id: field,
    header,
    width,
    align: column.number ? 'end' : 'start',
    searchable: field === 'description',
    value: (line) => (field === 'taken' ? textOf(line, field) : line[field]),
    ...(field === 'price' && { format: (_, line) => textOf(line, field) }),
    ...(rich && column.rich && { render: (line) => richCell(column, line) }),
    ...(rich && WIDGETS.includes(column.rich) && { interactive: true }),
  };
}

interface Asked {
  sort: SortField | null;
  filter: string;
}

let ask: (change: Partial<Asked>) => void;
let store: RowStore<Line>;

function Grid({ columns }: { columns: readonly GridColumn<Line>[] }) {
  const [asked, setAsked] = useState<Asked>({ sort: null, filter: '' });
  ask = (change) => setAsked((before) => ({ ...before, ...change }));
  return (
    <DataGrid
      label="Lines"
      emptyText="No lines."
      columns={columns}
      rows={store}
      rowKey={rowKey}
      sort={asked.sort ? [{ column: asked.sort, direction: 'asc' }] : []}
      search={{ text: asked.filter, match: 'contains' }}
      filterBySearch
    />
  );
}

export const contender: Contender = {
  mount(host, rows, rich) {
    applyTheme('mortar', 'light');
    store = createRowStore(rows, rowKey);
    createRoot(host).render(<Grid columns={COLUMNS.map((column) => columnOf(column, rich))} />);
  },
  sort: (sort) => ask({ sort }),
  filter: (filter) => ask({ filter }),
  update(changes) {
    for (const { id, field, value } of changes) store.patch(id, { [field]: value });
  },
};

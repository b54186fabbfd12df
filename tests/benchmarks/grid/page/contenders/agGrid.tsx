import {
  CellStyleModule,
  ClientSideRowModelApiModule,
  ClientSideRowModelModule,
  type ColDef,
  ColumnApiModule,
  type GridApi,
  TextFilterModule,
  themeQuartz,
} from 'ag-grid-community';
import { AgGridReact } from 'ag-grid-react';
import { createRoot } from 'react-dom/client';
import { type BenchColumn, COLUMNS, ROW_HEIGHT, textOf } from '../columns.ts';
import type { Contender } from '../contender.ts';
import { richCell } from '../richCell.tsx';
import { collator, type Line } from '../rows.ts';

const MODULES = [
  CellStyleModule,
  ClientSideRowModelModule,
  ClientSideRowModelApiModule,
  ColumnApiModule,
  TextFilterModule,
];
const compareTexts = (a: string, b: string) => collator.compare(a, b);

function columnOf(column: BenchColumn, rich: boolean): ColDef<Line> {
  const { field, header, width } = column;
  return {
    field,
    headerName: header,
    width,
    cellDataType: false,
    ...(column.number && { cellClass: 'b-number' }),
    ...((field === 'description' || field === 'supplier') && { comparator: compareTexts }),
    ...(field === 'description' && { filter: 'agTextColumnFilter' }),
    ...((field === 'price' || field === 'taken') && {
      valueFormatter: ({ data }: { data: Line | undefined }) => (data ? textOf(data, field) : ''),
    }),
    ...(rich && column.rich && { cellRenderer: ({ data }: { data: Line }) => richCell(column, data) }),
  };
}

let grid: GridApi<Line>;
let lines: Line[];

export const contender: Contender = {
  mount(host, rows, rich) {
    lines = [...rows];
    createRoot(host).render(
      <AgGridReact<Line>
        modules={MODULES}
        theme={themeQuartz}
        rowData={rows}
        columnDefs={COLUMNS.map((column) => columnOf(column, rich))}
        getRowId={({ data }) => String(data.id)}
        rowHeight={ROW_HEIGHT}
        headerHeight={ROW_HEIGHT}
        animateRows={false}
        deltaSort
        onGridReady={({ api }) => {
          grid = api;
        }}
      />,
    );
  },
  sort(field) {
    grid.applyColumnState({ state: field ? [{ colId: field, sort: 'asc' }] : [], defaultState: { sort: null } });
  },
  filter(text) {
    grid.setFilterModel(text ? { description: { filterType: 'text', type: 'contains', filter: text } } : null);
  },
  update(changes) {
    const touched = new Map<number, Line>();
    for (const { id, field, value } of changes) {
      const next = { ...(lines[id] as Line), [field]: value };
      lines[id] = next;
      touched.set(id, next);
    }
    grid.applyTransaction({ update: [...touched.values()] });
  },
};

import 'react-data-grid/lib/styles.css';
import { useState } from 'react';
import { type Column, DataGrid } from 'react-data-grid';
import { createRoot } from 'react-dom/client';
import { AppSide } from '../appSide.ts';
import { type BenchColumn, COLUMNS, ROW_HEIGHT, textOf } from '../columns.ts';
import type { Contender } from '../contender.ts';
import { richCell } from '../richCell.tsx';
import type { Line } from '../rows.ts';

const rowKey = (line: Line) => line.id;

function columnOf(column: BenchColumn, rich: boolean): Column<Line> {
  const { field, header, width } = column;
  return {
    key: field,
    name: header,
    width,
    sortable: true,
    ...(column.number && { cellClass: 'b-number' }),
    renderCell: ({ row }) => (rich ? richCell(column, row) : textOf(row, field)),
  };
}

let app: AppSide;
let show: (rows: readonly Line[]) => void;

function Grid({ columns }: { columns: readonly Column<Line>[] }) {
  const [rows, setRows] = useState(app.shown);
  show = setRows;
  return (
    <DataGrid
      columns={columns}
      rows={rows}
      rowKeyGetter={rowKey}
      rowHeight={ROW_HEIGHT}
      headerRowHeight={ROW_HEIGHT}
      style={{ blockSize: '100%' }}
    />
  );
}

export const contender: Contender = {
  mount(host, rows, rich) {
    app = new AppSide(rows);
    createRoot(host).render(<Grid columns={COLUMNS.map((column) => columnOf(column, rich))} />);
  },
  sort(field) {
    app.sort(field);
    show(app.shown);
  },
  filter(text) {
    app.filter(text);
    show(app.shown);
  },
  update(changes) {
    app.update(changes);
    show(app.shown);
  },
};

import '@glideapps/glide-data-grid/dist/index.css';
import {
  DataEditor,
  type DataEditorRef,
  type DrawCellCallback,
  type GridCell,
  GridCellKind,
  type GridColumn,
} from '@glideapps/glide-data-grid';
import { useCallback, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { AppSide } from '../appSide.ts';
import { COLUMNS, ROW_HEIGHT, textOf } from '../columns.ts';
import type { Contender } from '../contender.ts';
import type { Line } from '../rows.ts';

const GRID_COLUMNS: GridColumn[] = COLUMNS.map(({ field, header, width }) => ({ id: field, title: header, width }));
const STOCK = COLUMNS.findIndex(({ field }) => field === 'stock');

/** Rich rows as a canvas has them: pictures of a badge, a number, a checkbox and buttons. */
function cellOf(line: Line, place: number, rich: boolean): GridCell {
  const column = COLUMNS[place] as (typeof COLUMNS)[number];
  const text = textOf(line, column.field);
  switch (rich ? column.rich : undefined) {
    case 'badge':
      return { kind: GridCellKind.Bubble, data: [text], allowOverlay: false };
    case 'quantity':
      return { kind: GridCellKind.Number, data: line.quantity, displayData: text, allowOverlay: true };
    case 'checkbox':
      return { kind: GridCellKind.Boolean, data: line.taken, allowOverlay: false };
    case 'buttons':
      return { kind: GridCellKind.Bubble, data: ['+', '−'], allowOverlay: false };
    default: {
      const align = column.number ? ({ contentAlign: 'right' } as const) : {};
      return { kind: GridCellKind.Text, data: text, displayData: text, allowOverlay: false, ...align };
    }
  }
}

let app: AppSide;
let editor: DataEditorRef | null = null;
let show: (rows: readonly Line[]) => void;
let shown: readonly Line[];
let frame: HTMLElement;

/** What the cell shows as a colour, so that it can be read off the canvas. */
const paintNumber: DrawCellCallback = ({ ctx, rect, col, row }, drawContent) => {
  drawContent();
  const field = COLUMNS[col]?.field;
  const line = shown[row];
  if (!line || (field !== 'id' && field !== 'stock')) return;
  ctx.fillStyle = `#${line[field].toString(16).padStart(6, '0')}`;
  ctx.fillRect(rect.x + rect.width / 2 - 3, rect.y + 2, 6, 5);
};

function Grid({ rich }: { rich: boolean }) {
  const [rows, setRows] = useState(app.shown);
  show = setRows;
  // Changed in place between two renders when nothing moves.
  const content = useCallback(
    ([place, row]: readonly [number, number]) => cellOf(shown[row] ?? (rows[row] as Line), place, rich),
    [rows, rich],
  );
  return (
    <DataEditor
      ref={(element) => {
        editor = element;
      }}
      columns={GRID_COLUMNS}
      rows={rows.length}
      getCellContent={content}
      drawCell={paintNumber}
      rowHeight={ROW_HEIGHT}
      headerHeight={ROW_HEIGHT}
      width={1240}
      height={640}
      smoothScrollY
      smoothScrollX
    />
  );
}

function showAll(): void {
  shown = app.shown;
  show(shown);
}

export const contender: Contender = {
  mount(host, rows, rich) {
    frame = host;
    app = new AppSide(rows);
    shown = app.shown;
    createRoot(host).render(<Grid rich={rich} />);
  },
  sort(field) {
    app.sort(field);
    showAll();
  },
  filter(text) {
    app.filter(text);
    showAll();
  },
  update(changes) {
    const positions = app.update(changes);
    if (!positions) return showAll();
    shown = app.shown;
    editor?.updateCells(positions.map((row) => ({ cell: [STOCK, row] })));
  },
  canvas: () => ({ element: frame.querySelector('canvas') as HTMLCanvasElement, top: ROW_HEIGHT + 1 }),
};

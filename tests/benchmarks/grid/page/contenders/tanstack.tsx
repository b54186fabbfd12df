import {
  columnFilteringFeature,
  createFilteredRowModel,
  createSortedRowModel,
  filterFn_includesString,
  type Row,
  rowSortingFeature,
  tableFeatures,
  useTable,
} from '@tanstack/react-table';
import { useVirtualizer } from '@tanstack/react-virtual';
import { memo, useRef, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { COLUMNS, ROW_HEIGHT, TRACKS, textOf } from '../columns.ts';
import type { Contender } from '../contender.ts';
import { richCell } from '../richCell.tsx';
import { comparer, type Line, type SortField } from '../rows.ts';

const features = tableFeatures({
  rowSortingFeature,
  sortedRowModel: createSortedRowModel(),
  columnFilteringFeature,
  filteredRowModel: createFilteredRowModel(),
  filterFns: { includesString: filterFn_includesString },
});
type Features = typeof features;

const columns = COLUMNS.map(({ field, header }) => ({
  id: field,
  header,
  accessorFn: (line: Line) => line[field],
  filterFn: 'includesString' as const,
  sortFn: (a: Row<Features, Line>, b: Row<Features, Line>) => comparer(field as SortField)(a.original, b.original),
}));

interface RowProps {
  line: Line;
  top: number;
  rich: boolean;
}

/** The cells are ours to make: plain elements, as light as they get. */
const TableRow = memo(function TableRow({ line, top, rich }: RowProps) {
  return (
    <div className="b-row" style={{ transform: `translateY(${top}px)` }}>
      {COLUMNS.map((column) => (
        <div key={column.field} className={column.number ? 'b-cell b-number' : 'b-cell'}>
          {rich ? richCell(column, line) : textOf(line, column.field)}
        </div>
      ))}
    </div>
  );
});

let data: Line[];
let show: (lines: Line[]) => void;
let sortBy: (field: SortField | null) => void;
let filterBy: (text: string) => void;

function Grid({ rich }: { rich: boolean }) {
  const [lines, setLines] = useState(data);
  const scroller = useRef<HTMLDivElement>(null);
  show = setLines;
  const table = useTable({ features, columns, data: lines, getRowId: (line) => String(line.id) });
  sortBy = (field) => table.setSorting(field ? [{ id: field, desc: false }] : []);
  filterBy = (text) => table.setColumnFilters(text ? [{ id: 'description', value: text }] : []);
  const { rows } = table.getRowModel();
  const virtualizer = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => ROW_HEIGHT,
    scrollMargin: 0,
    overscan: 4,
  });
  return (
    <div className="b-grid" ref={scroller} style={{ '--b-tracks': TRACKS } as React.CSSProperties}>
      <div className="b-head">
        {COLUMNS.map(({ field, header }) => (
          <div key={field} className="b-cell">
            {header}
          </div>
        ))}
      </div>
      <div className="b-body" style={{ blockSize: virtualizer.getTotalSize() }}>
        {virtualizer.getVirtualItems().map((item) => {
          const row = rows[item.index];
          return row && <TableRow key={row.id} line={row.original} top={item.start} rich={rich} />;
        })}
      </div>
    </div>
  );
}

export const contender: Contender = {
  mount(host, rows, rich) {
    data = rows;
    createRoot(host).render(<Grid rich={rich} />);
  },
  sort: (field) => sortBy(field),
  filter: (text) => filterBy(text),
  update(changes) {
    data = [...data];
    for (const { id, field, value } of changes) data[id] = { ...(data[id] as Line), [field]: value };
    show(data);
  },
};

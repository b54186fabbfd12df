// biome-ignore-all lint/a11y/useSemanticElements: rows are placed one by one, which table elements do not allow
// biome-ignore-all lint/a11y/useFocusableInteractive: in a grid the cells take the focus, not its rows
import { memo, type ReactNode, useSyncExternalStore } from 'react';
import { cellText } from '../columns/cellText.ts';
import { type Lane, rowName } from '../columns/gridTracks.ts';
import { WORDS } from '../messages.ts';
import type { GridColumn } from '../types.ts';
import { Highlighted } from './Highlighted.tsx';
import { InteractiveContent } from './InteractiveContent.tsx';
import { isPainted } from './paintRow.ts';
import type { RowLook, RowSlot } from './rowSlot.ts';

interface SlotProps<Row> {
  slot: RowSlot<Row>;
}

function dataContent<Row>({ row, rowKey, pattern, marked }: RowLook<Row>, column: GridColumn<Row>): ReactNode {
  const text = cellText(column, row);
  const highlighted = pattern && marked.has(column.id) ? <Highlighted text={text} pattern={pattern} /> : text;
  const content = column.render ? column.render(row, { text, highlighted }) : highlighted;
  // Widgets may keep state, which is the row's and not the element's.
  return column.interactive ? <InteractiveContent key={rowKey}>{content}</InteractiveContent> : content;
}

/** What React renders in a cell. */
function CellContent<Row>({ slot, lane }: SlotProps<Row> & { lane: Lane<Row> }): ReactNode {
  const look = useSyncExternalStore(slot.subscribe, slot.look);
  if (!look) return null;
  if (lane.kind === 'data') return dataContent(look, lane.column);
  const name = rowName(look.lanes, look.row);
  if (lane.kind === 'select') {
    return (
      <input
        type="checkbox"
        tabIndex={-1}
        readOnly
        checked={look.selected === true}
        aria-label={WORDS.selectRow(name)}
      />
    );
  }
  return <button type="button" tabIndex={-1} aria-expanded={look.expanded} aria-label={WORDS.expand(name)} />;
}

function Detail<Row>({ slot }: SlotProps<Row>) {
  const look = useSyncExternalStore(slot.subscribe, slot.look);
  if (!look?.expanded || !look.renderDetail) return null;
  return (
    <div key={look.rowKey} role="gridcell" className="m-grid-detail">
      {look.renderDetail(look.row)}
    </div>
  );
}

function Row<Row>({ slot, lanes, unfolds }: SlotProps<Row> & { lanes: readonly Lane<Row>[]; unfolds: boolean }) {
  return (
    <div role="row" hidden ref={slot.attach}>
      {lanes.map((lane, index) => (
        <div
          // An element is either painted or rendered: it cannot become the other.
          key={isPainted(lane) ? lane.id : `${lane.id} rendered`}
          role="gridcell"
          className={lane.className}
          style={lane.style}
          aria-colindex={index + 1}
          tabIndex={-1}
        >
          {!isPainted(lane) && <CellContent slot={slot} lane={lane} />}
        </div>
      ))}
      {unfolds && <Detail slot={slot} />}
    </div>
  );
}

/**
 * The elements of a row, made once, whichever rows they show later. React knows nothing of what `paintRow` writes into
 * them, and sets nothing that `paintRow` sets.
 */
export const GridRow = memo(Row) as typeof Row;

// biome-ignore-all lint/a11y/useSemanticElements: rows are placed one by one, which table elements do not allow
// biome-ignore-all lint/a11y/useAriaPropsSupportedByRole: a cell is a gridcell or a rowheader, which the rule does not see
// biome-ignore-all lint/a11y/useFocusableInteractive: in a grid the cells take the focus, not its rows
import { memo, type ReactNode, useSyncExternalStore } from 'react';
import { cellText } from '../columns/cellText.ts';
import { type GridTrack, rowName } from '../columns/gridTracks.ts';
import { messages } from '../messages.ts';
import type { GridColumn } from '../types.ts';
import { Highlighted } from './Highlighted.tsx';
import { InteractiveContent } from './InteractiveContent.tsx';
import { isPainted } from './paintRow.ts';
import type { RowProps } from './rowProps.ts';
import type { RowSlot } from './rowSlot.ts';

interface SlotProps<Row> {
  slot: RowSlot<Row>;
}

function dataContent<Row>({ row, rowKey, pattern, marked }: RowProps<Row>, column: GridColumn<Row>): ReactNode {
  const text = cellText(column, row);
  const highlighted = pattern && marked.has(column.id) ? <Highlighted text={text} pattern={pattern} /> : text;
  const content = column.render ? column.render(row, { text, highlighted }) : highlighted;
  // Keyed by row, because widgets may have state that must not follow the reused element.
  return column.interactive ? <InteractiveContent key={rowKey}>{content}</InteractiveContent> : content;
}

/** Content of a cell rendered by React. */
function CellContent<Row>({ slot, track }: SlotProps<Row> & { track: GridTrack<Row> }): ReactNode {
  const rowProps = useSyncExternalStore(slot.subscribe, slot.props);
  if (!rowProps) return null;
  if (track.kind === 'data') return dataContent(rowProps, track.column);
  const name = rowName(rowProps.tracks, rowProps.row);
  if (track.kind === 'select') {
    return (
      <input
        type="checkbox"
        tabIndex={-1}
        readOnly
        checked={rowProps.selected === true}
        aria-label={messages.selectRow(name)}
      />
    );
  }
  return <button type="button" tabIndex={-1} aria-expanded={rowProps.expanded} aria-label={messages.expand(name)} />;
}

function Detail<Row>({ slot }: SlotProps<Row>) {
  const rowProps = useSyncExternalStore(slot.subscribe, slot.props);
  if (!rowProps?.expanded || !rowProps.renderDetail) return null;
  return (
    <div key={rowProps.rowKey} role="gridcell" className="m-grid-detail" translate="yes">
      {rowProps.renderDetail(rowProps.row)}
    </div>
  );
}

function Row<Row>({ slot, tracks, unfolds }: SlotProps<Row> & { tracks: readonly GridTrack<Row>[]; unfolds: boolean }) {
  return (
    // Not translated: contains codes, amounts and names, and its text nodes are reused.
    <div role="row" hidden translate="no" ref={slot.attach}>
      {tracks.map((track, index) => (
        <div
          // Forces a new element, because a painted one cannot become a rendered one.
          key={isPainted(track) ? track.id : `${track.id} rendered`}
          role={track.rowHeader ? 'rowheader' : 'gridcell'}
          className={track.className}
          style={track.style}
          aria-colindex={index + 1}
          tabIndex={-1}
        >
          {!isPainted(track) && <CellContent slot={slot} track={track} />}
        </div>
      ))}
      {unfolds && <Detail slot={slot} />}
    </div>
  );
}

/**
 * Elements of a row, created once and reused for other rows. React does not know what `paintRow` writes into them, and
 * sets nothing that `paintRow` sets.
 */
export const GridRow = memo(Row) as typeof Row;

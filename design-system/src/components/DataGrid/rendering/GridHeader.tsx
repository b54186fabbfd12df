// biome-ignore-all lint/a11y/useSemanticElements: rows are placed one by one, which table elements do not allow
// biome-ignore-all lint/a11y/useFocusableInteractive: in a grid the cells take the focus, not its rows
import { memo } from 'react';
import type { GridTrack } from '../columns/gridTracks.ts';
import { messages } from '../messages.ts';
import type { GridSort } from '../types.ts';

interface GridHeaderProps<Row> {
  tracks: readonly GridTrack<Row>[];
  sort: readonly GridSort[];
  /** Selected share of the shown rows. */
  covered: 'none' | 'some' | 'all';
  /** Index of the track that is the tab stop, or -1. */
  tabStop: number;
  /** Ids of columns with a filter. */
  filtered: ReadonlySet<string>;
  /** Whether headers have menus and resize edges. */
  adjustable: boolean;
}

const ARIA_SORT = { asc: 'ascending', desc: 'descending' } as const;

function SelectAll({ covered }: { covered: 'none' | 'some' | 'all' }) {
  return (
    <input
      type="checkbox"
      tabIndex={-1}
      readOnly
      checked={covered === 'all'}
      ref={(box) => {
        if (box) box.indeterminate = covered === 'some';
      }}
      aria-label={messages.selectAll}
    />
  );
}

function SortMark({ direction, place }: { direction: 'asc' | 'desc'; place: number | null }) {
  return (
    <span className="m-grid-sort" aria-hidden="true">
      {direction === 'asc' ? '↑' : '↓'}
      {place !== null && <span className="m-grid-sort-place">{place}</span>}
    </span>
  );
}

function describeHeader(
  direction: 'asc' | 'desc' | undefined,
  place: number,
  filtered: boolean,
  hint: string | undefined,
): string | undefined {
  const words = [
    ...(hint ? [hint] : []),
    ...(direction && place > 0 ? [messages.alsoSorted(direction, place + 1)] : []),
    ...(filtered ? [messages.filtered] : []),
  ];
  return words.length > 0 ? words.join(', ') : undefined;
}

/** Menu button and resize edge of a column. Their code is loaded after the header. */
function Handles({ header, filtered }: { header: string; filtered: boolean }) {
  return (
    <>
      <button
        type="button"
        tabIndex={-1}
        className="m-grid-menu-button"
        data-filtered={filtered || undefined}
        aria-haspopup="menu"
        aria-label={messages.columnMenu(header)}
      />
      <span className="m-grid-edge" />
    </>
  );
}

function Header<Row>({ tracks, sort, covered, tabStop, filtered, adjustable }: GridHeaderProps<Row>) {
  return (
    <div role="rowgroup" className="m-grid-head">
      <div role="row" className="m-grid-header-row" aria-rowindex={1}>
        {tracks.map((track, index) => {
          const place = sort.findIndex((criterion) => criterion.column === track.id);
          const direction = sort[place]?.direction;
          const isFiltered = filtered.has(track.id);
          return (
            <div
              key={track.id}
              role="columnheader"
              className={`${track.className} m-grid-header`}
              style={track.style}
              aria-label={adjustable ? track.column?.header : undefined}
              aria-colindex={index + 1}
              aria-sort={direction && place === 0 ? ARIA_SORT[direction] : undefined}
              aria-description={describeHeader(direction, place, isFiltered, track.column?.hint)}
              title={track.column?.hint}
              aria-keyshortcuts={adjustable && track.column ? 'Alt+ArrowDown' : undefined}
              data-sortable={(track.kind === 'data' && track.column.sortable !== false) || undefined}
              tabIndex={index === tabStop ? 0 : -1}
            >
              {track.kind === 'select' && <SelectAll covered={covered} />}
              {track.kind === 'expand' && <span className="m-grid-unseen">{messages.details}</span>}
              {track.kind === 'data' && <span className="m-grid-title">{track.column.header}</span>}
              {direction && <SortMark direction={direction} place={sort.length > 1 ? place + 1 : null} />}
              {adjustable && track.column && <Handles header={track.column.header} filtered={isFiltered} />}
            </div>
          );
        })}
      </div>
    </div>
  );
}

/** Column names, always visible. A click sorts, Shift adds a criterion; the grid handles both. */
export const GridHeader = memo(Header) as typeof Header;

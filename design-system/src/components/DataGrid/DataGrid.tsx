import { type CSSProperties, useCallback, useImperativeHandle, useMemo, useRef, useState } from 'react';
import './DataGrid.css';
import { positionOfKey } from './active.ts';
import { GridFooter } from './GridFooter.tsx';
import { GridHeader } from './GridHeader.tsx';
import { GridMessage } from './GridMessage.tsx';
import { GridRow } from './GridRow.tsx';
import { GridSearchBox } from './GridSearchBox.tsx';
import { GridViewport, type RowPlace, type ViewportHandle } from './GridViewport.tsx';
import { lanesOf } from './lanes.ts';
import { toggled } from './selection.ts';
import { nextSort } from './sort.ts';
import type { DataGridProps, GridSort, RowKey } from './types.ts';
import { useActiveCell } from './useActiveCell.ts';
import { useControlled } from './useControlled.ts';
import { useGridEvents } from './useGridEvents.ts';
import { useMarks, useSearch } from './useSearch.ts';
import { useSelection } from './useSelection.ts';
import { useShownRows } from './useShownRows.ts';
import { viewRows } from './view.ts';

const ROW_HEIGHT = { compact: 30, comfortable: 36 } as const;
const NO_ROWS: readonly never[] = [];
const NO_SORT: readonly GridSort[] = [];
const NO_KEYS: ReadonlySet<RowKey> = new Set();

/** Many rows, worked through with the keyboard. `DataGrid.mdx` says when to take something else. */
export function DataGrid<Row>(props: DataGridProps<Row>) {
  const { label, columns, rowKey, state = 'ready', selection: mode = 'none', renderDetail, rowTone, footer } = props;
  const grid = useRef<HTMLDivElement>(null);
  const viewport = useRef<ViewportHandle>(null);
  const searchBox = useRef<HTMLInputElement>(null);
  const rowHeight = ROW_HEIGHT[props.density ?? 'compact'];

  const { search, filter, own: ownSearch, typed, setTyped } = useSearch(props);
  const { pattern, marked } = useMarks(columns, search);
  const [sort, setSort] = useState(props.defaultSort ?? NO_SORT);
  const { rows, view } = useShownRows(state === 'error' ? NO_ROWS : props.rows, columns, sort, filter);
  const unfolds = renderDetail !== undefined;
  const lanes = useMemo(() => lanesOf(columns, mode, unfolds), [columns, mode, unfolds]);
  const keyAt = useCallback((position: number) => rowKey(rows[view.rowAt(position)] as Row), [rows, view, rowKey]);

  const selection = useSelection({
    mode,
    selected: props.selected,
    onChange: props.onSelectionChange,
    length: view.length,
    keyAt,
  });
  const [expanded, setExpanded] = useControlled(props.expanded, NO_KEYS, props.onExpandedChange);
  const unfolded = useCallback((position: number) => expanded.has(keyAt(position)), [expanded, keyAt]);
  const firstLane = lanes.find((lane) => lane.kind === 'data')?.id ?? '';
  const { active, setActive, noteFocus, focus, focusRow } = useActiveCell({
    grid,
    rows,
    view,
    rowKey,
    firstLane,
    onRowChange: props.onActiveRowChange,
  });

  const inHeader = active?.inHeader || view.length === 0;
  const tabLane = Math.max(
    0,
    lanes.findIndex((lane) => lane.id === (active?.lane ?? firstLane)),
  );
  const pinned = inHeader ? -1 : (active?.position ?? 0);

  const handlers = useGridEvents({
    grid,
    shown: { rows, view, rowKey },
    lanes,
    active,
    setActive,
    noteFocus,
    selection,
    page: () => viewport.current?.page() ?? 1,
    sortBy: (column, additive) => setSort(nextSort(sort, column, additive)),
    unfold(position, open = !unfolded(position)) {
      if (unfolds && open !== unfolded(position)) setExpanded(toggled(expanded, keyAt(position)));
    },
    props: { ...props, onLeaveTop: props.onLeaveTop ?? (ownSearch ? () => searchBox.current?.focus() : undefined) },
  });

  useImperativeHandle(props.gridRef, () => ({
    focus,
    focusRow,
    scrollToRow(key) {
      const position = positionOfKey({ rows, view, rowKey }, key);
      if (position >= 0) viewport.current?.scrollTo(position);
    },
    shownRows: () => viewRows(view, rows),
  }));

  const shownRows = useMemo(() => (footer ? viewRows(view, rows) : NO_ROWS), [footer, view, rows]);
  const style: CSSProperties & Record<`--${string}`, string> = {
    '--m-grid-row-height': `${rowHeight}px`,
    '--m-grid-tracks': lanes.map((lane) => lane.track).join(' '),
    '--m-grid-least': `${lanes.reduce((sum, lane) => sum + lane.least, 0)}px`,
  };

  function renderRow({ position, top, measure }: RowPlace) {
    const row = rows[view.rowAt(position)];
    if (row === undefined) return null;
    const key = rowKey(row);
    const open = unfolds && expanded.has(key);
    return (
      <GridRow
        row={row}
        rowKey={key}
        position={position}
        top={top}
        lanes={lanes}
        tone={rowTone?.(row)}
        selected={mode === 'none' ? undefined : selection.keys.has(key)}
        active={!inHeader && active?.position === position}
        tabLane={position === pinned ? tabLane : -1}
        pattern={pattern}
        marked={marked}
        expanded={unfolds ? open : undefined}
        renderDetail={open ? renderDetail : undefined}
        measure={measure}
      />
    );
  }

  return (
    <div className="m-grid" style={style}>
      {props.searchPanel && (
        <div className="m-grid-panel">
          {ownSearch ? (
            <GridSearchBox ref={searchBox} label={label} text={typed} onText={setTyped} onLeave={focus} />
          ) : (
            props.searchPanel
          )}
        </div>
      )}
      <div className="m-grid-frame" data-empty={view.length === 0 || undefined}>
        <GridViewport
          {...handlers}
          scroller={grid}
          viewport={viewport}
          className="m-grid-scroll"
          aria-label={label}
          aria-busy={state === 'loading'}
          aria-rowcount={view.length + (footer ? 2 : 1)}
          aria-colcount={lanes.length}
          aria-multiselectable={mode === 'multiple' || undefined}
          header={
            <GridHeader lanes={lanes} sort={sort} covered={selection.covered} tabLane={inHeader ? tabLane : -1} />
          }
          footer={footer && <GridFooter lanes={lanes} rows={shownRows} rowIndex={view.length + 2} />}
          count={view.length}
          rowHeight={rowHeight}
          covered={rowHeight * (footer ? 2 : 1)}
          pinned={pinned}
          pinnedKey={pinned < 0 ? null : (active?.key ?? null)}
          keyAt={keyAt}
          unfolded={unfolds ? unfolded : undefined}
          recycle={!unfolds && !columns.some((column) => column.interactive)}
          renderRow={renderRow}
        />
        <GridMessage {...props} state={state} filled={view.length > 0} />
      </div>
    </div>
  );
}

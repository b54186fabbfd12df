import { type CSSProperties, Suspense, useCallback, useImperativeHandle, useMemo, useRef, useState } from 'react';
import './DataGrid.css';
import './rendering/GridRow.css';
import './rendering/GridHeader.css';
import type { ColumnToolsHandle } from './columns/columnToolsHandle.ts';
import { getTracks, pinnedWidth, rowName, utilityWidth } from './columns/gridTracks.ts';
import { useColumnFit } from './columns/useColumnFit.ts';
import { useColumnLayout } from './columns/useColumnLayout.ts';
import { gridExport } from './export/gridExport.ts';
import { NO_FILTERS } from './filtering/filters.ts';
import { GridSearchBox } from './filtering/GridSearchBox.tsx';
import { useMarks, useSearch } from './filtering/useSearch.ts';
import { activeAt, positionOfKey } from './keyboard/activeCell.ts';
import { useActiveCell } from './keyboard/useActiveCell.ts';
import { useGridEvents } from './keyboard/useGridEvents.ts';
import { useStart } from './keyboard/useStart.ts';
import { LazyColumnTools, LazyFindBar } from './lazyParts.tsx';
import { messages } from './messages.ts';
import { GridFooter } from './rendering/GridFooter.tsx';
import { GridHeader } from './rendering/GridHeader.tsx';
import { GridMessage } from './rendering/GridMessage.tsx';
import { MoreRow } from './rendering/MoreRow.tsx';
import type { RowProps } from './rendering/rowProps.ts';
import { useColumnMeasure } from './rendering/useColumnMeasure.ts';
import { useFlashedRow } from './rendering/useFlashedRow.ts';
import { useSpokenCount } from './rendering/useSpokenCount.ts';
import { isRowStore } from './rowModel/rowStore.ts';
import { useShownRows } from './rowModel/useShownRows.ts';
import { useSortAndFilters } from './rowModel/useSortAndFilters.ts';
import { viewRows } from './rowModel/view.ts';
import { toggleKey } from './selection/selection.ts';
import { useSelection } from './selection/useSelection.ts';
import { useSpokenSelection } from './selection/useSpokenSelection.ts';
import { nextSort } from './sorting/sort.ts';
import type { DataGridProps, RowKey, RowStore } from './types.ts';
import { useControlled } from './useControlled.ts';
import { GridViewport, type ViewportHandle } from './virtualization/GridViewport.tsx';
import { useEndReached } from './virtualization/useEndReached.ts';

const ROW_HEIGHT = { compact: 30, comfortable: 48 } as const;
const NO_ROWS: readonly never[] = [];
const NO_KEYS: ReadonlySet<RowKey> = new Set();

/** A grid for many rows with keyboard operation. `DataGrid.mdx` explains when to use something else. */
export function DataGrid<Row>(props: DataGridProps<Row>) {
  const { label, rowKey, state = 'ready', selection: mode = 'none', renderDetail, rowTone, footer, tree } = props;
  const { onRetry, more = 'none', adjustable = props.layoutKey !== undefined } = props;
  const frame = useRef<HTMLDivElement>(null);
  const grid = useRef<HTMLDivElement>(null);
  const tools = useRef<ColumnToolsHandle>(null);
  const viewport = useRef<ViewportHandle>(null);
  const searchBox = useRef<HTMLInputElement>(null);
  const { columns, layout, setLayout } = useColumnLayout(props);
  const density = layout.density ?? props.density ?? 'compact';
  const rowHeight = ROW_HEIGHT[density];
  const { sort, setSort, filters, setFilters, filtered, applied } = useSortAndFilters(props, columns);
  const { search, filter, own: ownSearch, typed, setTyped } = useSearch(props);
  const [findText, setFindText] = useState<string | null>(null);
  const [flashed, flash] = useFlashedRow();
  const { pattern, marked } = useMarks(columns, search, findText ?? '');
  const source = state === 'error' ? NO_ROWS : props.rows;
  const { rows, view } = useShownRows({
    source,
    columns,
    ...applied,
    filter,
    rowKey,
    repaint: footer || findText !== null ? undefined : repaintRows,
  });
  const measuring = useColumnMeasure(frame);
  const glyphWidths = measuring?.glyphWidths ?? null;
  const unfolds = renderDetail !== undefined;
  const shownRows = useMemo(() => (footer ? viewRows(view, rows) : NO_ROWS), [footer, view, rows]);
  const fit = useColumnFit({
    columns,
    layout,
    scroller: grid,
    taken: utilityWidth(mode, unfolds),
    measuring,
    shown: view,
    subject: props.widthsOf ?? props.subject,
    firstRows: (count) => viewRows(view, rows, 0, count),
    summaryRows: footer ? shownRows : undefined,
  });
  const tracks = useMemo(() => getTracks(fit.columns, mode, unfolds), [fit.columns, mode, unfolds]);

  function repaintRows(keys: ReadonlySet<RowKey>) {
    viewport.current?.repaint(keys);
    if (isRowStore(props.rows))
      fit.measureRows([...keys].flatMap((key) => (props.rows as RowStore<Row>).get(key) ?? []));
  }
  const keyAt = useCallback((position: number) => rowKey(rows[view.rowAt(position)] as Row), [rows, view, rowKey]);

  const selection = useSelection({
    mode,
    selected: props.selected,
    onChange: props.onSelectionChange,
    length: view.length,
    keyAt,
  });
  useSpokenSelection({
    multiple: mode === 'multiple',
    keys: selection.keys,
    count: view.length,
    toRows: (keys) => rows.filter((row) => keys.has(rowKey(row))),
    getName: (row) => rowName(tracks, row),
    selectionText: props.selectionText,
  });
  useSpokenCount({
    label,
    state,
    count: view.length,
    countText: props.countText,
    note: props.note,
    filterKey: JSON.stringify([filter?.text, filters]),
  });
  const [expanded, setExpanded] = useControlled(props.expanded, NO_KEYS, props.onExpandedChange);
  const isExpanded = useCallback((position: number) => expanded.has(keyAt(position)), [expanded, keyAt]);
  const firstTrack = tracks.find((track) => track.kind === 'data')?.id ?? '';
  const { active, setActive, noteFocus, focus, focusRow, awaitRows } = useActiveCell({
    grid,
    viewport,
    rows,
    view,
    rowKey,
    subject: props.subject,
    firstTrack,
    onRowChange: props.onActiveRowChange,
  });

  const start = useStart({ ...props, rows, view, viewport, moved: active !== null });
  const inHeader = active?.inHeader || view.length === 0;
  const tabStop = Math.max(
    0,
    tracks.findIndex((track) => track.id === (active?.track ?? firstTrack)),
  );
  const pinned = inHeader ? -1 : (active?.position ?? start);

  /** Moves the active cell and scrolls to it without moving focus. */
  function jump(position: number, track = active?.track ?? firstTrack) {
    const next = activeAt({ rows, view, rowKey }, position, track);
    if (!next) return;
    setActive(next);
    viewport.current?.centre(position);
  }
  function scrollToKey(key: RowKey) {
    const position = positionOfKey({ rows, view, rowKey }, key);
    if (position >= 0) viewport.current?.scrollTo(position);
  }
  function selectedRows() {
    return viewRows(view, rows).filter((row) => selection.keys.has(rowKey(row)));
  }
  const clearFilters = () => setFilters(NO_FILTERS);
  const toSearchBox = ownSearch ? () => searchBox.current?.focus() : undefined;

  const handlers = useGridEvents({
    grid,
    shown: { rows, view, rowKey },
    tracks,
    active,
    setActive,
    noteFocus,
    selection,
    page: () => viewport.current?.page() ?? 1,
    sortBy: (column, additive) => setSort(nextSort(sort, column, additive)),
    unfold(position, open = !isExpanded(position)) {
      if (unfolds && open !== isExpanded(position)) setExpanded(toggleKey(expanded, keyAt(position)));
    },
    selectedRows,
    find: props.find ? () => setFindText((text) => text ?? '') : toSearchBox,
    tools,
    props: { ...props, onLeaveTop: props.onLeaveTop ?? toSearchBox },
  });

  useImperativeHandle(props.gridRef, () => ({
    focus,
    focusRow,
    scrollToRow: scrollToKey,
    flashRow(key) {
      scrollToKey(key);
      flash(key);
    },
    shownRows: () => viewRows(view, rows),
    exportRows: ({ selectedOnly = false } = {}) =>
      gridExport({
        label,
        columns,
        rows: selectedOnly ? selectedRows() : viewRows(view, rows),
        rowKey,
        withSummaries: footer === true,
      }),
    chooseColumns: (button) => tools.current?.chooseColumns(button),
  }));

  const onEnd = useEndReached(props, rows.length);
  const moreRow = more === 'loading' || more === 'error';
  const style: CSSProperties & Record<`--${string}`, string> = {
    '--m-grid-row-height': `${rowHeight}px`,
    '--m-grid-tracks': tracks.map((track) => track.size).join(' '),
    '--m-grid-least': `${tracks.reduce((sum, track) => sum + track.minWidth, 0)}px`,
    '--m-grid-pinned-start': `${pinnedWidth(tracks, 'start')}px`,
    '--m-grid-pinned-end': `${pinnedWidth(tracks, 'end')}px`,
  };
  const place = view.length > 0 && active && !inHeader ? active.position + 1 : 0;
  const count = place > 0 ? messages.place(place, view.length) : String(view.length);

  function rowPropsAt(position: number, top: number): RowProps<Row> | null {
    const row = rows[view.rowAt(position)];
    if (row === undefined) return null;
    const key = rowKey(row);
    const open = unfolds && expanded.has(key);
    return {
      row,
      rowKey: key,
      position,
      top,
      tracks,
      tone: rowTone?.(row),
      selected: mode === 'none' ? undefined : selection.keys.has(key),
      active: !inHeader && active?.position === position,
      flashed: key === flashed,
      tabStop: position === pinned ? tabStop : -1,
      pattern,
      marked,
      glyphWidths,
      expanded: unfolds ? open : undefined,
      renderDetail: open ? renderDetail : undefined,
      level: tree?.level(row),
      open: tree?.open(row),
    };
  }

  return (
    <div
      className="m-grid"
      style={style}
      ref={frame}
      data-density={density}
      data-fitted={fit.watched || undefined}
      data-measured={measuring !== null || undefined}
    >
      {props.searchPanel && (
        <div className="m-grid-panel">
          {ownSearch ? (
            <GridSearchBox
              ref={searchBox}
              label={label}
              text={typed}
              onText={setTyped}
              count={typed.trim() === '' ? '' : count}
              onStep={(step) => jump(Math.min(Math.max(place - 1 + step, 0), view.length - 1))}
              onLeave={focus}
            />
          ) : (
            props.searchPanel
          )}
        </div>
      )}
      {adjustable && (
        <Suspense fallback={null}>
          <LazyColumnTools
            ref={tools}
            columns={fit.columns}
            density={density}
            label={label}
            frame={frame}
            grid={grid}
            tracks={tracks}
            rows={rows}
            layout={layout}
            setLayout={setLayout}
            sort={sort}
            setSort={setSort}
            filters={filters}
            setFilters={setFilters}
            declared={props.columns}
            sortRetained={props.sortRetained}
            onSortRetainedChange={props.onSortRetainedChange}
            shown={view.length}
          />
        </Suspense>
      )}
      <div className="m-grid-frame" data-empty={view.length === 0 || undefined}>
        {findText !== null && (
          <Suspense fallback={null}>
            <LazyFindBar
              label={label}
              rows={rows}
              view={view}
              tracks={tracks}
              active={active}
              text={findText}
              onText={setFindText}
              onJump={jump}
              onClose={() => {
                setFindText(null);
                focus();
              }}
            />
          </Suspense>
        )}
        <GridViewport
          {...handlers}
          scroller={grid}
          viewport={viewport}
          className={findText === null ? 'm-grid-scroll' : 'm-grid-scroll m-grid-finding'}
          aria-label={label}
          aria-busy={state === 'loading'}
          aria-rowcount={rowCount(more === 'none' ? view.length : props.total, footer)}
          aria-colcount={tracks.length}
          aria-multiselectable={mode === 'multiple' || undefined}
          header={
            <GridHeader
              tracks={tracks}
              sort={sort}
              filtered={filtered}
              adjustable={adjustable}
              covered={selection.covered}
              tabStop={inHeader ? tabStop : -1}
            />
          }
          footer={footer && <GridFooter tracks={tracks} rows={shownRows} rowIndex={view.length + 2} />}
          count={view.length}
          rowHeight={rowHeight}
          stickyHeight={rowHeight * (footer ? 2 : 1)}
          pinned={pinned}
          keyAt={keyAt}
          tree={tree !== undefined}
          isExpanded={unfolds ? isExpanded : undefined}
          tracks={tracks}
          rowPropsAt={rowPropsAt}
          renderMore={
            moreRow
              ? (top) => <MoreRow {...props} failed={more === 'error'} top={top} rowIndex={view.length + 2} />
              : undefined
          }
          onEnd={onEnd}
          onRest={({ first, last }) => fit.measureRows(viewRows(view, rows, first, last + 1))}
        />
        <GridMessage
          {...props}
          {...(onRetry && {
            onRetry() {
              awaitRows();
              onRetry();
            },
          })}
          state={state}
          filled={view.length > 0 || more !== 'none'}
          filtered={filtered.size > 0}
          onClearFilters={clearFilters}
        />
      </div>
    </div>
  );
}

/** Returns the row count with header and footer; -1 if unknown. */
function rowCount(rows: number | undefined, footer: boolean | undefined): number {
  return rows === undefined ? -1 : rows + (footer ? 2 : 1);
}

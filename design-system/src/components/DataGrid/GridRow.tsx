// biome-ignore-all lint/a11y/useSemanticElements: rows are placed one by one, which table elements do not allow
// biome-ignore-all lint/a11y/useFocusableInteractive: in a grid the cells take the focus, not its rows
import { memo, type ReactNode, type RefCallback } from 'react';
import { cellText } from './cellText.ts';
import { Highlighted } from './Highlighted.tsx';
import { InteractiveContent } from './InteractiveContent.tsx';
import { type Lane, rowName } from './lanes.ts';
import type { GridColumn, RowKey, RowTone } from './types.ts';
import { WORDS } from './words.ts';

export interface GridRowProps<Row> {
  row: Row;
  rowKey: RowKey;
  /** Place among the rows that show, from 0. */
  position: number;
  /** Distance from the first row, in px. */
  top: number;
  lanes: readonly Lane<Row>[];
  tone: RowTone | undefined;
  /** Undefined when rows cannot be selected. */
  selected: boolean | undefined;
  /** The row with the keyboard. */
  active: boolean;
  /** Index of the lane that Tab reaches, or -1. */
  tabLane: number;
  /** What to mark, and in which columns. */
  pattern: RegExp | null;
  marked: ReadonlySet<string>;
  /** Undefined when rows do not unfold. */
  expanded: boolean | undefined;
  renderDetail: ((row: Row) => ReactNode) | undefined;
  /** Measures an unfolded row. */
  measure: RefCallback<HTMLElement> | undefined;
}

function dataContent<Row>({ row, rowKey, pattern, marked }: GridRowProps<Row>, column: GridColumn<Row>): ReactNode {
  const text = cellText(column, row);
  const highlighted = pattern && marked.has(column.id) ? <Highlighted text={text} pattern={pattern} /> : text;
  const content = column.render ? column.render(row, { text, highlighted }) : highlighted;
  return column.interactive ? <InteractiveContent key={rowKey}>{content}</InteractiveContent> : content;
}

function content<Row>(props: GridRowProps<Row>, lane: Lane<Row>): ReactNode {
  if (lane.kind === 'data') return dataContent(props, lane.column);
  const name = rowName(props.lanes, props.row);
  if (lane.kind === 'select') {
    return <input type="checkbox" tabIndex={-1} readOnly checked={props.selected} aria-label={WORDS.selectRow(name)} />;
  }
  return <button type="button" tabIndex={-1} aria-expanded={props.expanded} aria-label={WORDS.expand(name)} />;
}

function Row<Row>(props: GridRowProps<Row>) {
  const { row, position, top, lanes, tone, selected, active, tabLane, expanded, renderDetail, measure } = props;
  return (
    <div
      role="row"
      className={position % 2 === 0 ? 'm-grid-row' : 'm-grid-row m-grid-alternate'}
      aria-rowindex={position + 2}
      aria-selected={selected}
      aria-disabled={tone === 'dimmed' || undefined}
      data-tone={tone}
      data-active={active || undefined}
      data-index={position}
      data-expanded={expanded || undefined}
      ref={expanded ? measure : undefined}
      style={{ transform: `translateY(${top}px)` }}
    >
      {lanes.map((lane, index) => (
        <div
          key={lane.id}
          role="gridcell"
          className={lane.className}
          style={lane.style}
          aria-colindex={index + 1}
          tabIndex={index === tabLane ? 0 : -1}
        >
          {content(props, lane)}
        </div>
      ))}
      {expanded && renderDetail && (
        <div role="gridcell" className="m-grid-detail">
          {renderDetail(row)}
        </div>
      )}
    </div>
  );
}

/** One row in plain elements. It renders again only when something it shows has changed. */
export const GridRow = memo(Row) as typeof Row;

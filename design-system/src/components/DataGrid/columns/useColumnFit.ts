import { type RefObject, useCallback, useLayoutEffect, useMemo, useReducer, useRef, useState } from 'react';
import type { GridColumn, GridLayout } from '../types.ts';
import type { ColumnNeeds, fitColumns, measureColumns } from './columnFit.ts';
import type { GlyphWidths } from './glyphWidths.ts';

/** How many rows are measured when rows come; others are when they come into sight. */
const MEASURED_ROWS = 60;
/** How many are kept until they can be measured, or for other letters or words. */
const KEPT_ROWS = 4 * MEASURED_ROWS;
const NO_NEEDS: ColumnNeeds = new Map();
const NO_ROWS: readonly never[] = [];

/** How wide characters are, and what columns make of it. */
export interface ColumnMeasure {
  glyphWidths: GlyphWidths;
  measureColumns: typeof measureColumns;
  fitColumns: typeof fitColumns;
}

interface ColumnFitOptions<Row> {
  columns: readonly GridColumn<Row>[];
  layout: GridLayout;
  /** What scrolls: its inner width is what columns share. */
  scroller: RefObject<HTMLElement | null>;
  /** Px of the grid's own tracks, for checkboxes and unfolding. */
  taken: number;
  /** Null until it is known: columns stand as they are declared. */
  measuring: ColumnMeasure | null;
  /** Changes when other rows show, or in another order. */
  shown: unknown;
  /** What the rows are of: columns that grew for one do not stay so for another. */
  subject: string | undefined;
  /** The first rows that show. */
  firstRows(count: number): readonly Row[];
  /** Rows that the footer sums up; undefined without a footer. */
  summaryRows: readonly Row[] | undefined;
}

/** The inner width of the scroller in px, watched only where it decides which columns show; null until it is known. */
function useAvailableWidth(scroller: RefObject<HTMLElement | null>, watched: boolean): number | null {
  const [room, setAvailableWidth] = useState<number | null>(null);
  useLayoutEffect(
    function watchWidth() {
      const element = scroller.current;
      if (!watched || !element) return;
      const note = () => element.clientWidth > 0 && setAvailableWidth(element.clientWidth);
      note();
      const observer = new ResizeObserver(note);
      observer.observe(element);
      return () => observer.disconnect();
    },
    [scroller, watched],
  );
  return room;
}

/** The same where columns say something else of the same rows, as when a supplier's short name is known. */
const getIds = <Row>(columns: readonly GridColumn<Row>[]) => columns.map(({ id }) => id).join();

const isLow = <Row>({ priority = 1 }: GridColumn<Row>) => priority > 1;

/** A column before anything is measured: nobody knows whether there is room for one of a low priority. */
function asShown<Row>(column: GridColumn<Row>, { shown }: GridLayout): GridColumn<Row> {
  return isLow(column) && shown[column.id] !== true ? { ...column, hidden: true } : column;
}

/** Columns as wide as what they hold, as far as the grid has room; and what measures rows that came into sight. */
export function useColumnFit<Row>(options: ColumnFitOptions<Row>) {
  const { columns, layout, scroller, taken, measuring, shown, subject, firstRows, summaryRows } = options;
  const watched = columns.some((column) => isLow(column) || column.tail !== undefined);
  const room = useAvailableWidth(scroller, watched);
  /**
   * Grows only while rows are of the same, so that a second call with the same rows changes nothing. `rows` are those that
   * it grew for: in other letters or words they are measured once more, whatever is filtered by then.
   */
  const measured = useRef({ columns, measuring, needs: NO_NEEDS, subject, shown, rows: NO_ROWS as readonly Row[] });
  const [grown, fitAgain] = useReducer((times: number) => times + 1, 0);

  const measure = useCallback(
    (rows: readonly Row[]) => {
      const before = measured.current;
      // The rows before stay until those of another subject are there.
      const others = before.subject !== subject && before.shown !== shown;
      const sameColumns = before.columns === columns;
      const ofTheSame = !others && (sameColumns || getIds(columns) === getIds(before.columns));
      const same = ofTheSame && sameColumns && before.measuring === measuring;
      const known = same ? before.needs : undefined;
      // What went before anything could be measured, or in other letters or words, counts as what comes after: columns are
      // as wide on a slow page as on a fast one.
      const withThese = () => [...new Set(ofTheSame ? [...before.rows, ...rows] : rows)].slice(-KEPT_ROWS);
      const needs = measuring
        ? measuring.measureColumns(columns, same ? rows : withThese(), measuring.glyphWidths, known, summaryRows)
        : NO_NEEDS;
      // Rows are measured with every change of one: those that nothing grew for are not gone through.
      const seen = measuring && needs === known ? before.rows : withThese();
      measured.current = {
        ...{ columns, measuring, needs, shown, rows: seen },
        // Until then what is measured is of the subject before.
        subject: others ? subject : before.subject,
      };
      return needs;
    },
    [columns, measuring, summaryRows, subject, shown],
  );
  // Rows of a store change where they stand: what is measured again is measured as it is now.
  const needs = useMemo(() => measure(firstRows(MEASURED_ROWS)), [measure, shown, columns, grown]);
  const isEmpty = useMemo(() => firstRows(1).length === 0, [shown, columns]);
  const fitted = useMemo(() => {
    if (!measuring) return columns.some(isLow) ? columns.map((column) => asShown(column, layout)) : columns;
    // Without rows nobody knows what there will be room for: what may have to go again does not come.
    const left = isEmpty ? 0 : room === null ? null : room - taken;
    return measuring.fitColumns(columns, needs, left, layout.shown, layout.widths);
  }, [measuring, columns, needs, isEmpty, room, taken, layout]);
  return {
    columns: fitted,
    /** Columns give way and go as the grid's room has it. */
    watched,
    /** Rows that came into sight, or changed: columns grow where one needs more. */
    measureRows(rows: readonly Row[]) {
      const before = measured.current.needs;
      if (measure(rows) !== before) fitAgain();
    },
  };
}

import { type RefObject, useCallback, useLayoutEffect, useMemo, useReducer, useRef, useState } from 'react';
import type { GridColumn, GridLayout } from '../types.ts';
import type { ColumnNeeds, fitColumns, measureColumns } from './columnFit.ts';
import type { GlyphWidths } from './glyphWidths.ts';

/** Number of rows measured after loading; others when they become visible. */
const MEASURED_ROWS = 60;
/** Maximum number of rows remembered until measuring is possible, or for measuring again. */
const REMEMBERED_ROWS = 4 * MEASURED_ROWS;
const NO_NEEDS: ColumnNeeds = new Map();
const NO_ROWS: readonly never[] = [];

/** Character widths, and the functions that use them. */
export interface ColumnMeasure {
  glyphWidths: GlyphWidths;
  measureColumns: typeof measureColumns;
  fitColumns: typeof fitColumns;
}

interface ColumnFitOptions<Row> {
  columns: readonly GridColumn<Row>[];
  layout: GridLayout;
  /** The scrolling element, whose inner width is shared by columns. */
  scroller: RefObject<HTMLElement | null>;
  /** Width of the grid's own tracks for checkboxes and expanding, px. */
  taken: number;
  /** Null until known: columns have their declared widths. */
  measuring: ColumnMeasure | null;
  /** Changes when other rows are shown, or in another order. */
  shown: unknown;
  /** Subject of the rows: column growth does not carry over to another. */
  subject: string | undefined;
  /** Returns the first shown rows. */
  firstRows(count: number): readonly Row[];
  /** Rows summarized in the footer; undefined without one. */
  summaryRows: readonly Row[] | undefined;
}

/** Returns the scroller's inner width in px, observed only if it affects the shown columns; null until known. */
function useAvailableWidth(scroller: RefObject<HTMLElement | null>, watched: boolean): number | null {
  const [availableWidth, setAvailableWidth] = useState<number | null>(null);
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
  return availableWidth;
}

/** Compares ids, because columns may be recreated with other texts for the same rows, such as a short name. */
const getIds = <Row>(columns: readonly GridColumn<Row>[]) => columns.map(({ id }) => id).join();

const isLow = <Row>({ priority = 1 }: GridColumn<Row>) => priority > 1;

/** Hides low-priority columns before measuring, because their fit is unknown. */
function asShown<Row>(column: GridColumn<Row>, { shown }: GridLayout): GridColumn<Row> {
  return isLow(column) && shown[column.id] !== true ? { ...column, hidden: true } : column;
}

/** Returns columns fitted to content and available width, and a function that measures newly visible rows. */
export function useColumnFit<Row>(options: ColumnFitOptions<Row>) {
  const { columns, layout, scroller, taken, measuring, shown, subject, firstRows, summaryRows } = options;
  const watched = columns.some((column) => isLow(column) || column.suffixStart !== undefined);
  const availableWidth = useAvailableWidth(scroller, watched);
  /**
   * Grows only with rows of one subject, so that repeated calls with the same rows change nothing. `rows` are those
   * measured, for measuring again with other fonts or texts, regardless of filters.
   */
  const measured = useRef({ columns, measuring, needs: NO_NEEDS, subject, shown, rows: NO_ROWS as readonly Row[] });
  const [grown, fitAgain] = useReducer((times: number) => times + 1, 0);

  const measure = useCallback(
    (rows: readonly Row[]) => {
      const before = measured.current;
      // Previous rows stay until those of another subject are loaded.
      const others = before.subject !== subject && before.shown !== shown;
      const sameColumns = before.columns === columns;
      const ofTheSame = !others && (sameColumns || getIds(columns) === getIds(before.columns));
      const same = ofTheSame && sameColumns && before.measuring === measuring;
      const known = same ? before.needs : undefined;
      // Rows shown before measuring was possible, or with other fonts or texts, count too, so that slow and fast pages
      // give the same widths.
      const withThese = () => [...new Set(ofTheSame ? [...before.rows, ...rows] : rows)].slice(-REMEMBERED_ROWS);
      const needs = measuring
        ? measuring.measureColumns(columns, same ? rows : withThese(), measuring.glyphWidths, known, summaryRows)
        : NO_NEEDS;
      // Rows are measured on every change: rows that caused no growth are not stored.
      const seen = measuring && needs === known ? before.rows : withThese();
      measured.current = {
        columns,
        measuring,
        needs,
        shown,
        rows: seen,
        // Until then measurements belong to the previous subject.
        subject: others ? subject : before.subject,
      };
      return needs;
    },
    [columns, measuring, summaryRows, subject, shown],
  );
  // A store's rows change in place, so measuring again reads present values.
  const needs = useMemo(() => measure(firstRows(MEASURED_ROWS)), [measure, shown, columns, grown]);
  const isEmpty = useMemo(() => firstRows(1).length === 0, [shown, columns]);
  const fitted = useMemo(() => {
    if (!measuring) return columns.some(isLow) ? columns.map((column) => asShown(column, layout)) : columns;
    // Without rows the available width is unknown, so optional columns stay hidden.
    const left = isEmpty ? 0 : availableWidth === null ? null : availableWidth - taken;
    return measuring.fitColumns(columns, needs, left, layout.shown, layout.widths);
  }, [measuring, columns, needs, isEmpty, availableWidth, taken, layout]);
  return {
    columns: fitted,
    /** Columns shrink and disappear with the grid's width. */
    watched,
    /** Measures newly visible or changed rows, which may widen columns. */
    measureRows(rows: readonly Row[]) {
      const before = measured.current.needs;
      if (measure(rows) !== before) fitAgain();
    },
  };
}

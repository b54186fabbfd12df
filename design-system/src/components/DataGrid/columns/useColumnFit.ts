import { type RefObject, useCallback, useLayoutEffect, useMemo, useReducer, useRef, useState } from 'react';
import type { GridColumn, GridLayout } from '../types.ts';
import { type ColumnNeeds, fitColumns, measureColumns } from './columnFit.ts';
import type { GlyphWidths } from './glyphWidths.ts';

/** How many rows are measured when rows come; others are when they come into sight. */
const MEASURED_ROWS = 60;
const NO_NEEDS: ColumnNeeds = new Map();

interface ColumnFitOptions<Row> {
  columns: readonly GridColumn<Row>[];
  layout: GridLayout;
  /** What scrolls: its inner width is what columns share. */
  scroller: RefObject<HTMLElement | null>;
  /** Px of the grid's own tracks, for checkboxes and unfolding. */
  taken: number;
  glyphWidths: GlyphWidths | null;
  /** Changes when other rows show, or in another order. */
  shown: unknown;
  /** The first rows that show. */
  firstRows(count: number): readonly Row[];
  /** Rows that the footer sums up; undefined without a footer. */
  summaryRows: readonly Row[] | undefined;
}

/** The inner width of the scroller in px, watched only where it decides which columns show; null until it is known. */
function useRoom(scroller: RefObject<HTMLElement | null>, watched: boolean): number | null {
  const [room, setRoom] = useState<number | null>(null);
  useLayoutEffect(
    function watchRoom() {
      const element = scroller.current;
      if (!watched || !element) return;
      const note = () => element.clientWidth > 0 && setRoom(element.clientWidth);
      note();
      const observer = new ResizeObserver(note);
      observer.observe(element);
      return () => observer.disconnect();
    },
    [scroller, watched],
  );
  return room;
}

/** Columns as wide as what they hold, as far as the grid has room; and what measures rows that came into sight. */
export function useColumnFit<Row>(options: ColumnFitOptions<Row>) {
  const { columns, layout, scroller, taken, glyphWidths, shown, firstRows, summaryRows } = options;
  const room = useRoom(
    scroller,
    columns.some(({ priority = 1 }) => priority > 1),
  );
  /** Grows only, so that a second call with the same rows changes nothing. */
  const measured = useRef({ columns, glyphWidths, needs: NO_NEEDS });
  const [grown, fitAgain] = useReducer((times: number) => times + 1, 0);

  const measure = useCallback(
    (rows: readonly Row[]) => {
      if (!glyphWidths) return NO_NEEDS;
      const before = measured.current;
      const known = before.columns === columns && before.glyphWidths === glyphWidths ? before.needs : undefined;
      const needs = measureColumns(columns, rows, glyphWidths, known, summaryRows);
      measured.current = { columns, glyphWidths, needs };
      return needs;
    },
    [columns, glyphWidths, summaryRows],
  );
  const rows = useMemo(() => firstRows(MEASURED_ROWS), [shown, columns]);
  const needs = useMemo(() => measure(rows), [measure, rows, grown]);
  const fitted = useMemo(
    // Without rows nobody knows what there will be room for: what may have to go again does not come.
    () =>
      fitColumns(
        columns,
        needs,
        rows.length === 0 ? 0 : room === null ? null : room - taken,
        layout.shown,
        layout.widths,
      ),
    [columns, needs, rows.length, room, taken, layout],
  );
  return {
    columns: fitted,
    /** Rows that came into sight, or changed: columns grow where one needs more. */
    measureRows(rows: readonly Row[]) {
      const before = measured.current.needs;
      if (glyphWidths && measure(rows) !== before) fitAgain();
    },
  };
}

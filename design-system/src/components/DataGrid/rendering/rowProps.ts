import type { ReactNode } from 'react';
import type { GlyphWidths } from '../columns/glyphWidths.ts';
import type { GridTrack } from '../columns/gridTracks.ts';
import type { RowKey, RowTone } from '../types.ts';

/** Everything that a row shows. */
export interface RowProps<Row> {
  row: Row;
  rowKey: RowKey;
  /** Index among the shown rows, from 0. */
  position: number;
  /** Distance from the first row, in px. */
  top: number;
  tracks: readonly GridTrack<Row>[];
  tone: RowTone | undefined;
  /** Undefined if rows are not selectable. */
  selected: boolean | undefined;
  /** Whether the row has focus. */
  active: boolean;
  /** Whether it is highlighted after being added or changed. */
  flashed: boolean;
  /** Index of the track that is the tab stop, or -1. */
  tabStop: number;
  /** Pattern of matches, and the columns to mark. */
  pattern: RegExp | null;
  marked: ReadonlySet<string>;
  /** Character widths to decide which texts fit; null if unknown. */
  glyphWidths: GlyphWidths | null;
  /** Undefined if rows are not expandable. */
  expanded: boolean | undefined;
  renderDetail: ((row: Row) => ReactNode) | undefined;
  /** Level in a tree, from 1; undefined in a plain grid. */
  level: number | undefined;
  /** Whether its child rows are shown; undefined without child rows. */
  open: boolean | undefined;
}

import type { ReactNode } from 'react';
import type { GlyphWidths } from '../columns/glyphWidths.ts';
import type { GridTrack } from '../columns/gridTracks.ts';
import type { RowKey, RowTone } from '../types.ts';

/** Everything that a row shows. */
export interface RowProps<Row> {
  row: Row;
  rowKey: RowKey;
  /** Place among the rows that show, from 0. */
  position: number;
  /** Distance from the first row, in px. */
  top: number;
  tracks: readonly GridTrack<Row>[];
  tone: RowTone | undefined;
  /** Undefined when rows cannot be selected. */
  selected: boolean | undefined;
  /** The row with the keyboard. */
  active: boolean;
  /** It came in or changed just now, and is marked for a moment. */
  flashed: boolean;
  /** Index of the track that Tab reaches, or -1. */
  tabStop: number;
  /** What to mark, and in which columns. */
  pattern: RegExp | null;
  marked: ReadonlySet<string>;
  /** Which texts surely fit; null while nobody knows. */
  glyphWidths: GlyphWidths | null;
  /** Undefined when rows do not unfold. */
  expanded: boolean | undefined;
  renderDetail: ((row: Row) => ReactNode) | undefined;
  /** How deep it stands in a tree, from 1; undefined in a plain grid. */
  level: number | undefined;
  /** Whether the rows under it show; undefined where none stand under it. */
  open: boolean | undefined;
}

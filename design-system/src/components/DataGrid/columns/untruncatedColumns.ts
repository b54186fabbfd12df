import type { GridColumn } from '../types.ts';

/** Kinds of columns whose texts are misleading when cut off. */
const UNCUT_KINDS: readonly unknown[] = ['number', 'money', 'date'];

/** Returns whether a column's texts are never cut off. */
export function isNeverTruncated<Row>({ noTruncate, kind, renderWidth, interactive }: GridColumn<Row>): boolean {
  return noTruncate ?? (renderWidth !== undefined || (UNCUT_KINDS.includes(kind) && !interactive));
}

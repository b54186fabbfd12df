import type { GridColumn } from '../types.ts';

/** Kinds of columns whose texts are misleading when cut off. */
const UNCUT_KINDS: readonly unknown[] = ['number', 'money', 'date'];

/** Returns whether a column's texts are never cut off. */
export function isWhole<Row>({ whole, kind, room, interactive }: GridColumn<Row>): boolean {
  return whole ?? (room !== undefined || (UNCUT_KINDS.includes(kind) && !interactive));
}

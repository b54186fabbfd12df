import type { GridColumn } from '../types.ts';

/** Kinds whose texts mean something else when their end is missing. */
const WHOLE_KINDS: readonly unknown[] = ['number', 'money', 'date'];

/** Whether a column's texts are never cut. */
export function isWhole<Row>({ whole, kind, room, interactive }: GridColumn<Row>): boolean {
  return whole ?? (room !== undefined || (WHOLE_KINDS.includes(kind) && !interactive));
}

import * as z from 'zod/mini';

/** Lists with independent rows. */
export const lists = new WeakSet<object>();

/**
 * Declares a list with independent rows: unreadable rows are dropped and counted (`readRest`). Parts of a row, such as
 * the items of an order in a history, use a plain `z.array`: the row is read completely or not at all. So do lists that
 * are written back, such as an order's pharmacies (an invisible one would be removed), and lists that decide: an
 * order's lines, which detect duplicates and lost answers; waiting lines in a group. A server's own answers, bodies and
 * events are checked in full.
 */
export function rows<Row extends z.ZodMiniType>(row: Row): z.ZodMiniArray<Row> {
  const list = z.array(row);
  lists.add(list);
  return list;
}

/**
 * Declares an enumeration that a server may extend: unknown values read as 'other'. For answers and events only; a body
 * may contain only known values.
 */
export function open<Known extends z.core.util.EnumLike>(known: z.ZodMiniEnum<Known>) {
  return z.union([
    known,
    z.pipe(
      z.string(),
      z.transform((): 'other' => 'other'),
    ),
  ]);
}

import * as z from 'zod/mini';

/** Lists whose rows stand for themselves. */
export const lists = new WeakSet<object>();

/**
 * A list of an answer whose rows stand for themselves: one that cannot be read leaves the others to be shown, and is
 * counted (`readRest`). What is part of a row, as the items of an order in a history, is a plain `z.array`: such a row
 * is read wholly or not at all. So is what is written back as a whole, as the pharmacies of an order (one that nobody sees
 * would be taken off), and what decides: the lines of an order, by which a product is there already or a lost answer is
 * found; who waits for what in a group. A server's own answers, bodies and events are held to every row.
 */
export function rows<Row extends z.ZodMiniType>(row: Row): z.ZodMiniArray<Row> {
  const list = z.array(row);
  lists.add(list);
  return list;
}

/**
 * An enumeration that a server may add to: what is not known yet reads as 'other'. For answers and events alone; a body
 * names what is known.
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

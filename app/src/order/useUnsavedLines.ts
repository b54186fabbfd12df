import { useAtom } from 'jotai';
import { type UnsavedLine, unsavedLinesAtom } from '../session/unsavedLines.ts';
import type { Order } from './model/line.ts';

/**
 * Whether an order shows that a line was saved after all: its write was sent, and the order holds what it would have
 * made.
 */
export function wasSaved({ price, sent }: UnsavedLine, order: Pick<Order, 'lines'>): boolean {
  if (!sent) return false;
  return order.lines.some(
    ({ id, supplierPriceId, quantity }) =>
      supplierPriceId === price.supplierpriceid &&
      quantity === sent.quantity &&
      (sent.lineid === null ? !sent.known.includes(id) : id === sent.lineid),
  );
}

/** The lines of an order that could not be saved, and what becomes of them. */
export function useUnsavedLines(orderid: number) {
  const [all, setAll] = useAtom(unsavedLinesAtom);
  const others = (lines: readonly UnsavedLine[], supplierpriceid: number) =>
    lines.filter((line) => line.orderid !== orderid || line.price.supplierpriceid !== supplierpriceid);
  return {
    lines: all.filter((line) => line.orderid === orderid),
    /** The same supplier's price again takes the place of what was kept of it. */
    keep: (line: Omit<UnsavedLine, 'orderid'>) =>
      setAll((lines) => [...others(lines, line.price.supplierpriceid), { ...line, orderid }]),
    /** It was saved after all, or given up. */
    forget: (supplierpriceid: number) => setAll((lines) => others(lines, supplierpriceid)),
  };
}

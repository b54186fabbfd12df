import { useAtom } from 'jotai';
import { type UnsavedLine, unsavedLinesAtom } from '../session/unsavedLines.ts';

/** The lines of an order that could not be saved, and what becomes of them. */
export function useUnsavedLines(orderid: number) {
  const [all, setAll] = useAtom(unsavedLinesAtom);
  const without = (supplierpriceid: number) =>
    all.filter((line) => line.orderid !== orderid || line.price.supplierpriceid !== supplierpriceid);
  return {
    lines: all.filter((line) => line.orderid === orderid),
    /** The same supplier's price again takes the place of what was kept of it. */
    keep: (line: Omit<UnsavedLine, 'orderid'>) =>
      setAll([...without(line.price.supplierpriceid), { ...line, orderid }]),
    /** It was saved after all, or given up. */
    forget: (supplierpriceid: number) => setAll(without(supplierpriceid)),
  };
}

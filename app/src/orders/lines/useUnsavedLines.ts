import { useAtom } from 'jotai';
import { useRef, useState } from 'react';
import type { Order } from '#orders/current/model/line.ts';
import {
  NO_ORDER,
  type SentWrite,
  type UnsavedChange,
  type UnsavedLine,
  type UnsavedNew,
  unsavedKey,
  unsavedLinesAtom,
} from './unsavedLines.ts';

/**
 * Whether an order shows that a write was done after all.
 * @param supplierPriceId of the line that it made or replaced; null where only a quantity was changed
 */
export const wasWritten = (
  { known, lineid, quantity: written }: SentWrite,
  lines: readonly { id: number; supplierPriceId: number; quantity: number }[],
  supplierPriceId: number | null,
): boolean =>
  lines.some(
    (line) =>
      (supplierPriceId === null || line.supplierPriceId === supplierPriceId) &&
      line.quantity === written &&
      (lineid === null ? !known.includes(line.id) : line.id === lineid),
  );

/**
 * Whether an order shows that a line was saved after all: its write was sent, and the order holds what it would have
 * made.
 */
export function wasSaved(line: UnsavedLine, order: Pick<Order, 'lines'>): boolean {
  return (
    line.sent !== undefined && wasWritten(line.sent, order.lines, 'price' in line ? line.price.supplierpriceid : null)
  );
}

/** The lines of an order that could not be saved, with those that have no order any more, and what becomes of them. */
export function useUnsavedLines(orderid: number) {
  const [all, setAll] = useAtom(unsavedLinesAtom);
  const isHere = (line: UnsavedLine) => line.orderid === orderid || line.orderid === NO_ORDER;
  const others = (lines: readonly UnsavedLine[], key: string) =>
    lines.filter((line) => !isHere(line) || unsavedKey(line) !== key);
  return {
    lines: all.filter(isHere),
    /** The same again takes the place of what was kept of it. */
    keep: (line: Omit<UnsavedNew, 'orderid'> | Omit<UnsavedChange, 'orderid'>) =>
      setAll((lines) => [...others(lines, unsavedKey(line)), { ...line, orderid }]),
    /** It was saved after all, or given up. */
    forget: (key: string) => setAll((lines) => others(lines, key)),
  };
}

/** What a quantity is for: a supplier's price that becomes a line, or a line of the order. */
export type DraftSubject =
  | Pick<UnsavedNew, 'product' | 'price'>
  | Pick<UnsavedChange, 'lineid' | 'description' | 'supplier'>;

/**
 * What is typed into a quantity, kept as it is typed: it outlives the page and the session, until the order has it or
 * somebody gives it up.
 */
export function useQuantityDraft(orderid: number, about: DraftSubject) {
  const { lines, keep, forget } = useUnsavedLines(orderid);
  const key = unsavedKey(about);
  /** What was kept of an earlier try: nothing takes it away but the order. */
  const [before] = useState(lines.find((line) => unsavedKey(line) === key));
  const last = useRef<SentWrite>(undefined);
  return {
    /** As it was typed. */
    keep: (quantity: number, error: string) => keep({ ...about, quantity, error }),
    /** It is on its way, and may be saved whatever becomes of the answer. */
    send(quantity: number, error: string, sent: SentWrite) {
      last.current = sent;
      keep({ ...about, quantity, error, sent });
    },
    /** What was sent last did not work out, as far as is known. */
    fail: (quantity: number, error: string) => keep({ ...about, quantity, error, sent: last.current }),
    drop: () => forget(key),
    giveUp: () => (before ? keep(before) : forget(key)),
  };
}

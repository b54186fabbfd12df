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
 * Returns true if an order shows that a write was done.
 * @param supplierPriceId of the added or replaced line; null if only the quantity changed
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

/** Returns true if an order shows that an unsaved line was saved. */
export function wasSaved(line: UnsavedLine, order: Pick<Order, 'lines'>): boolean {
  return (
    line.sent !== undefined && wasWritten(line.sent, order.lines, 'price' in line ? line.price.supplierPriceId : null)
  );
}

/** Returns unsaved lines of an order and those without one, with actions. */
export function useUnsavedLines(orderId: number) {
  const [all, setAll] = useAtom(unsavedLinesAtom);
  const belongsHere = (line: UnsavedLine) => line.orderid === orderId || line.orderid === NO_ORDER;
  const others = (lines: readonly UnsavedLine[], key: string) =>
    lines.filter((line) => !belongsHere(line) || unsavedKey(line) !== key);
  return {
    lines: all.filter(belongsHere),
    /** Stores a line, replacing one of the same key. */
    keep: (line: Omit<UnsavedNew, 'orderid'> | Omit<UnsavedChange, 'orderid'>) =>
      setAll((lines) => [...others(lines, unsavedKey(line)), { ...line, orderid: orderId }]),
    /** Removes a line that was saved or discarded. */
    forget: (key: string) => setAll((lines) => others(lines, key)),
  };
}

/** Subject of a quantity: new line at a supplier's price, or existing line. */
export type DraftSubject =
  | Pick<UnsavedNew, 'product' | 'price'>
  | Pick<UnsavedChange, 'lineid' | 'description' | 'supplier'>;

/** Stores a quantity while typing; survives page and session, until saved or discarded. */
export function useQuantityDraft(orderId: number, about: DraftSubject) {
  const { lines, keep, forget } = useUnsavedLines(orderId);
  const key = unsavedKey(about);
  /** Draft of an earlier try; only saving removes it. */
  const [before] = useState(lines.find((line) => unsavedKey(line) === key));
  const last = useRef<SentWrite>(undefined);
  return {
    /** Stores typed input. */
    keep: (quantity: number, error: string) => keep({ ...about, quantity, error }),
    /** Marks it as sent, since it may be saved even without an answer. */
    send(quantity: number, error: string, sent: SentWrite) {
      last.current = sent;
      keep({ ...about, quantity, error, sent });
    },
    /** Marks the last write as failed. */
    fail: (quantity: number, error: string) => keep({ ...about, quantity, error, sent: last.current }),
    drop: () => forget(key),
    giveUp: () => (before ? keep(before) : forget(key)),
  };
}

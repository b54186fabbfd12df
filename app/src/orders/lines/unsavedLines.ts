import { type Product, product, type SupplierPrice, supplierPrice } from '@mortar/contract';
import { atom } from 'jotai';
import type { PartStart, StartedPart } from '#session/scope.ts';
import { tabStorage } from '#session/storage.ts';

/** A write that was on its way when nobody could say any more what became of it. */
export interface SentWrite {
  /** Ids of the lines that the order had before. */
  known: readonly number[];
  /** The line that it changes; null where it adds one. */
  lineid: number | null;
  /** What the line holds once it happened. */
  quantity: number;
}

/** The order of lines whose order was let go of: they stand beside whichever is open, and go on the one they are tried on. */
export const NO_ORDER = 0;

interface Unsaved {
  /** `NO_ORDER` where the order is nobody's here any more. */
  orderid: number;
  /** As it was typed last. */
  quantity: number;
  /** Why it is not in the order, in the specification's words. */
  error: string;
  /** Missing where nothing was sent. */
  sent?: SentWrite | undefined;
}

/** A line that the order would have. */
export interface UnsavedNew extends Unsaved {
  product: Product;
  price: SupplierPrice;
}

/** Another quantity of a line that the order has. */
export interface UnsavedChange extends Unsaved {
  lineid: number;
  description: string;
  supplier: string;
}

/** What somebody meant to order and the server did not take: kept until it is tried again or given up. */
export type UnsavedLine = UnsavedNew | UnsavedChange;

/**
 * Lets go of the order of unsaved lines: what was typed stays.
 * @param error why they are not in it
 */
export const withoutOrder = (lines: readonly UnsavedLine[], orderid: number, error: string): readonly UnsavedLine[] =>
  lines.map((line) => (line.orderid === orderid ? { ...line, orderid: NO_ORDER, error, sent: undefined } : line));

/** What an unsaved line is about: the same again takes its place. */
export const unsavedKey = (
  line: UnsavedNew | UnsavedChange | Pick<UnsavedNew, 'price'> | Pick<UnsavedChange, 'lineid'>,
) => ('price' in line ? `price ${line.price.supplierpriceid}` : `line ${line.lineid}`);

/** Unsaved lines of this tab's orders, oldest first; one a supplier's price, and one a line of the order. */
export const unsavedLinesAtom = atom<readonly UnsavedLine[]>([]);
unsavedLinesAtom.debugLabel = 'unsaved lines';

const KEY = 'mortar.unsaved';

interface Stored {
  username: string;
  lines: readonly UnsavedLine[];
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
const isCount = (value: unknown): value is number => Number.isInteger(value) && Number(value) >= 1;

function readSent(value: unknown): SentWrite | undefined {
  if (!isObject(value) || !Array.isArray(value.known) || !isCount(value.quantity)) return undefined;
  const known = value.known.filter((id) => typeof id === 'number');
  return { known, lineid: typeof value.lineid === 'number' ? value.lineid : null, quantity: value.quantity };
}

function readLine(value: unknown): UnsavedLine[] {
  if (!isObject(value) || typeof value.orderid !== 'number' || !isCount(value.quantity)) return [];
  if (typeof value.error !== 'string') return [];
  const { orderid, quantity, error, lineid, description, supplier } = value;
  const line = { orderid, quantity, error, sent: readSent(value.sent) };
  if (typeof lineid === 'number' && typeof description === 'string' && typeof supplier === 'string') {
    return [{ ...line, lineid, description, supplier }];
  }
  const read = { product: product.safeParse(value.product), price: supplierPrice.safeParse(value.price) };
  if (!read.product.success || !read.price.success) return [];
  return [{ ...line, product: read.product.data, price: read.price.data }];
}

/**
 * What somebody left unsaved in this tab: it outlives a reload, a crash and the end of a session, for the same person
 * alone. Whatever is damaged is left out.
 */
export function readUnsavedLines(username: string): readonly UnsavedLine[] {
  const stored = tabStorage.read(KEY) as Partial<Stored> | null;
  return stored?.username === username && Array.isArray(stored.lines) ? stored.lines.flatMap(readLine) : [];
}

export function storeUnsavedLines(username: string, lines: readonly UnsavedLine[]): void {
  if (lines.length > 0) tabStorage.write(KEY, { username, lines } satisfies Stored);
  else tabStorage.remove(KEY);
}

/** What a session's person left unsaved in this tab: taken up when it begins, kept while it lasts. */
export function unsavedLinesPart({ store, session }: PartStart): StartedPart {
  const username = session?.staff.username;
  if (username === undefined) return { end: () => undefined };
  store.set(unsavedLinesAtom, readUnsavedLines(username));
  return { end: store.sub(unsavedLinesAtom, () => storeUnsavedLines(username, store.get(unsavedLinesAtom))) };
}

import { atom } from 'jotai';
import { isSupplierPrice, type SupplierPrice } from '#products/prices/model/supplierPrice.ts';
import { isProduct, type Product } from '#products/search/model/product.ts';
import type { PartStart, StartedPart } from '#session/scope.ts';
import { tabStorage } from '#session/storage.ts';

/** Write in flight whose result is unknown. */
export interface SentWrite {
  /** Ids of the lines before. */
  known: readonly number[];
  /** Id of the changed line; null to add one. */
  lineid: number | null;
  /** Quantity of the line after the write. */
  quantity: number;
}

/**
 * Order id of lines whose order was released: shown with any open order, and added to the one where they are retried.
 */
export const NO_ORDER = 0;

interface Unsaved {
  /** `NO_ORDER` if the order was released. */
  orderid: number;
  /** As last typed. */
  quantity: number;
  /** Why it is not in the order, in the specified words. */
  error: string;
  /** Missing if nothing was sent. */
  sent?: SentWrite | undefined;
}

/** New line that was not saved. */
export interface UnsavedNew extends Unsaved {
  product: Product;
  price: SupplierPrice;
}

/** Changed quantity that was not saved. */
export interface UnsavedChange extends Unsaved {
  lineid: number;
  description: string;
  supplier: string;
}

/** Line that was not saved: stored until retried or discarded. */
export type UnsavedLine = UnsavedNew | UnsavedChange;

/**
 * Detaches unsaved lines from their order and keeps the input.
 * @param error why they are not in it
 */
export const withoutOrder = (lines: readonly UnsavedLine[], orderId: number, error: string): readonly UnsavedLine[] =>
  lines.map((line) => (line.orderid === orderId ? { ...line, orderid: NO_ORDER, error, sent: undefined } : line));

/** Returns the key of an unsaved line; equal keys replace each other. */
export const unsavedKey = (
  line: UnsavedNew | UnsavedChange | Pick<UnsavedNew, 'price'> | Pick<UnsavedChange, 'lineid'>,
) => ('price' in line ? `price ${line.price.supplierPriceId}` : `line ${line.lineid}`);

/** Unsaved lines of this tab's orders, oldest first; one per supplier price or order line. */
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
  const { product, price } = value;
  return isProduct(product) && isSupplierPrice(price) ? [{ ...line, product, price }] : [];
}

/** Reads the user's unsaved lines of this tab, which survive reload, crash and session end, without malformed ones. */
export function readUnsavedLines(username: string): readonly UnsavedLine[] {
  const stored = tabStorage.read(KEY) as Partial<Stored> | null;
  return stored?.username === username && Array.isArray(stored.lines) ? stored.lines.flatMap(readLine) : [];
}

export function storeUnsavedLines(username: string, lines: readonly UnsavedLine[]): void {
  if (lines.length > 0) tabStorage.write(KEY, { username, lines } satisfies Stored);
  else tabStorage.remove(KEY);
}

/** Session's part that loads and stores the user's unsaved lines. */
export function unsavedLinesPart({ store, session }: PartStart): StartedPart {
  const username = session?.staff.username;
  if (username === undefined) return { end: () => undefined };
  store.set(unsavedLinesAtom, readUnsavedLines(username));
  return { end: store.sub(unsavedLinesAtom, () => storeUnsavedLines(username, store.get(unsavedLinesAtom))) };
}

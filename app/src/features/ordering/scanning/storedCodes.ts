import { atom } from 'jotai';
import { NO_ORDER } from '#orders/lines/unsavedLines.ts';
import { tabStorage } from '#session/storage.ts';

const REASONS = ['unknown', 'several', 'misread', 'failed', 'waiting'] as const;

/** Why a code is stored. */
export type Reason = (typeof REASONS)[number];

/** Code without a product, until resolved. */
export interface StoredCode {
  code: string;
  /** `NO_ORDER` if none was open. */
  orderid: number;
  /** `looking`: being looked up and not shown; after a reload it counts as waiting. */
  reason: Reason | 'looking';
}

const KEY = 'mortar.scanned';

interface Stored {
  username: string;
  codes: readonly StoredCode[];
}

/** The user's codes in this tab; null until read. */
export const storedCodesAtom = atom<readonly StoredCode[] | null>(null);
storedCodesAtom.debugLabel = 'scanned, not found';

function readCode(value: unknown): StoredCode[] {
  const { code, orderid, reason } = Object(value) as Partial<Record<keyof StoredCode, unknown>>;
  if (typeof code !== 'string' || code === '' || typeof orderid !== 'number') return [];
  const known = REASONS.find((each) => each === reason);
  return [{ code, orderid, reason: known ?? 'waiting' }];
}

/** Reads the user's codes in this tab, which survive reload and session end. */
export function readStoredCodes(username: string): readonly StoredCode[] {
  const stored = tabStorage.read(KEY) as Partial<Stored> | null;
  return stored?.username === username && Array.isArray(stored.codes) ? stored.codes.flatMap(readCode) : [];
}

export function storeCodes(username: string, codes: readonly StoredCode[]): void {
  if (codes.length > 0) tabStorage.write(KEY, { username, codes } satisfies Stored);
  else tabStorage.remove(KEY);
}

/** Returns true if a code belongs to an order or to none. */
export const isOf =
  (order: number) =>
  ({ orderid }: StoredCode): boolean =>
    orderid === order || orderid === NO_ORDER;

const isSame = (one: Pick<StoredCode, 'code' | 'orderid'>) => (other: StoredCode) =>
  other.code === one.code && isOf(one.orderid)(other);

/** Adds a code, replacing an equal one. */
export function withCode(codes: readonly StoredCode[], storedCode: StoredCode): readonly StoredCode[] {
  const at = codes.findIndex(isSame(storedCode));
  return at < 0 ? [...codes, storedCode] : codes.with(at, storedCode);
}

/** Marks a code as being looked up; one already stored stays unchanged until the answer. */
export const withLooking = (codes: readonly StoredCode[], code: string, orderId: number): readonly StoredCode[] =>
  codes.some(isSame({ code, orderid: orderId }))
    ? codes
    : withCode(codes, { code, orderid: orderId, reason: 'looking' });

export const withoutCode = (
  codes: readonly StoredCode[],
  settled: Pick<StoredCode, 'code' | 'orderid'>,
): readonly StoredCode[] => codes.filter((each) => !isSame(settled)(each));

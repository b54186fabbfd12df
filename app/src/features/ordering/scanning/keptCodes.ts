import { atom } from 'jotai';
import { NO_ORDER } from '#orders/lines/unsavedLines.ts';
import { tabStorage } from '#session/storage.ts';

const REASONS = ['unknown', 'several', 'misread', 'failed', 'waiting'] as const;

/** Why a code is kept. */
export type Reason = (typeof REASONS)[number];

/** A code that opened no product, until somebody settles it. */
export interface StoredCode {
  code: string;
  /** `NO_ORDER` where none was open. */
  orderid: number;
  /** `looking`: it is being looked up, and not shown; whoever loads the page meanwhile finds it waiting. */
  reason: Reason | 'looking';
}

const KEY = 'mortar.scanned';

interface Stored {
  username: string;
  codes: readonly StoredCode[];
}

/** Codes that one person left in this tab; null before they were read. */
export const storedCodesAtom = atom<readonly StoredCode[] | null>(null);
storedCodesAtom.debugLabel = 'scanned, not found';

function readCode(value: unknown): StoredCode[] {
  const { code, orderid, reason } = Object(value) as Partial<Record<keyof StoredCode, unknown>>;
  if (typeof code !== 'string' || code === '' || typeof orderid !== 'number') return [];
  const known = REASONS.find((each) => each === reason);
  return [{ code, orderid, reason: known ?? 'waiting' }];
}

/** What somebody left to settle in this tab: it outlives a reload and a session, for the same person alone. */
export function readStoredCodes(username: string): readonly StoredCode[] {
  const stored = tabStorage.read(KEY) as Partial<Stored> | null;
  return stored?.username === username && Array.isArray(stored.codes) ? stored.codes.flatMap(readCode) : [];
}

export function storeCodes(username: string, codes: readonly StoredCode[]): void {
  if (codes.length > 0) tabStorage.write(KEY, { username, codes } satisfies Stored);
  else tabStorage.remove(KEY);
}

/** Whether a code is shown beside an order: its own, and those that have none. */
export const isOf =
  (order: number) =>
  ({ orderid }: StoredCode): boolean =>
    orderid === order || orderid === NO_ORDER;

const isSame = (one: Pick<StoredCode, 'code' | 'orderid'>) => (other: StoredCode) =>
  other.code === one.code && isOf(one.orderid)(other);

/** The same code again takes its place. */
export function withCode(codes: readonly StoredCode[], kept: StoredCode): readonly StoredCode[] {
  const at = codes.findIndex(isSame(kept));
  return at < 0 ? [...codes, kept] : codes.with(at, kept);
}

/** A code that is looked up anew stays as it is kept until the answer is there. */
export const withLooking = (codes: readonly StoredCode[], code: string, orderid: number): readonly StoredCode[] =>
  codes.some(isSame({ code, orderid })) ? codes : withCode(codes, { code, orderid, reason: 'looking' });

export const withoutCode = (
  codes: readonly StoredCode[],
  settled: Pick<StoredCode, 'code' | 'orderid'>,
): readonly StoredCode[] => codes.filter((each) => !isSame(settled)(each));

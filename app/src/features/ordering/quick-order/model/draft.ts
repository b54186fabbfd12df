import { type Columns, QUANTITY_REASONS, ROLES, type Table } from '@mortar/reading';
import { NO_ORDER, type SentWrite } from '#orders/lines/unsavedLines.ts';
import { tabStorage } from '#session/storage.ts';
import type { ByHand, Choices, Done } from './plan.ts';

/** A list that somebody works on: it outlives its popup, a reload and a session, for the same person and order. */
export interface Draft {
  /** What was pasted or typed; '' where the list is a file. */
  text: string;
  /** The file's table; null for what was pasted. */
  table: Table | null;
  /** How it is read, once it was taken. */
  columns: Columns | null;
  choices: Choices | null;
  byHand: ReadonlyMap<number, ByHand>;
  /** Ticks that differ from what a line begins with, by its number. */
  ticks: ReadonlyMap<number, boolean>;
}

/** How far the lines of a draft are, kept apart: it changes with each of them. */
export interface Progress {
  done: ReadonlyMap<number, Done>;
  /** A write that is on its way. */
  sending: {
    numbers: readonly number[];
    sent: SentWrite;
    supplierPriceId: number;
    quantity: number;
    supplier: string;
  } | null;
}

const NOTHING_DONE: Progress = { done: new Map(), sending: null };

const DRAFT = 'mortar.quickOrder';
const PROGRESS = 'mortar.quickOrder.done';

/** Characters beyond which a text that was not taken is not kept: tabs hold a few millions in all. */
const KEPT = 1 << 20;

interface Whose {
  username: string;
  orderid: number;
}

const entries = <Value>(map: ReadonlyMap<number, Value>): [number, Value][] => [...map];

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** Pairs of a number and a value; whatever is damaged is left out. */
function readMap<Value>(value: unknown, read: (value: unknown) => Value | null): Map<number, Value> {
  const pairs = Array.isArray(value) ? value : [];
  return new Map(
    pairs.flatMap((pair): [number, Value][] => {
      if (!Array.isArray(pair) || typeof pair[0] !== 'number') return [];
      const found = read(pair[1]);
      return found === null ? [] : [[pair[0], found]];
    }),
  );
}

function readSent(value: unknown): SentWrite | null {
  if (!isObject(value) || !Array.isArray(value.known) || typeof value.quantity !== 'number') return null;
  const known = value.known.filter((id) => typeof id === 'number');
  return { known, lineid: typeof value.lineid === 'number' ? value.lineid : null, quantity: value.quantity };
}

function readDone(value: unknown): Done | null {
  if (!isObject(value)) return null;
  const { kind, quantity, supplier, text, supplierPriceId, into } = value;
  if (kind === 'added' && typeof quantity === 'number' && typeof supplier === 'string') {
    return { kind, quantity, supplier, ...(typeof into === 'number' && { into }) };
  }
  if (kind === 'refused' && typeof text === 'string') return { kind, text };
  const sent = readSent(value.sent);
  const known = typeof supplierPriceId === 'number' && typeof quantity === 'number' && typeof supplier === 'string';
  if (kind !== 'unanswered' || !sent || !known) return null;
  return { kind, sent, supplierPriceId, quantity, supplier, ...(typeof into === 'number' && { into }) };
}

function readSending(value: unknown): Progress['sending'] {
  if (!isObject(value)) return null;
  const unanswered = readDone({ ...value, kind: 'unanswered' });
  if (unanswered?.kind !== 'unanswered') return null;
  const { kind: _kind, ...sending } = unanswered;
  const numbers = Array.isArray(value.numbers) ? value.numbers.filter((number) => typeof number === 'number') : [];
  return { ...sending, numbers };
}

function readByHand(value: unknown): ByHand | null {
  if (!isObject(value)) return null;
  const { productcode, quantity, original } = value;
  return {
    ...(typeof productcode === 'string' && { productcode }),
    ...(typeof quantity === 'number' && { quantity }),
    ...(original === true && { original }),
  };
}

function readColumns(value: unknown): Columns | null {
  if (!isObject(value) || !Array.isArray(value.roles) || typeof value.above !== 'number') return null;
  const roles = value.roles.map((role) => ROLES.find((known) => known === role) ?? 'none');
  const asked = Array.isArray(value.asked) ? value.asked.filter((column) => typeof column === 'number') : [];
  const reason = QUANTITY_REASONS.find((known) => known === value.quantity);
  const quantity = reason ?? (roles.includes('quantity') ? 'chosen' : 'each');
  return { roles, above: value.above, named: value.named === true, quantity, asked };
}

function readTable(value: unknown): Table | null {
  if (!isObject(value) || !isObject(value.layout) || !Array.isArray(value.rows)) return null;
  const { kind } = value.layout;
  const rows = value.rows.every((row) => isObject(row) && typeof row.number === 'number' && Array.isArray(row.cells));
  // It was written by this build's own hand, or is not taken.
  return rows && (kind === 'text' || kind === 'workbook') ? (value as unknown as Table) : null;
}

const isOurs = (stored: unknown, { username, orderid }: Whose): stored is Record<string, unknown> =>
  isObject(stored) && stored.username === username && stored.orderid === orderid;

/** A list whose order is gone is anybody's order's: nothing of it stands anywhere. */
const isFree = (stored: unknown, { username }: Whose): stored is Record<string, unknown> =>
  isOurs(stored, { username, orderid: NO_ORDER });

/** The list that this person left for this order in this tab; null where there is none. */
export function readDraft(whose: Whose): Draft | null {
  const stored = tabStorage.read(DRAFT);
  if (!isOurs(stored, whose) && !isFree(stored, whose)) return null;
  const text = typeof stored.text === 'string' ? stored.text : '';
  const table = readTable(stored.table);
  if (text === '' && !table) return null;
  return {
    ...{ text, table, columns: readColumns(stored.columns) },
    choices: isObject(stored.choices) ? (stored.choices as unknown as Choices) : null,
    byHand: readMap(stored.byHand, readByHand),
    ticks: readMap(stored.ticks, (tick) => (typeof tick === 'boolean' ? tick : null)),
  };
}

export function storeDraft(whose: Whose, draft: Draft): void {
  if (draft.text.length > KEPT) return;
  const { byHand, ticks } = draft;
  tabStorage.write(DRAFT, { ...whose, ...draft, byHand: entries(byHand), ticks: entries(ticks) });
}

export function readProgress(whose: Whose): Progress {
  const stored = tabStorage.read(PROGRESS);
  if (!isOurs(stored, whose)) return NOTHING_DONE;
  return { done: readMap(stored.done, readDone), sending: readSending(stored.sending) };
}

export function storeProgress(whose: Whose, { done, sending }: Progress): void {
  tabStorage.write(PROGRESS, { ...whose, done: entries(done), sending });
}

/** Another list begins. */
export function forgetDraft(): void {
  tabStorage.remove(DRAFT);
  tabStorage.remove(PROGRESS);
}

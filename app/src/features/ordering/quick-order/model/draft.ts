import { type Columns, QUANTITY_REASONS, ROLES, type Table } from '@mortar/reading';
import { NO_ORDER, type SentWrite } from '#orders/lines/unsavedLines.ts';
import { tabStorage } from '#session/storage.ts';
import type { ByHand, Choices, Done } from './plan.ts';

/** List in progress; survives closing, reload and session end, for the same user and order. */
export interface Draft {
  /** Pasted or typed text; '' for a file. */
  text: string;
  /** Table of a file; null for pasted text. */
  table: Table | null;
  /** Interpretation, once submitted. */
  columns: Columns | null;
  choices: Choices | null;
  byHand: ReadonlyMap<number, ByHand>;
  /** Selections that differ from the default, by line number. */
  ticks: ReadonlyMap<number, boolean>;
}

/** Progress of a draft's lines, stored separately because it changes with each. */
export interface Progress {
  done: ReadonlyMap<number, Done>;
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

/** Maximum length of unsubmitted text; tabs can store a few million characters. */
const MAX_TEXT = 1 << 20;

interface DraftKey {
  username: string;
  orderid: number;
}

const entries = <Value>(map: ReadonlyMap<number, Value>): [number, Value][] => [...map];

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** Number and value pairs, without malformed ones. */
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
  // Named `productcode` by older versions.
  const { productCode = value.productcode, quantity, original } = value;
  return {
    ...(typeof productCode === 'string' && { productCode }),
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
  // Tables have this build's format or are discarded.
  return rows && (kind === 'text' || kind === 'workbook') ? (value as unknown as Table) : null;
}

const isOwnDraft = (stored: unknown, { username, orderid }: DraftKey): stored is Record<string, unknown> =>
  isObject(stored) && stored.username === username && stored.orderid === orderid;

/** A list whose order no longer exists may be used for any order. */
const isFree = (stored: unknown, { username }: DraftKey): stored is Record<string, unknown> =>
  isOwnDraft(stored, { username, orderid: NO_ORDER });

/** Returns the user's draft for this order in this tab; null if there is none. */
export function readDraft(draftKey: DraftKey): Draft | null {
  const stored = tabStorage.read(DRAFT);
  if (!isOwnDraft(stored, draftKey) && !isFree(stored, draftKey)) return null;
  const text = typeof stored.text === 'string' ? stored.text : '';
  const table = readTable(stored.table);
  if (text === '' && !table) return null;
  return {
    text,
    table,
    columns: readColumns(stored.columns),
    choices: isObject(stored.choices) ? (stored.choices as unknown as Choices) : null,
    byHand: readMap(stored.byHand, readByHand),
    ticks: readMap(stored.ticks, (tick) => (typeof tick === 'boolean' ? tick : null)),
  };
}

export function storeDraft(draftKey: DraftKey, draft: Draft): void {
  if (draft.text.length > MAX_TEXT) return;
  const { byHand, ticks } = draft;
  tabStorage.write(DRAFT, { ...draftKey, ...draft, byHand: entries(byHand), ticks: entries(ticks) });
}

export function readProgress(draftKey: DraftKey): Progress {
  const stored = tabStorage.read(PROGRESS);
  if (!isOwnDraft(stored, draftKey)) return NOTHING_DONE;
  return { done: readMap(stored.done, readDone), sending: readSending(stored.sending) };
}

export function storeProgress(draftKey: DraftKey, { done, sending }: Progress): void {
  tabStorage.write(PROGRESS, { ...draftKey, done: entries(done), sending });
}

export function forgetDraft(): void {
  tabStorage.remove(DRAFT);
  tabStorage.remove(PROGRESS);
}

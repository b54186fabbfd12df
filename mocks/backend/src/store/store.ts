import type { Role } from '@mortar/contract';
import { type Collection, type CollectionShape, createCollection } from './collection.ts';
import type { Change, Journal } from './journal.ts';
import type {
  AttendanceRow,
  ConversationRow,
  CounterRow,
  FavouriteRow,
  ItemRow,
  KeywordRow,
  MessageRow,
  NotificationRow,
  OrderRetailersRow,
  OrderRow,
  PresenceRow,
  PurchaseRow,
  RegretRow,
  RetailerRow,
  SentOrderRow,
  SessionRow,
  SettingsRow,
  StaffRow,
  TermsRow,
  TicketMessageRow,
  TicketRow,
  VersionRow,
} from './rows.ts';

export interface Rows {
  retailers: RetailerRow;
  staff: StaffRow;
  sessions: SessionRow;
  settings: SettingsRow;
  terms: TermsRow;
  orders: OrderRow;
  items: ItemRow;
  sentOrders: SentOrderRow;
  notifications: NotificationRow;
  favourites: FavouriteRow;
  purchases: PurchaseRow;
  tickets: TicketRow;
  ticketMessages: TicketMessageRow;
  conversations: ConversationRow;
  messages: MessageRow;
  /** The pharmacies' own roles; the presets are the vendor's. */
  roles: Role;
  orderRetailers: OrderRetailersRow;
  keywords: KeywordRow;
  regrets: RegretRow;
  versions: VersionRow;
  presence: PresenceRow;
  attendance: AttendanceRow;
  counters: CounterRow;
}
export type CollectionName = keyof Rows;

/** The initial rows of a store. */
export type State = { readonly [Name in CollectionName]: readonly Rows[Name][] };

const shapes: { [Name in CollectionName]: CollectionShape<Rows[Name]> } = {
  retailers: { key: (row) => String(row.retailerid) },
  staff: { key: (row) => row.username },
  sessions: { key: (row) => row.token, index: (row) => row.username },
  settings: { key: (row) => String(row.retailerid) },
  terms: { key: (row) => `${row.retailerid}/${row.suppliercode}`, index: (row) => String(row.retailerid) },
  orders: { key: (row) => String(row.orderid), index: (row) => String(row.retailerid) },
  items: { key: (row) => String(row.orderitemid), index: (row) => String(row.orderid) },
  sentOrders: { key: (row) => String(row.orderid), index: (row) => String(row.retailerid) },
  notifications: {
    key: (row) => JSON.stringify([row.retailerid, row.identifier, row.secondaryidentifier]),
    index: (row) => String(row.retailerid),
  },
  favourites: { key: (row) => `${row.retailerid}/${row.productid}`, index: (row) => String(row.retailerid) },
  purchases: {
    key: (row) => `${row.retailerid}/${row.supplierpriceid}`,
    index: (row) => `${row.retailerid}/${row.productid}`,
  },
  tickets: { key: (row) => row.ticketnumber, index: (row) => String(row.retailerid) },
  ticketMessages: { key: (row) => String(row.ticketmessageid), index: (row) => row.ticketnumber },
  conversations: { key: (row) => String(row.convID), index: (row) => String(row.retailerid) },
  messages: { key: (row) => String(row.convMessageID), index: (row) => String(row.convID) },
  roles: { key: (row) => `${row.retailerid}/${row.roleid}`, index: (row) => String(row.retailerid) },
  orderRetailers: { key: (row) => String(row.orderid) },
  keywords: {
    key: (row) => JSON.stringify([row.retailerid, row.productcode, row.keyword.toLowerCase()]),
    index: (row) => `${row.retailerid}/${row.productcode}`,
  },
  regrets: { key: (row) => String(row.orderitemid), index: (row) => String(row.retailerid) },
  versions: { key: (row) => `${row.softwarename}/${row.version}` },
  presence: { key: (row) => row.suppliercode },
  attendance: { key: (row) => row.matter },
  counters: { key: (row) => row.name },
};

export function getKey<Name extends CollectionName>(name: Name, row: Rows[Name]): string {
  return shapes[name].key(row);
}

type Collections = { readonly [Name in CollectionName]: Collection<Rows[Name]> };

export interface Store extends Collections {
  /**
   * Runs `work` atomically: commits and journals all its writes when it returns, and rolls them back if it or the
   * journal throws. Transactions do not nest.
   */
  transaction<T>(work: () => T): T;
  /** Returns the next integer of a named sequence, from 1. */
  next(name: string): number;
}

interface Undo {
  name: CollectionName;
  key: string;
  before: unknown;
  after: unknown;
}

/**
 * Opens a store from its journal; if that is empty, from the seed's state, which is read only then and written to the
 * journal.
 */
export function createStore(seed: { readonly state: State }, journal?: Journal): Store {
  let open: Undo[] | null = null;
  const record = (name: CollectionName) => (key: string, before: unknown, after: unknown) => {
    if (!open) throw new Error(`The store was written to outside a transaction (${name} ${key}).`);
    open.push({ name, key, before, after });
  };
  const names = Object.keys(shapes) as CollectionName[];
  const parts = Object.fromEntries(
    names.map((name) => [name, createCollection(shapes[name] as CollectionShape<unknown>, record(name))]),
  ) as Record<CollectionName, ReturnType<typeof createCollection<unknown>>>;
  const collections = Object.fromEntries(names.map((name) => [name, parts[name].collection])) as Collections;

  function transaction<T>(work: () => T): T {
    if (open) throw new Error('A transaction was begun inside another.');
    const undo: Undo[] = [];
    open = undo;
    try {
      const result = work();
      if (undo.length > 0) journal?.commit(lastOfEach(undo));
      return result;
    } catch (error) {
      for (const { name, key, before } of undo.reverse()) parts[name].place(key, before);
      throw error;
    } finally {
      open = null;
    }
  }

  function next(name: string): number {
    const value = (collections.counters.get(name)?.value ?? 0) + 1;
    collections.counters.put({ name, value });
    return value;
  }

  const stored = [...(journal?.load() ?? [])];
  for (const { collection, key, value } of stored) parts[collection as CollectionName]?.place(key, value);
  if (stored.length === 0) {
    const { state } = seed;
    if (journal) {
      transaction(() => {
        for (const name of names) for (const row of state[name]) parts[name].collection.put(row);
      });
    } else {
      // Bypasses transactions for speed, because nothing is journalled or can fail: each story creates a backend with a
      // year of data.
      for (const name of names) for (const row of state[name]) parts[name].place(shapes[name].key(row as never), row);
    }
  }
  return { ...collections, transaction, next };
}

/** Keeps the last change per row, so that each is journalled once. */
function lastOfEach(undo: readonly Undo[]): Change[] {
  const changes = new Map<string, Change>();
  for (const { name, key, after } of undo) {
    changes.set(`${name} ${key}`, { collection: name, key, value: after ?? null });
  }
  return [...changes.values()];
}

import type { QueryClient, QueryKey } from '@tanstack/react-query';

/** The key of everything that is read from the server: nobody writes one as text. A shorter key covers what begins with it. */
export const keys = {
  settings: ['settings'],
  notifications: ['notifications'],

  /** Everybody of the retailer's, one by one and as a list. */
  staff: ['staff'],
  staffMember: (username: string) => ['staff', 'member', username] as const,
  staffList: ['staff', 'list'],
  roles: ['roles'],

  order: (orderid: number) => ['order', orderid] as const,
  /** Every list and sum of orders. */
  orders: ['orders'],
  unsentOrders: ['orders', 'unsent'],
  /** With the list that says that it is locked. */
  orderLocks: (orderids: readonly number[]) => ['orders', 'unsent', 'locks', ...orderids] as const,
  groupUnsentOrders: (body: object) => ['orders', 'unsent', 'group', body] as const,
  unsentValues: ['orders', 'unsent values'],
  /** Baskets of every type. */
  baskets: ['orders', 'baskets'],
  getBaskets: (type: string) => ['orders', 'baskets', type] as const,

  /** Everything that waits to be sent. */
  communications: ['communications'],
  unsentSuppliers: (orderid: number) => ['communications', orderid] as const,
  groupUnsentSuppliers: (orderid: number) => ['communications', 'group', orderid] as const,
  /** Which of a group's pharmacies wait for what of an order. */
  orderPlaces: (orderid: number | null) => ['communications', 'places', orderid] as const,
  settling: (mark: object) => ['communications', 'settling', mark] as const,

  promotionImage: (productcode: string, suppliercode: string) =>
    ['promotion image', productcode, suppliercode] as const,
  /** Pages of what is on promotion. */
  promotions: (asked: object) => ['promotions', asked] as const,
  shopHistory: (productcode: string) => ['product history', 'shop', productcode] as const,
  creditUsage: (suppliercode: string) => ['credit', suppliercode] as const,
  supplierHistory: (suppliercode: string | null) => ['supplier history', suppliercode] as const,

  assignedRetailers: (staffid: number) => ['retailers', 'assigned', staffid] as const,
  /** Where a group's pharmacy has accounts. */
  getAccounts: (retailerid: number) => ['retailers', 'accounts', retailerid] as const,
  orderRetailers: (orderid: number | null) => ['retailers', 'order', orderid] as const,

  suppliers: ['suppliers'],
  products: (search: object, schedules: string) => ['products', search, schedules] as const,
  generics: (nappi: string | null) => ['generics', nappi] as const,
  activeIngredients: (search: object) => ['active ingredients', search] as const,
  genericsOfIngredient: (nappi: string | null) => ['generics', 'of ingredient', nappi] as const,
  favourites: (search: object) => ['favourites', search] as const,
  preferredProducts: (schedules: string) => ['preferred products', schedules] as const,
  keywords: (productcode: string) => ['keywords', productcode] as const,
  supplierPrices: (productcode: string | null, adid: number, rule: object) =>
    ['supplier prices', productcode, adid, rule] as const,
  productInfo: (productcode: string | null) => ['product info', productcode] as const,
  regretSlider: (productcode: string, lastdays: number) => ['regret slider', productcode, lastdays] as const,
  /** What was sent of a product in the last year: its history, and the prices that were paid. */
  productHistory: (productcode: string | null) => ['product history', productcode] as const,
  /** Where else a product was ordered lately: what the warning before ordering is about. */
  lastOrdered: ['last ordered'],
  sentOfProduct: (productcode: string, group: boolean) => ['last ordered', 'sent', productcode, group] as const,
  unsentOfProduct: (productcode: string, orderid: number, group: boolean) =>
    ['last ordered', 'unsent', productcode, orderid, group] as const,
  unsentOfProducts: (asked: object) => ['last ordered', 'unsent of products', asked] as const,
  /** The orders that were sent, by period and retailers. */
  orderHistory: (asked: object | null) => ['order history', asked] as const,
  /** One order with its lines, to be printed. */
  printedOrder: (orderid: number) => ['printed order', orderid] as const,
  invoiceHistory: (productcode: string) => ['invoice history', productcode] as const,
  medicalAid: (nappi: string) => ['medical aid', nappi] as const,

  /** Every list of regrets. */
  regrets: ['regrets'],
  regretList: (asked: object | null) => ['regrets', asked] as const,

  responses: (asked: object | null) => ['responses', asked] as const,
  responseLines: (orderid: number | null) => ['responses', 'lines', orderid] as const,
  messagingSuppliers: ['messaging suppliers'],
  /** Pages of conversations with suppliers. */
  allConversations: ['messages', 'conversations'],
  conversations: (asked: object) => ['messages', 'conversations', asked] as const,
  /** What was written in one conversation of the messaging centre. */
  conversationMessages: (convID: number): QueryKey => ['messages', 'conversation', convID],
  /** Every page of conversations with suppliers, as tickets. */
  supplierThreadPages: ['messages', 'supplier threads'],
  supplierThreads: (asked: object): QueryKey => ['messages', 'supplier threads', asked],
  supplierThread: (messageid: number): QueryKey => ['messages', 'supplier thread', messageid],
  /** Every page of tickets. */
  ticketPages: ['messages', 'tickets'],
  tickets: (asked: object): QueryKey => ['messages', 'tickets', asked],
  ticket: (ticketid: number): QueryKey => ['messages', 'ticket', ticketid],
  supportStaff: ['support staff'],
  reports: ['reports'],
} as const;

/** What the hub tells of, or what changes by that. */
const PUSHED = [
  ...[['messages'], keys.notifications, ['responses'], keys.regrets],
  ...[['order history'], ['invoice history']],
];

/** What happens at the server, and which reads it makes stale: each a key, or what several keys begin with. */
const STALE = {
  'order created': () => [keys.unsentOrders],
  'order opened': () => [keys.unsentOrders, keys.baskets],
  'order closed': () => [keys.unsentOrders, keys.baskets, keys.lastOrdered],
  'order described': ({ orderid }: { orderid: number }) => [keys.unsentOrders, keys.baskets, keys.order(orderid)],
  'order deleted': () => [keys.orders, keys.lastOrdered],
  'order imported': () => [keys.orders, keys.lastOrdered],
  'basket created': () => [keys.baskets],
  'basket filled': ({ orderid }: { orderid: number }) => [keys.baskets, keys.order(orderid)],
  /** The settings may have the basket emptied by it. */
  'basket ordered': ({ orderid }: { orderid: number }) => [keys.orders, keys.lastOrdered, keys.order(orderid)],
  'order refused': ({ orderid }: { orderid: number }) => [keys.order(orderid)],
  // A product that is ordered is no longer regretted, where the settings say so.
  'lines written': () => [keys.unsentValues, keys.regrets],
  'regrets deleted': () => [keys.regrets],
  'regrets reordered': ({ orderid }: { orderid: number }) => [keys.regrets, keys.order(orderid), keys.orders],
  'orders sent': () => [
    ...[keys.communications, keys.orders, ['order'], ['responses'], ['credit'], ['product history']],
    ...[keys.lastOrdered, ['order history'], ['supplier history'], ['invoice history']],
  ],
  'retailers assigned': ({ orderid }: { orderid: number }) => [
    keys.orderRetailers(orderid),
    keys.orders,
    keys.communications,
  ],
  'favourite changed': () => [['products'], ['generics'], ['favourites']],
  /** Products are found by their keywords, and carry them. */
  'keywords changed': ({ productcode }: { productcode: string }) => [
    keys.keywords(productcode),
    ['products'],
    ['favourites'],
  ],
  // Its month decides what is counted as used.
  'supplier changed': () => [keys.suppliers, ['credit']],
  'staff changed': () => [keys.staff],
  /** Whoever has a role is a super user by it. */
  'roles changed': () => [keys.roles, keys.staffList],
  /** One's own pharmacies are others: what is read for several of them, and what orders are for. */
  'own pharmacies changed': () => [
    ...[keys.notifications, keys.regrets, keys.orders, keys.communications, keys.lastOrdered],
    ...[['responses'], ['order history'], ['order'], ['retailers', 'order']],
  ],
  'pharmacies assigned': ({ staffid }: { staffid: number }) => [keys.assignedRetailers(staffid)],
  'notification changed': () => [keys.notifications],
  'response arrived': () => [['responses'], keys.regrets, ['order history'], ['invoice history']],
  'conversation written in': () => [keys.allConversations],
  'message missed': ({ convID }: { convID: number }) => [keys.conversationMessages(convID)],
  'support answered': () => [keys.ticketPages, ['messages', 'ticket']],
  'tickets changed': () => [keys.ticketPages],
  'supplier answered': () => [keys.supplierThreadPages, ['messages', 'supplier thread']],
  /** As tickets, and what the messaging centre shows of the same conversations. */
  'supplier threads changed': () => [
    ...[keys.supplierThreadPages, ['messages', 'conversations'], ['messages', 'conversation']],
  ],
  /** What was pushed between the first reading and the first connection is unknown. Settings are not pushed. */
  'link joined': () => PUSHED,
  /** The live link was down: what was pushed meanwhile is unknown, and the settings may be as old as the link was down. */
  'link restored': () => [...PUSHED, keys.settings],
} as const satisfies Record<string, (about: never) => readonly QueryKey[]>;

export type ServerChange = keyof typeof STALE;
type About<Change extends ServerChange> = Parameters<(typeof STALE)[Change]>;
/** Those of which nothing more has to be known. */
export type PlainChange = { [Change in ServerChange]: [] extends About<Change> ? Change : never }[ServerChange];

const staleKeys = <Change extends ServerChange>(change: Change, about: About<Change>) =>
  (STALE[change] as (...given: readonly unknown[]) => readonly QueryKey[])(...about);

/** Marks what something that happened at the server made stale, without reading it: the next who shows it does. */
export function markStaleAfter<Change extends ServerChange>(
  queryClient: QueryClient,
  change: Change,
  ...about: About<Change>
): void {
  for (const queryKey of staleKeys(change, about)) {
    void queryClient.invalidateQueries({ queryKey, refetchType: 'none' });
  }
}

/**
 * Reads again what something that happened at the server made stale, where it is shown.
 * @returns when it has been read. Whoever returns it to TanStack Query makes the person wait for that.
 */
export async function refreshAfter<Change extends ServerChange>(
  queryClient: QueryClient,
  change: Change,
  ...about: About<Change>
): Promise<void> {
  await Promise.all(staleKeys(change, about).map((queryKey) => queryClient.invalidateQueries({ queryKey })));
}

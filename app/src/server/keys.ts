import type { QueryClient, QueryKey } from '@tanstack/react-query';

/** Keys of all queries, never written as text. A shorter key includes those that start with it. */
export const keys = {
  settings: ['settings'],
  notifications: ['notifications'],

  /** All staff queries, single and list. */
  staff: ['staff'],
  staffMember: (username: string) => ['staff', 'member', username] as const,
  staffList: ['staff', 'list'],
  roles: ['roles'],

  order: (orderid: number) => ['order', orderid] as const,
  /** All lists and totals of orders. */
  orders: ['orders'],
  unsentOrders: ['orders', 'unsent'],
  /** Belongs to the list that contains the locks. */
  orderLocks: (orderids: readonly number[]) => ['orders', 'unsent', 'locks', ...orderids] as const,
  groupUnsentOrders: (body: object) => ['orders', 'unsent', 'group', body] as const,
  unsentValues: ['orders', 'unsent values'],
  /** Baskets of every type. */
  baskets: ['orders', 'baskets'],
  getBaskets: (type: string) => ['orders', 'baskets', type] as const,

  /** All unsent lines. */
  communications: ['communications'],
  unsentSuppliers: (orderid: number) => ['communications', orderid] as const,
  groupUnsentSuppliers: (orderid: number) => ['communications', 'group', orderid] as const,
  /** Pending pharmacies of a group's order. */
  orderPlaces: (orderid: number | null) => ['communications', 'places', orderid] as const,
  settling: (mark: object) => ['communications', 'settling', mark] as const,

  promotionImage: (productcode: string, suppliercode: string) =>
    ['promotion image', productcode, suppliercode] as const,
  /** Pages of promotions. */
  promotions: (requested: object) => ['promotions', requested] as const,
  shopHistory: (productcode: string) => ['product history', 'shop', productcode] as const,
  creditUsage: (suppliercode: string) => ['credit', suppliercode] as const,
  supplierHistory: (suppliercode: string | null) => ['supplier history', suppliercode] as const,

  assignedRetailers: (staffid: number) => ['retailers', 'assigned', staffid] as const,
  /** Accounts of a group's pharmacy. */
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
  /** Lines of a product in the last year: history and prices paid. */
  productHistory: (productcode: string | null) => ['product history', productcode] as const,
  /** Recent orders of a product, for the warning before ordering. */
  lastOrdered: ['last ordered'],
  sentOfProduct: (productcode: string, group: boolean) => ['last ordered', 'sent', productcode, group] as const,
  unsentOfProduct: (productcode: string, orderid: number, group: boolean) =>
    ['last ordered', 'unsent', productcode, orderid, group] as const,
  unsentOfProducts: (requested: object) => ['last ordered', 'unsent of products', requested] as const,
  /** Sent orders by period and retailers. */
  orderHistory: (requested: object | null) => ['order history', requested] as const,
  /** Order with lines, for printing. */
  printedOrder: (orderid: number) => ['printed order', orderid] as const,
  invoiceHistory: (productcode: string) => ['invoice history', productcode] as const,
  medicalAid: (nappi: string) => ['medical aid', nappi] as const,

  /** Every list of regrets. */
  regrets: ['regrets'],
  regretList: (requested: object | null) => ['regrets', requested] as const,

  responses: (requested: object | null) => ['responses', requested] as const,
  responseLines: (orderid: number | null) => ['responses', 'lines', orderid] as const,
  messagingSuppliers: ['messaging suppliers'],
  /** Pages of conversations with suppliers. */
  allConversations: ['messages', 'conversations'],
  conversations: (requested: object) => ['messages', 'conversations', requested] as const,
  /** Messages of a conversation in the messaging centre. */
  conversationMessages: (convID: number): QueryKey => ['messages', 'conversation', convID],
  /** Pages of conversations with suppliers as tickets. */
  supplierThreadPages: ['messages', 'supplier threads'],
  supplierThreads: (requested: object): QueryKey => ['messages', 'supplier threads', requested],
  supplierThread: (messageid: number): QueryKey => ['messages', 'supplier thread', messageid],
  ticketPages: ['messages', 'tickets'],
  tickets: (requested: object): QueryKey => ['messages', 'tickets', requested],
  ticket: (ticketid: number): QueryKey => ['messages', 'ticket', ticketid],
  supportStaff: ['support staff'],
  reports: ['reports'],
} as const;

/** Data that hub events change. */
const PUSHED = [
  ...[['messages'], keys.notifications, ['responses'], keys.regrets],
  ...[['order history'], ['invoice history']],
];

/** Events on the server with the keys, or key prefixes, they invalidate. */
const STALE = {
  'order created': () => [keys.unsentOrders],
  'order opened': () => [keys.unsentOrders, keys.baskets],
  'order closed': () => [keys.unsentOrders, keys.baskets, keys.lastOrdered],
  'order described': ({ orderid }: { orderid: number }) => [keys.unsentOrders, keys.baskets, keys.order(orderid)],
  'order deleted': () => [keys.orders, keys.lastOrdered],
  'order imported': () => [keys.orders, keys.lastOrdered],
  'basket created': () => [keys.baskets],
  'basket filled': ({ orderid }: { orderid: number }) => [keys.baskets, keys.order(orderid)],
  /** The settings may empty the basket. */
  'basket ordered': ({ orderid }: { orderid: number }) => [keys.orders, keys.lastOrdered, keys.order(orderid)],
  'order refused': ({ orderid }: { orderid: number }) => [keys.order(orderid)],
  // Ordering may remove regrets, by setting.
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
  /** Products are searched by keyword and contain them. */
  'keywords changed': ({ productcode }: { productcode: string }) => [
    keys.keywords(productcode),
    ['products'],
    ['favourites'],
  ],
  // The supplier's month determines the used credit.
  'supplier changed': () => [keys.suppliers, ['credit']],
  'staff changed': () => [keys.staff],
  /** Roles determine super users. */
  'roles changed': () => [keys.roles, keys.staffList],
  /** Data of the user's pharmacies, including orders. */
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
  /** As tickets, and in the messaging centre. */
  'supplier threads changed': () => [
    ...[keys.supplierThreadPages, ['messages', 'conversations'], ['messages', 'conversation']],
  ],
  /** Events before the first connection were missed. Settings are not pushed. */
  'link joined': () => PUSHED,
  /** SignalR was disconnected: events were missed, and settings may be old. */
  'link restored': () => [...PUSHED, keys.settings],
} as const satisfies Record<string, (about: never) => readonly QueryKey[]>;

export type ServerChange = keyof typeof STALE;
type About<Change extends ServerChange> = Parameters<(typeof STALE)[Change]>;
/** Events without parameters. */
export type PlainChange = { [Change in ServerChange]: [] extends About<Change> ? Change : never }[ServerChange];

const staleKeys = <Change extends ServerChange>(change: Change, about: About<Change>) =>
  (STALE[change] as (...given: readonly unknown[]) => readonly QueryKey[])(...about);

/** Marks the data of an event as stale; it is read when next shown. */
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
 * Reads the data of an event again where shown.
 * @returns resolves when read; TanStack Query waits if it is returned
 */
export async function refreshAfter<Change extends ServerChange>(
  queryClient: QueryClient,
  change: Change,
  ...about: About<Change>
): Promise<void> {
  await Promise.all(staleKeys(change, about).map((queryKey) => queryClient.invalidateQueries({ queryKey })));
}

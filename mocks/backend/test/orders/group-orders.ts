/** Expected state of a group's orders by the server's acknowledgements: the model of the group-sending test. */

export const GROUP = 2000;
export const PHARMACIES = [2001, 2002, 2003];
/** The last user works for one pharmacy only. */
export const PEOPLE = ['buyer@2000', 'admin@2000', 'branch@2000'];
export const ASSIGNED = [PHARMACIES, PHARMACIES, [2001]];
export const SUPPLIERS = ['KEST', 'UMVO', 'STAR'];
export const NO_ACCOUNT = ['2002/UMVO', '2003/STAR'] as const;

interface Line {
  suppliercode: string;
  supplierpriceid: number;
  quantity: number;
  cents: number;
  /** Pharmacies for which it was already sent. */
  reached: number[];
}
export interface Order {
  orderid: number;
  retailerids: number[];
  holder: number | null;
  unsent: Map<number, Line>;
  /** Number of sent lines. */
  sent: number;
  gone: boolean;
}

/** The expected state by the server's acknowledgements. */
export interface Model {
  orders: Order[];
  /** Every line that reached a supplier: 'retailer supplierpriceid quantity'. */
  sent: string[];
  /** Missing accounts: 'retailer/supplier'. */
  without: string[];
}
type Kind = 'value' | 'nothing' | 'error' | 'blocked';

export const cents = (lines: Iterable<Line>) => [...lines].reduce((sum, line) => sum + line.cents * line.quantity, 0);
export const isOver = ({ gone, unsent, sent }: Order) => gone || (unsent.size === 0 && sent > 0);
export const isForOthers = (who: number, { retailerids }: Order) =>
  !retailerids.every((retailerid) => ASSIGNED[who]?.includes(retailerid));

/**
 * Returns whether a sent order is for exactly these pharmacies: setting them again changes nothing and is not an error.
 */
export const isClosedFor = (who: number, order: Order, retailerids: readonly number[]) =>
  isOver(order) &&
  !order.gone &&
  !isForOthers(who, order) &&
  retailerids.length > 0 &&
  new Set([...order.retailerids, ...retailerids]).size === new Set(retailerids).size &&
  new Set(order.retailerids).size === new Set(retailerids).size;

/** Returns the expected answer to changing or sending an order. */
export function mayChange(who: number, order: Order): Kind {
  return isOver(order) ? 'nothing' : mayTake(who, order);
}

export function mayTake(who: number, order: Order): Kind {
  if (isForOthers(who, order)) return 'error';
  return order.holder !== null && order.holder !== who ? 'blocked' : 'value';
}

/** Returns the order's pharmacies that still wait for a line. */
export const waiting = ({ retailerids }: Order, { reached }: Line) =>
  retailerids.filter((retailerid) => !reached.includes(retailerid));

/** Returns the unsent value: each line once per waiting pharmacy, or once without pharmacies. */
export const leftCents = (order: Order) =>
  [...order.unsent.values()].reduce(
    (sum, line) => sum + cents([line]) * (order.retailerids.length === 0 ? 1 : waiting(order, line).length),
    0,
  );

/** Marks a line as sent once no pharmacy of the order waits for it. */
export function settle(order: Order) {
  for (const [id, line] of [...order.unsent]) {
    if (order.retailerids.length === 0 || waiting(order, line).length > 0) continue;
    order.unsent.delete(id);
    order.sent += 1;
  }
}

/** Sending closes every order without remaining lines, also one whose last line was removed before. */
export function closeOver(model: Model) {
  for (const order of model.orders) if (isOver(order)) order.holder = null;
}

/** Returns the expected answer to sending: success by pharmacy and supplier. */
export function sending(model: Model, who: number, order: Order, suppliers: readonly string[]) {
  const may = mayChange(who, order);
  if (may !== 'value') return { kind: may };
  if (order.retailerids.length === 0) return { kind: 'error' as const };
  const lines = [...order.unsent];
  const waits = (retailerid: number, suppliercode: string) =>
    lines.some(([, line]) => line.suppliercode === suppliercode && !line.reached.includes(retailerid));
  const sendable = suppliers.filter((code) => order.retailerids.some((retailerid) => waits(retailerid, code)));
  if (sendable.length === 0) return { kind: 'nothing' as const };
  const hasAccount = (retailerid: number, suppliercode: string) =>
    !model.without.includes(`${retailerid}/${suppliercode}`);
  const results = order.retailerids
    .map((retailerid) => [
      retailerid,
      ...sendable
        .filter((code) => waits(retailerid, code))
        .map((code) => `${code} ${hasAccount(retailerid, code) ? 'Success' : 'Failed'}`),
    ])
    .filter((row) => row.length > 1);
  for (const [, line] of lines.filter(([, { suppliercode }]) => sendable.includes(suppliercode))) {
    const reached = waiting(order, line).filter((retailerid) => hasAccount(retailerid, line.suppliercode));
    line.reached.push(...reached);
    model.sent.push(...reached.map((retailerid) => `${retailerid} ${line.supplierpriceid} ${line.quantity}`));
  }
  settle(order);
  closeOver(model);
  return { kind: may, results };
}

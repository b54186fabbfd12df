/** What ought to become of a group's orders, by what the server acknowledged: the model of the group-sending test. */

export const GROUP = 2000;
export const PHARMACIES = [2001, 2002, 2003];
/** The last of them works for one pharmacy alone. */
export const PEOPLE = ['buyer@2000', 'admin@2000', 'branch@2000'];
export const ASSIGNED = [PHARMACIES, PHARMACIES, [2001]];
export const SUPPLIERS = ['KEST', 'UMVO', 'STAR'];
export const NO_ACCOUNT = ['2002/UMVO', '2003/STAR'] as const;

interface Line {
  suppliercode: string;
  supplierpriceid: number;
  quantity: number;
  cents: number;
  /** The pharmacies it was sent for already. */
  reached: number[];
}
export interface Order {
  orderid: number;
  retailerids: number[];
  holder: number | null;
  unsent: Map<number, Line>;
  /** How many of its lines were sent. */
  sent: number;
  gone: boolean;
}

/** What ought to be, by what the server acknowledged. */
export interface Model {
  orders: Order[];
  /** Every line that reached a supplier: 'retailer supplierpriceid quantity'. */
  sent: string[];
  /** Where a pharmacy has no account: 'retailer/supplier'. */
  without: string[];
}
type Kind = 'value' | 'nothing' | 'error' | 'blocked';

export const cents = (lines: Iterable<Line>) => [...lines].reduce((sum, line) => sum + line.cents * line.quantity, 0);
export const isOver = ({ gone, unsent, sent }: Order) => gone || (unsent.size === 0 && sent > 0);
export const isForOthers = (who: number, { retailerids }: Order) =>
  !retailerids.every((retailerid) => ASSIGNED[who]?.includes(retailerid));

/** Whether an order that was sent is for just these pharmacies: to say so again changes nothing, and is no error. */
export const isClosedFor = (who: number, order: Order, retailerids: readonly number[]) =>
  isOver(order) &&
  !order.gone &&
  !isForOthers(who, order) &&
  retailerids.length > 0 &&
  new Set([...order.retailerids, ...retailerids]).size === new Set(retailerids).size &&
  new Set(order.retailerids).size === new Set(retailerids).size;

/** What somebody is answered to who wants to change or send an order. */
export function mayChange(who: number, order: Order): Kind {
  return isOver(order) ? 'nothing' : mayTake(who, order);
}

export function mayTake(who: number, order: Order): Kind {
  if (isForOthers(who, order)) return 'error';
  return order.holder !== null && order.holder !== who ? 'blocked' : 'value';
}

/** The pharmacies on an order that still wait for a line. */
export const waiting = ({ retailerids }: Order, { reached }: Line) =>
  retailerids.filter((retailerid) => !reached.includes(retailerid));

/** What is left to be sent: each line for each pharmacy that waits for it, once where there is none yet. */
export const leftCents = (order: Order) =>
  [...order.unsent.values()].reduce(
    (sum, line) => sum + cents([line]) * (order.retailerids.length === 0 ? 1 : waiting(order, line).length),
    0,
  );

/** A line that nobody on the order waits for is sent. */
export function settle(order: Order) {
  for (const [id, line] of [...order.unsent]) {
    if (order.retailerids.length === 0 || waiting(order, line).length > 0) continue;
    order.unsent.delete(id);
    order.sent += 1;
  }
}

/** Sending closes every order that has nothing left, also one whose last line was taken off before. */
export function closeOver(model: Model) {
  for (const order of model.orders) if (isOver(order)) order.holder = null;
}

/** What a send ought to be answered: of each pharmacy and supplier, whether it worked. */
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

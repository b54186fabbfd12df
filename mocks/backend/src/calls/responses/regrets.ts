import { deleteRegrets, listGroupRegrets, listRegrets, type RegretConflict, reorderRegrets } from '@mortar/contract';
import type * as z from 'zod/mini';
import { handle } from '../../http/handle.ts';
import { nothing, refuse, success, value } from '../../http/reply.ts';
import type { AuthenticatedContext } from '../../http/requestContext.ts';
import { rights } from '../../rules/access/rights.ts';
import { mayActFor } from '../../rules/access/sessions.ts';
import { fullName } from '../../rules/access/staff.ts';
import { DAY, iso, readSlashDate } from '../../rules/days.ts';
import { localOffset } from '../../rules/localTime.ts';
import { toRand } from '../../rules/money.ts';
import { checkLine, lineFacts, mergeProblem } from '../../rules/orders/lines.ts';
import { unsentItems } from '../../rules/orders/locks.ts';
import { getPharmacies } from '../../rules/orders/waiting.ts';
import { freeUnits } from '../../rules/products/offers.ts';
import { getWindow, markReordered, resolveConflict, type Window } from '../../rules/responses/regrets.ts';
import type { ItemRow, RegretRow } from '../../store/rows.ts';
import { assignedRetailers } from '../groups/groups.ts';
import { editableOrder } from '../orders/editableOrder.ts';

type Search = z.output<(typeof listRegrets)['body']>;

function view({ suppliercode: _, respondedat, orderedpricecents, processed: _processed, ...row }: RegretRow) {
  return { ...row, responsedatetime: iso(respondedat), orderedprice: toRand(orderedpricecents) };
}

/** Returns the requested period, or null for invalid dates. */
function getRequestedWindow({ datefilter, startdate, enddate }: Search, now: number, offset: number): Window | null {
  if (datefilter !== 'Custom') return getWindow(datefilter, now, offset);
  const [from, last] = [readSlashDate(startdate, offset), readSlashDate(enddate, offset)];
  return from === null || last === null ? null : { from, until: last + DAY };
}

const sorts: Record<Search['sortby'], (a: RegretRow, b: RegretRow) => number> = {
  Date: (a, b) => b.respondedat - a.respondedat || a.orderitemid - b.orderitemid,
  Alphabetically: (a, b) =>
    a.productdescription.localeCompare(b.productdescription, 'en') || a.orderitemid - b.orderitemid,
};

function find({ store, now, retailer }: AuthenticatedContext, search: Search, retailerids: readonly number[]) {
  const window = getRequestedWindow(search, now, localOffset(store, retailer.retailerid));
  if (!window) return refuse('Please select both a start and an end date.');
  const wanted = search.description.trim().toLowerCase();
  const found = retailerids
    .flatMap((retailerid) => store.regrets.at(retailerid))
    .filter(
      (regret) =>
        regret.processed === search.regretprocessed &&
        regret.respondedat >= window.from &&
        regret.respondedat < window.until &&
        (search.wholesalercode === '' || regret.suppliercode === search.wholesalercode) &&
        regret.productdescription.toLowerCase().includes(wanted),
    )
    .sort(sorts[search.sortby]);
  return found.length === 0 ? nothing : value({ products: found.map(view) });
}

const answerList = handle(listRegrets, rights.readOrdering, (context, _query, search) =>
  find(context, search, [context.retailer.retailerid]),
);

const answerGroupList = handle(listGroupRegrets, rights.readGroupOrdering, (context, _query, search) => {
  const { retailers, refusal } = assignedRetailers(context, search);
  if (refusal) return refusal;
  return find(
    context,
    search,
    retailers.map(({ retailerid }) => retailerid),
  );
});

function openRegret({ store, session }: AuthenticatedContext, orderitemid: number): RegretRow | undefined {
  const regret = store.regrets.get(orderitemid);
  return regret && !regret.processed && mayActFor(store, session, regret.retailerid) ? regret : undefined;
}

/** Returns whether an order is for a regret's pharmacy; other orders leave the regret unchanged. */
const isFor = ({ store, retailer }: AuthenticatedContext, orderid: number, { retailerid }: RegretRow): boolean =>
  retailerid === retailer.retailerid || getPharmacies(store, orderid).includes(retailerid);

type Again = z.output<(typeof reorderRegrets)['body']>['items'][number];

/** Puts one regret on an order. Returns why it cannot be, or whether it is on it now. */
function place(
  context: AuthenticatedContext,
  orderid: number,
  line: Again,
  conflict: RegretConflict,
  before: ItemRow | undefined,
) {
  const checked = checkLine(context, line);
  if (checked.problem !== undefined) return refuse(checked.problem);
  const { store, retailer, staff, now } = context;
  const { itemnumber } = line;
  const staffname = fullName(staff);
  const facts = lineFacts(context, checked);
  if (!before) {
    const { orderedquantity, bonusquantity } = line;
    const orderitemid = store.next('orderitem');
    const row = { ...facts, orderitemid, orderid, orderedquantity, bonusquantity, staffname, itemnumber };
    store.items.put({ ...row, retailerid: retailer.retailerid, addedat: now, sentorderid: null });
    return true;
  }
  const orderedquantity = resolveConflict(conflict, before.orderedquantity, line.orderedquantity);
  if (orderedquantity === null) return false;
  const problem = mergeProblem(before.productdescription, orderedquantity);
  if (problem) return refuse(problem);
  // A merged line keeps its supplier; a replaced one takes the regret's.
  const base = conflict === 'merge' ? before : { ...before, ...facts };
  const deal = { quantity: base.supplierquantity, bonusquantity: base.supplierbonusquantity };
  store.items.put({ ...base, orderedquantity, staffname, bonusquantity: freeUnits(orderedquantity, deal) });
  return true;
}

const answerReorder = handle(reorderRegrets, rights.editOrders, (context, { deletewhenreordered }, again) => {
  const { store } = context;
  const { conflicts, orderid, items } = again;
  if (items.length === 0) return refuse('Please select at least one item.');
  const { order, refusal } = editableOrder(context, orderid);
  if (refusal) return refusal;
  if (items.some(({ neworderid }) => neworderid !== orderid)) return refuse('The items name different orders.');
  // A regret can conflict only with lines from before the request.
  const before = unsentItems(store, order);
  for (const line of items) {
    const regret = openRegret(context, line.orderitemid);
    if (!regret || regret.productid !== line.productid || regret.oldorderid !== line.oldorderid) return nothing;
    if (!isFor(context, orderid, regret)) return refuse('The order is not for the pharmacy of every regret.');
    const same = before.filter(({ productid }) => productid === line.productid);
    const existing = same.find(({ supplierpriceid }) => supplierpriceid === line.supplierpriceid) ?? same[0];
    const placed = place(context, orderid, line, conflicts, existing && store.items.get(existing.orderitemid));
    if (typeof placed === 'object') return placed;
    if (placed) markReordered(store, regret, deletewhenreordered);
  }
  return success;
});

const answerDelete = handle(deleteRegrets, rights.editOrders, (context, _query, named) => {
  if (named.length === 0) return refuse('Please select at least one item.');
  const { store, session } = context;
  const known = named.flatMap(({ orderitemid }) => store.regrets.get(orderitemid) ?? []);
  const mine = known.filter(({ retailerid }) => mayActFor(store, session, retailerid));
  if (mine.length === 0) return nothing;
  for (const { orderitemid } of mine) store.regrets.delete(orderitemid);
  return success;
});

export const regretCalls = [answerList, answerGroupList, answerReorder, answerDelete];

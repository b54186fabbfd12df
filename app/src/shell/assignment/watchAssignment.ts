import { getOrder, getOrderRetailers, RESULT } from '@mortar/contract';
import { toast } from '@mortar/design-system';
import { QueryObserver } from '@tanstack/react-query';
import type { LiveLink } from '#live/liveLink.ts';
import { releaseOrder } from '#orders/current/api/orderLock.ts';
import { type CurrentOrder, currentOrderAtom, releaseNoticeAtom } from '#orders/current/currentOrder.ts';
import { unsavedLinesAtom, withoutOrder } from '#orders/lines/unsavedLines.ts';
import { forgetSending } from '#orders/sending/sendingMark.ts';
import { assignedRetailersQuery } from '#retailers/api/assignedRetailers.ts';
import { type Pharmacy, type PharmacyAssignment, toPharmacy } from '#retailers/model/pharmacy.ts';
import { keys, refreshAfter } from '#server/keys.ts';
import type { Outcome } from '#server/outcome.ts';
import { fetchFresh } from '#server/queries.ts';
import type { Services } from '#session/services.ts';
import { refusalsAtom, type Session } from '#session/session.ts';
import { keepKnownPharmacies, readKnownPharmacies } from './knownPharmacies.ts';
import { messages } from './messages.ts';
import {
  type AssignmentChange,
  assignmentChange,
  getUnassigned,
  type OrderPharmacies,
} from './model/assignmentChange.ts';

/** Polling interval in ms while the window is visible. */
const POLL_INTERVAL_MS = 60_000;

const isRefused = (outcome: Outcome<unknown>) => outcome.kind === 'error' && outcome.code === RESULT.serverError;

const getNames = (pharmacies: readonly Pharmacy[]) => pharmacies.map(({ name }) => name);

const getAssigned = (all: readonly PharmacyAssignment[]): Pharmacy[] =>
  all
    .filter(({ isAssigned }) => isAssigned)
    .map(({ id, name }) => ({ id, name }))
    .sort((a, b) => a.id - b.id);

/** Pharmacies of an order, from cache; from the server if unknown or in doubt. */
async function readOrderPharmacies(
  { client, queryClient }: Services,
  { orderId }: CurrentOrder,
  doubted: boolean,
): Promise<OrderPharmacies> {
  const known = queryClient.getQueryData<readonly Pharmacy[]>(keys.orderRetailers(orderId)) ?? null;
  if (known && !doubted) return { known, refused: false };
  const query = { orderid: orderId };
  const answer = await client.send(getOrderRetailers, { query });
  if (answer.kind === 'value') return { known: answer.value.retailers.map(toPharmacy), refused: false };
  return { known, refused: isRefused(answer) && isRefused(await client.send(getOrder, { query })) };
}

/**
 * Follows changes of a group user's pharmacies (ruling 58). There is no event: they are read after every denial (code
 * 2), when the window gets focus, and every minute while visible. Changes are announced by name, SignalR groups follow,
 * and an open order with unassigned pharmacies is released, unsent, with its unsaved input kept for the next one.
 * @returns function that stops
 */
export function watchAssignment(services: Services, session: Session, link: () => LiveLink | null): () => void {
  const { client, queryClient, store } = services;
  const { username } = session.staff;
  const query = assignedRetailersQuery(client, session.staff);
  let busy = false;
  let stopped = false;

  /** Reasons of released orders, for lines that arrive later. */
  const releaseReasons = new Map<number, string>();

  const detachReleasedLines = () => {
    const unsaved = store.get(unsavedLinesAtom);
    const open = store.get(currentOrderAtom)?.orderId;
    for (const [orderid, why] of releaseReasons) {
      if (orderid === open) releaseReasons.delete(orderid);
      else if (unsaved.some((line) => line.orderid === orderid)) {
        return store.set(unsavedLinesAtom, withoutOrder(unsaved, orderid, why));
      }
    }
  };
  const releaseOpenOrder = (order: CurrentOrder, others: readonly Pharmacy[]) => {
    const why = others.length > 0 ? messages.lost(getNames(others)) : messages.orderOfOthers;
    const unsaved = store.get(unsavedLinesAtom);
    const unsavedCount = unsaved.filter(({ orderid }) => orderid === order.orderId).length;
    const notice = messages.letGo(why, order.orderNumber, unsavedCount);
    void releaseOrder(client, session, order).then(() => refreshAfter(queryClient, 'order closed'));
    releaseReasons.set(order.orderId, why);
    // The order's new holders check the result of sending.
    forgetSending();
    store.set(releaseNoticeAtom, notice);
    store.set(currentOrderAtom, null);
    detachReleasedLines();
    toast.warning(why);
  };
  /** @returns true if it was released, which covers the message about those pharmacies */
  const checkOpenOrder = async (
    change: AssignmentChange,
    now: readonly Pharmacy[],
    doubted: boolean,
  ): Promise<boolean> => {
    const order = store.get(currentOrderAtom);
    if (!order) return false;
    const others = getUnassigned(await readOrderPharmacies(services, order, doubted), change, now);
    if (!others || stopped || store.get(currentOrderAtom)?.orderId !== order.orderId) return false;
    releaseOpenOrder(order, others);
    return true;
  };
  const applyAssignments = async (all: readonly PharmacyAssignment[], doubted: boolean) => {
    const now = getAssigned(all);
    const change = assignmentChange(readKnownPharmacies(username), now);
    const { lost, gained } = change;
    const changed = lost.length + gained.length > 0;
    if (changed) void link()?.regroup();
    const wasAnnounced = (changed || doubted) && (await checkOpenOrder(change, now, doubted));
    if (stopped) return;
    // Stored last: a page that closes earlier repeats the check on its return.
    keepKnownPharmacies(username, now);
    if (!changed) return;
    if (lost.length > 0 && !wasAnnounced) toast.warning(messages.lost(getNames(lost)));
    if (gained.length > 0) toast.info(messages.gained(getNames(gained)));
    void refreshAfter(queryClient, 'own pharmacies changed');
  };
  /** Sequential, since denials meanwhile have the same cause. */
  const run = async (
    read: () => Promise<readonly PharmacyAssignment[]> | readonly PharmacyAssignment[],
    doubted: boolean,
  ) => {
    if (busy || stopped) return;
    busy = true;
    // A failed read removes nothing.
    const all = await Promise.resolve(read()).catch(() => null);
    if (all && !stopped) await applyAssignments(all, doubted);
    busy = false;
  };
  const readAgain = (doubted: boolean) => void run(() => fetchFresh(queryClient, query), doubted);

  const observer = new QueryObserver(queryClient, { ...query, refetchInterval: POLL_INTERVAL_MS });
  const onFocus = () => {
    if (document.visibilityState === 'visible') readAgain(false);
  };
  const handleResult = ({ data }: { data?: readonly PharmacyAssignment[] | undefined }) => {
    if (data) void run(() => data, false);
  };
  const stops = [
    observer.subscribe(handleResult),
    store.sub(unsavedLinesAtom, detachReleasedLines),
    store.sub(refusalsAtom, () => readAgain(true)),
  ];
  addEventListener('focus', onFocus);
  document.addEventListener('visibilitychange', onFocus);
  // Handles denials and data from before this started.
  if (store.get(refusalsAtom) > 0) readAgain(true);
  else handleResult(observer.getCurrentResult());
  return () => {
    stopped = true;
    for (const stop of stops) stop();
    removeEventListener('focus', onFocus);
    document.removeEventListener('visibilitychange', onFocus);
  };
}

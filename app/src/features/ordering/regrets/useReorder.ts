import { toast } from '@mortar/design-system';
import { useRef, useState } from 'react';
import { orderQuery } from '#orders/current/api/getOrder.ts';
import { messages as currentMessages } from '#orders/current/messages.ts';
import type { OrderLine } from '#orders/current/model/line.ts';
import { useCurrentOrder } from '#orders/current/useCurrentOrder.ts';
import type { Regret } from '#orders/regrets/model/regret.ts';
import { orderRetailersQuery } from '#retailers/api/orderRetailers.ts';
import { messages as retailerMessages } from '#retailers/messages.ts';
import { errorText, failureText } from '#server/outcome.ts';
import { fetchFresh } from '#server/queries.ts';
import { useServices } from '#session/services.ts';
import { useSession } from '#session/useSession.ts';
import { useLockedRegrets } from './api/lockedRegrets.ts';
import { type RegretOrder, RegretOrderError, useRegretOrders } from './api/regretOrder.ts';
import { type Reordered, useReorderRegrets } from './api/reorderRegrets.ts';
import { messages } from './messages.ts';
import { type Choices, type Conflict, getConflicts, reorderParts } from './model/conflicts.ts';
import type { LockedRegret } from './model/locked.ts';
import { type Elsewhere, type Fit, getFit, getTargets, ownTargets, type Target } from './model/places.ts';

const texts = messages.advanced;

/** Conflicts to resolve before ordering. */
export interface Prompting {
  regrets: readonly Regret[];
  conflicts: readonly Conflict[];
}

/** Prompt before the conflicts. */
export type Question =
  /** Suppliers are locked: asks whether to override. */
  | { kind: 'locks'; locked: readonly LockedRegret[]; others: readonly Regret[] }
  /** The open order does not fit the regrets' pharmacies: asks for the target. */
  | { kind: 'elsewhere'; fit: Fit; order: string; pharmacies: readonly string[] };

function reorderError(error: unknown): string {
  if (!(error instanceof RegretOrderError)) return errorText(error);
  const { failure, step } = error;
  if (failure.kind === 'expired') return failureText(failure);
  if (step === 'assign') {
    const { failed, unexpected } = retailerMessages.manager;
    return failure.kind === 'error' ? failed(failure.code) : unexpected;
  }
  return failure.kind === 'error'
    ? currentMessages.creationFailed(String(failure.code))
    : currentMessages.creationUnexpected;
}

export interface ReorderOptions {
  /** Returns a pharmacy's name, for a group. */
  pharmacyName?: ((retailerId: number) => string) | undefined;
  /** Called when all is done. @param started order created and open; null for none */
  onDone(started: RegretOrder | null): void;
  /** Called with the remaining regrets after a partial failure. */
  onPartly(left: readonly Regret[]): void;
}

/** Index of the order being written, and their number. */
export interface Ordering {
  at: number;
  of: number;
}

interface State {
  busy: boolean;
  ordering: Ordering | null;
  error: string | null;
  question: Question | null;
  prompting: Prompting | null;
  partly: Reordered | null;
}

const IDLE: State = { busy: false, ordering: null, error: null, question: null, prompting: null, partly: null };

/** Answers so far about the regrets being reordered. */
interface Attempt {
  regrets: readonly Regret[];
  /** True once locks were overridden, or if there are none. */
  unlocked?: boolean;
  elsewhere?: Elsewhere;
  /** True once conflicts were resolved. */
  chosen?: boolean;
}

const NOTHING: Reordered = { ordered: [], unchanged: [], left: [], failure: null };

const mergeResults = (a: Reordered, b: Reordered): Reordered => ({
  ordered: [...a.ordered, ...b.ordered],
  unchanged: [...a.unchanged, ...b.unchanged],
  left: [...a.left, ...b.left],
  failure: a.failure ?? b.failure,
});

/**
 * Reorders regrets onto the open order and new ones (001 §4, ruling 57). Prompts come one at a time: locks, pharmacies,
 * conflicts. Answers survive a failed call.
 */
export function useReorder({ pharmacyName, onDone, onPartly }: ReorderOptions) {
  const { client, queryClient } = useServices();
  const { grouporderingenabled } = useSession().staff;
  const { current } = useCurrentOrder();
  const orders = useRegretOrders();
  const readLocked = useLockedRegrets();
  const write = useReorderRegrets();
  const [state, setState] = useState<State>(IDLE);
  const [choices, setChoices] = useState<Choices>(new Map());
  const currentAttempt = useRef<Attempt>({ regrets: [] });
  const started = useRef<RegretOrder>(null);
  /** Pharmacies confirmed to get their own orders; not asked again after a failure. */
  const confirmedPharmacies = useRef<ReadonlySet<number>>(new Set());
  /** Ids of created orders already written to. */
  const writtenOrders = useRef(new Set<number>());
  /** Aborts the attempt in progress. */
  const abortController = useRef<AbortController>(null);
  /** True once the popup is closed: answers of sent requests have no further effect. */
  const closed = useRef(false);

  /** Open order with lines; null for none. Read again only if the last write had an unknown result. */
  const readOpen = async () => {
    if (!current) return null;
    const order = await queryClient.fetchQuery({ ...orderQuery(client, current.orderId), staleTime: 60_000 });
    const description = order?.description ?? current.orderNumber;
    return { orderid: current.orderId, description, lines: order?.lines ?? [] };
  };
  type Open = Awaited<ReturnType<typeof readOpen>>;

  /** Target orders, or the prompt about them. */
  const targetsFor = async ({ regrets, elsewhere }: Attempt, open: Open): Promise<Target[] | Question> => {
    if (!grouporderingenabled) return [{ into: open ? 'open' : { retailerIds: [] }, regrets }];
    if (!open) {
      confirmedPharmacies.current = new Set(regrets.map(({ retailerId }) => retailerId));
      return ownTargets(regrets);
    }
    const onOrder = await fetchFresh(queryClient, orderRetailersQuery(client, open.orderid));
    const ids = onOrder.map(({ id }) => id);
    const own = regrets.filter(
      ({ retailerId }) => confirmedPharmacies.current.has(retailerId) && !ids.includes(retailerId),
    );
    const fit = getFit(
      regrets.filter((regret) => !own.includes(regret)),
      ids,
    );
    if (!elsewhere && fit.wider.length + fit.foreign.length > 0) {
      const pharmacies = onOrder.map(({ name }) => name);
      return { kind: 'elsewhere', fit, order: open.description, pharmacies };
    }
    const targets = [...getTargets(fit, elsewhere ?? 'own'), ...ownTargets(own)];
    confirmedPharmacies.current = new Set(targets.flatMap(({ into }) => (into === 'open' ? [] : into.retailerIds)));
    return targets;
  };

  /** Lines of a created order: empty unless an earlier attempt wrote to it. */
  const readLines = async ({ id }: RegretOrder): Promise<readonly OrderLine[]> => {
    if (!writtenOrders.current.has(id)) {
      writtenOrders.current.add(id);
      return [];
    }
    return (await fetchFresh(queryClient, orderQuery(client, id)))?.lines ?? [];
  };

  /** Adds regrets to one order, creating it unless it is the open one. */
  const order = async ({ into, regrets }: Target, open: Open, signal: AbortSignal): Promise<Reordered> => {
    const made = into === 'open' ? null : await orders.make.mutateAsync(into.retailerIds);
    const isOpen = made === null || orders.openUnlessBusy(made);
    if (made && isOpen) started.current = made;
    const place = made ? { ...made, orderid: made.id, lines: await readLines(made) } : open;
    if (!place) throw new Error('There is no open order.');
    const { orderid, description, lines } = place;
    if (signal.aborted) return { ...NOTHING, left: regrets };
    const parts = reorderParts(regrets, getConflicts(regrets, lines), choices);
    const result = await write.mutateAsync({ orderid, lines, parts, signal });
    const { ordered, unchanged: retained, left, failure } = result;
    if (failure === null || closed.current) {
      const [pharmacyId] = into === 'open' ? [] : into.retailerIds;
      const name = pharmacyId === undefined ? '' : (pharmacyName?.(pharmacyId) ?? '');
      if (ordered.length > 0) {
        toast.success(
          name === ''
            ? texts.reordered(ordered.length, description)
            : texts.reorderedFor(ordered.length, description, name),
        );
      }
      if (retained.length > 0) toast.info(texts.leftAsTheyWere(retained.length));
    }
    if (made && !isOpen && left.length === 0) await orders.release(made);
    return result;
  };

  /** Writes orders in sequence until one fails. @throws if the first one failed */
  const send = async (targets: readonly Target[], open: Open, signal: AbortSignal): Promise<void> => {
    let result = NOTHING;
    let error: string | null = null;
    for (const [index, target] of targets.entries()) {
      const done = result.ordered.length + result.unchanged.length > 0;
      if (error !== null || result.left.length > 0) {
        result = mergeResults(result, { ...NOTHING, left: target.regrets });
        continue;
      }
      try {
        setState((before) => ({ ...before, ordering: { at: index + 1, of: targets.length } }));
        result = mergeResults(result, await order(target, open, signal));
        error = result.failure && failureText(result.failure);
      } catch (failed) {
        if (!done) throw failed;
        error = reorderError(failed);
        result = mergeResults(result, { ...NOTHING, left: target.regrets });
      }
    }
    const { ordered, unchanged: retained, left } = result;
    if (closed.current) {
      orders.leave();
      if (error) toast.error(error);
      return setState(IDLE);
    }
    if (left.length === 0) {
      setState(IDLE);
      // Releases orders left by an earlier attempt.
      orders.leave();
      return onDone(started.current);
    }
    if (ordered.length + retained.length === 0)
      return setState((before) => ({ ...before, busy: false, ordering: null, error }));
    setState({ ...IDLE, error, partly: result });
    onPartly(left);
  };

  const attempt = async (request: Attempt) => {
    const controller = new AbortController();
    abortController.current = controller;
    const { signal } = controller;
    currentAttempt.current = request;
    setState((before) => ({ ...before, busy: true, error: null, question: null }));
    try {
      const locked = request.unlocked ? [] : await readLocked(request.regrets);
      if (signal.aborted) return setState(IDLE);
      if (locked.length > 0) {
        const others = request.regrets.filter((regret) => !locked.some((one) => one.regret === regret));
        return setState({ ...IDLE, question: { kind: 'locks', locked, others } });
      }
      const open = await readOpen();
      const targets = await targetsFor(request, open);
      if (signal.aborted) return setState(IDLE);
      if ('kind' in targets) return setState({ ...IDLE, question: targets });
      const regrets = targets.flatMap((target) => target.regrets);
      if (regrets.length === 0) return setState(IDLE);
      const conflicts = targets.flatMap((target) =>
        getConflicts(target.regrets, target.into === 'open' ? (open?.lines ?? []) : []),
      );
      if (!request.chosen && conflicts.length > 0) return setState({ ...IDLE, prompting: { regrets, conflicts } });
      await send(targets, open, signal);
    } catch (error) {
      if (closed.current) {
        orders.leave();
        toast.error(reorderError(error));
      }
      setState((before) => ({ ...before, busy: false, ordering: null, error: reorderError(error) }));
    }
  };

  return {
    ...state,
    choices,
    choose: setChoices,
    /** Reorders regrets, or opens the first prompt. */
    start: (regrets: readonly Regret[]) => attempt({ regrets }),
    /** Answers the lock prompt: all regrets, or only the others. */
    answerLocks: (regrets: readonly Regret[]) => attempt({ ...currentAttempt.current, regrets, unlocked: true }),
    answerElsewhere: (elsewhere: Elsewhere) => attempt({ ...currentAttempt.current, unlocked: true, elsewhere }),
    /** Orders with the chosen resolutions. */
    confirm: () => state.prompting && attempt({ ...currentAttempt.current, unlocked: true, chosen: true }),
    /** Sends nothing more; waits for requests in flight. */
    cancel() {
      abortController.current?.abort();
      setState((before) => ({ ...before, question: null, prompting: null, error: null }));
    },
    /** Call when the popup closes: sends nothing more and reports the results of requests in flight. */
    leave() {
      abortController.current?.abort();
      closed.current = true;
      orders.leave();
    },
  };
}

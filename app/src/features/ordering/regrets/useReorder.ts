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

/** The conflicts that are asked about before anything is ordered. */
export interface Asking {
  regrets: readonly Regret[];
  conflicts: readonly Conflict[];
}

/** What is asked before conflicts are. */
export type Question =
  /** Suppliers are locked: whether they are ordered from all the same. */
  | { kind: 'locks'; locked: readonly LockedRegret[]; others: readonly Regret[] }
  /** The open order is not for the pharmacies of the regrets alone: where they go. */
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
  /** For a group: the name of a pharmacy. */
  pharmacyName?: ((retailerid: number) => string) | undefined;
  /** Everything is as it was asked for. @param started the order that was made for it and is open; null for none */
  onDone(started: RegretOrder | null): void;
  /** Some was ordered, and this was not. */
  onPartly(left: readonly Regret[]): void;
}

/** Which of how many orders is written to. */
export interface Ordering {
  at: number;
  of: number;
}

interface State {
  busy: boolean;
  ordering: Ordering | null;
  error: string | null;
  question: Question | null;
  asking: Asking | null;
  partly: Reordered | null;
}

const CALM: State = { busy: false, ordering: null, error: null, question: null, asking: null, partly: null };

/** What was said so far of the regrets that are being ordered. */
interface Attempt {
  regrets: readonly Regret[];
  /** Locks were set aside, or there are none. */
  unlocked?: boolean;
  elsewhere?: Elsewhere;
  /** What becomes of conflicts was chosen. */
  chosen?: boolean;
}

const NOTHING: Reordered = { ordered: [], kept: [], left: [], failure: null };

/** What became of regrets on several orders. */
const joined = (one: Reordered, other: Reordered): Reordered => ({
  ordered: [...one.ordered, ...other.ordered],
  kept: [...one.kept, ...other.kept],
  left: [...one.left, ...other.left],
  failure: one.failure ?? other.failure,
});

/**
 * Regrets on their way into orders: the open one, and those that are made for them (001 §4, ruling 57). What speaks against
 * it is asked first, one question after the other: locks, pharmacies, conflicts. What was chosen stays when a call fails.
 */
export function useReorder({ pharmacyName, onDone, onPartly }: ReorderOptions) {
  const { client, queryClient } = useServices();
  const { grouporderingenabled } = useSession().staff;
  const { current } = useCurrentOrder();
  const orders = useRegretOrders();
  const readLocked = useLockedRegrets();
  const write = useReorderRegrets();
  const [state, setState] = useState<State>(CALM);
  const [choices, setChoices] = useState<Choices>(new Map());
  const attempting = useRef<Attempt>({ regrets: [] });
  const started = useRef<RegretOrder>(null);
  /** Pharmacies whose regrets go onto orders of their own: that is not asked again after a failure. */
  const agreed = useRef<ReadonlySet<number>>(new Set());
  /** Orders that were made and written to. */
  const tried = useRef(new Set<number>());
  /** Calls the attempt off that is under way. */
  const calling = useRef<AbortController>(null);
  /** True once its popup is closed: what was sent is waited for, and leads nowhere any more. */
  const closed = useRef(false);

  /** The open order and its lines; null for none. Read anew only if the last write left open what it holds. */
  const readOpen = async () => {
    if (!current) return null;
    const order = await queryClient.fetchQuery({ ...orderQuery(client, current.orderid), staleTime: 60_000 });
    const description = order?.description ?? current.ordernumber;
    return { orderid: current.orderid, description, lines: order?.lines ?? [] };
  };
  type Open = Awaited<ReturnType<typeof readOpen>>;

  /** Where the regrets go, or what has to be asked about that. */
  const targetsFor = async ({ regrets, elsewhere }: Attempt, open: Open): Promise<Target[] | Question> => {
    if (!grouporderingenabled) return [{ into: open ? 'open' : { retailerids: [] }, regrets }];
    if (!open) {
      agreed.current = new Set(regrets.map(({ retailerId }) => retailerId));
      return ownTargets(regrets);
    }
    const onOrder = await fetchFresh(queryClient, orderRetailersQuery(client, open.orderid));
    const ids = onOrder.map(({ retailerid }) => retailerid);
    const own = regrets.filter(({ retailerId }) => agreed.current.has(retailerId) && !ids.includes(retailerId));
    const fit = getFit(
      regrets.filter((regret) => !own.includes(regret)),
      ids,
    );
    if (!elsewhere && fit.wider.length + fit.foreign.length > 0) {
      const pharmacies = onOrder.map(({ retailername }) => retailername);
      return { kind: 'elsewhere', fit, order: open.description, pharmacies };
    }
    const targets = [...getTargets(fit, elsewhere ?? 'own'), ...ownTargets(own)];
    agreed.current = new Set(targets.flatMap(({ into }) => (into === 'open' ? [] : into.retailerids)));
    return targets;
  };

  /** What stands on an order that was made: nothing, unless an attempt before put some of it there. */
  const toLines = async ({ id }: RegretOrder): Promise<readonly OrderLine[]> => {
    if (!tried.current.has(id)) {
      tried.current.add(id);
      return [];
    }
    return (await fetchFresh(queryClient, orderQuery(client, id)))?.lines ?? [];
  };

  /** Puts regrets on one order, which is made for them where they do not go onto the open one. */
  const order = async ({ into, regrets }: Target, open: Open, signal: AbortSignal): Promise<Reordered> => {
    const made = into === 'open' ? null : await orders.make.mutateAsync(into.retailerids);
    const isOpen = made === null || orders.openUnlessBusy(made);
    if (made && isOpen) started.current = made;
    const place = made ? { ...made, orderid: made.id, lines: await toLines(made) } : open;
    if (!place) throw new Error('There is no open order.');
    const { orderid, description, lines } = place;
    if (signal.aborted) return { ...NOTHING, left: regrets };
    const parts = reorderParts(regrets, getConflicts(regrets, lines), choices);
    const result = await write.mutateAsync({ orderid, lines, parts, signal });
    const { ordered, kept, left, failure } = result;
    if (failure === null || closed.current) {
      const [whom] = into === 'open' ? [] : into.retailerids;
      const name = whom === undefined ? '' : (pharmacyName?.(whom) ?? '');
      if (ordered.length > 0) {
        toast.success(
          name === ''
            ? texts.reordered(ordered.length, description)
            : texts.reorderedFor(ordered.length, description, name),
        );
      }
      if (kept.length > 0) toast.info(texts.leftAsTheyWere(kept.length));
    }
    if (made && !isOpen && left.length === 0) await orders.release(made);
    return result;
  };

  /** One order after the other; the first that fails ends it. @throws what the first of all failed with */
  const send = async (targets: readonly Target[], open: Open, signal: AbortSignal): Promise<void> => {
    let result = NOTHING;
    let error: string | null = null;
    for (const [index, target] of targets.entries()) {
      const done = result.ordered.length + result.kept.length > 0;
      if (error !== null || result.left.length > 0) {
        result = joined(result, { ...NOTHING, left: target.regrets });
        continue;
      }
      try {
        setState((before) => ({ ...before, ordering: { at: index + 1, of: targets.length } }));
        result = joined(result, await order(target, open, signal));
        error = result.failure && failureText(result.failure);
      } catch (failed) {
        if (!done) throw failed;
        error = reorderError(failed);
        result = joined(result, { ...NOTHING, left: target.regrets });
      }
    }
    const { ordered, kept, left } = result;
    if (closed.current) {
      orders.leave();
      if (error) toast.error(error);
      return setState(CALM);
    }
    if (left.length === 0) {
      setState(CALM);
      // What an attempt before left behind: nobody goes on with it.
      orders.leave();
      return onDone(started.current);
    }
    if (ordered.length + kept.length === 0)
      return setState((before) => ({ ...before, busy: false, ordering: null, error }));
    setState({ ...CALM, error, partly: result });
    onPartly(left);
  };

  const attempt = async (asked: Attempt) => {
    const controller = new AbortController();
    calling.current = controller;
    const { signal } = controller;
    attempting.current = asked;
    setState((before) => ({ ...before, busy: true, error: null, question: null }));
    try {
      const locked = asked.unlocked ? [] : await readLocked(asked.regrets);
      if (signal.aborted) return setState(CALM);
      if (locked.length > 0) {
        const others = asked.regrets.filter((regret) => !locked.some((one) => one.regret === regret));
        return setState({ ...CALM, question: { kind: 'locks', locked, others } });
      }
      const open = await readOpen();
      const targets = await targetsFor(asked, open);
      if (signal.aborted) return setState(CALM);
      if ('kind' in targets) return setState({ ...CALM, question: targets });
      const regrets = targets.flatMap((target) => target.regrets);
      if (regrets.length === 0) return setState(CALM);
      const conflicts = targets.flatMap((target) =>
        getConflicts(target.regrets, target.into === 'open' ? (open?.lines ?? []) : []),
      );
      if (!asked.chosen && conflicts.length > 0) return setState({ ...CALM, asking: { regrets, conflicts } });
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
    /** Orders regrets again, or asks what speaks against it. */
    start: (regrets: readonly Regret[]) => attempt({ regrets }),
    /** Orders from locked suppliers all the same, or only the others. */
    answerLocks: (regrets: readonly Regret[]) => attempt({ ...attempting.current, regrets, unlocked: true }),
    /** Says where regrets go that are not for the open order's pharmacies alone. */
    answerElsewhere: (elsewhere: Elsewhere) => attempt({ ...attempting.current, unlocked: true, elsewhere }),
    /** Orders what was asked about, as it was chosen. */
    confirm: () => state.asking && attempt({ ...attempting.current, unlocked: true, chosen: true }),
    /** Nothing more is sent; what is on its way is waited for. */
    cancel() {
      calling.current?.abort();
      setState((before) => ({ ...before, question: null, asking: null, error: null }));
    },
    /** The popup is closed: nothing more is sent and nothing is asked, and what becomes of what was sent is said. */
    leave() {
      calling.current?.abort();
      closed.current = true;
      orders.leave();
    },
  };
}

import { toast } from '@mortar/design-system';
import { useRef, useState } from 'react';
import { orderQuery } from '#orders/current/api/getOrder.ts';
import { messages as currentMessages } from '#orders/current/messages.ts';
import type { OrderLine } from '#orders/current/model/line.ts';
import { useCurrentOrder } from '#orders/current/useCurrentOrder.ts';
import { messages as retailerMessages } from '#retailers/messages.ts';
import { errorText, failureText } from '#server/outcome.ts';
import { useServices } from '#session/services.ts';
import { type RegretOrder, RegretOrderError, useRegretOrder } from './api/regretOrder.ts';
import { type Reordered, useReorderRegrets } from './api/reorderRegrets.ts';
import { messages } from './messages.ts';
import { type Choices, type Conflict, conflictsOf, reorderParts } from './model/conflicts.ts';
import type { Regret } from './model/regret.ts';

const texts = messages.advanced;

/** What is asked about before anything is ordered. */
export interface Asking {
  regrets: readonly Regret[];
  conflicts: readonly Conflict[];
}

interface Into {
  orderid: number;
  description: string;
  lines: readonly OrderLine[];
}

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
  /** For a group: whom an order that is made for the regrets is for. */
  retailerids: readonly number[];
  /** Everything is as it was asked for. @param started the order that was made for it; null where one was open */
  onDone(started: RegretOrder | null): void;
  /** Some was ordered, and this was not. */
  onPartly(left: readonly Regret[]): void;
}

interface State {
  busy: boolean;
  error: string | null;
  asking: Asking | null;
  partly: Reordered | null;
}

const CALM: State = { busy: false, error: null, asking: null, partly: null };

/**
 * Regrets on their way into an order: the open one, where conflicts are asked about first, or one that is made for them
 * (001 §4). What was chosen stays when a call fails.
 */
export function useReorder({ retailerids, onDone, onPartly }: ReorderOptions) {
  const { client, queryClient } = useServices();
  const { current } = useCurrentOrder();
  const { make, leave } = useRegretOrder();
  const write = useReorderRegrets();
  const [state, setState] = useState<State>(CALM);
  const [choices, setChoices] = useState<Choices>(new Map());
  const started = useRef<RegretOrder>(null);
  /** Calls the attempt off that is under way. */
  const calling = useRef<AbortController>(null);
  /** True once its popup is closed: what was sent is waited for, and leads nowhere any more. */
  const closed = useRef(false);

  const send = async ({ regrets, conflicts }: Asking, { orderid, description, lines }: Into, signal: AbortSignal) => {
    const parts = reorderParts(regrets, conflicts, choices);
    const result = await write.mutateAsync({ orderid, lines, parts, signal });
    const { ordered, kept, left, failure } = result;
    if (failure === null || closed.current) {
      if (ordered.length > 0) toast.success(texts.reordered(ordered.length, description));
      if (kept.length > 0) toast.info(texts.leftAsTheyWere(kept.length));
    }
    const error = failure && failureText(failure);
    if (closed.current) {
      if (error) toast.error(error);
      return setState(CALM);
    }
    if (left.length === 0) {
      setState(CALM);
      return onDone(started.current?.id === orderid ? started.current : null);
    }
    if (ordered.length + kept.length === 0) return setState((before) => ({ ...before, busy: false, error }));
    setState({ busy: false, error, asking: null, partly: result });
    onPartly(left);
  };

  const openOrder = async (): Promise<Into> => {
    if (!current) {
      const { id, description } = await make.mutateAsync(retailerids);
      started.current = { id, description, number: '' };
      return { orderid: id, description, lines: [] };
    }
    // Read anew only if the last write left open what the order holds.
    const order = await queryClient.fetchQuery({ ...orderQuery(client, current.orderid), staleTime: 60_000 });
    const description = order?.description ?? current.ordernumber;
    return { orderid: current.orderid, description, lines: order?.lines ?? [] };
  };

  const attempt = async (regrets: readonly Regret[], asked: boolean) => {
    const attempting = new AbortController();
    calling.current = attempting;
    const { signal } = attempting;
    setState((before) => ({ ...before, busy: true, error: null }));
    try {
      const into = await openOrder();
      if (signal.aborted) return setState(CALM);
      const asking = { regrets, conflicts: conflictsOf(regrets, into.lines) };
      if (!asked && asking.conflicts.length > 0) return setState({ ...CALM, asking });
      await send(asking, into, signal);
    } catch (error) {
      if (closed.current) {
        leave();
        toast.error(reorderError(error));
      }
      setState((before) => ({ ...before, busy: false, error: reorderError(error) }));
    }
  };

  return {
    ...state,
    choices,
    choose: setChoices,
    /** Orders regrets again, or asks what becomes of those that are in conflict. */
    begin: (regrets: readonly Regret[]) => attempt(regrets, false),
    /** Orders what was asked about, as it was chosen. */
    confirm: () => state.asking && attempt(state.asking.regrets, true),
    /** Nothing more is sent; what is on its way is waited for. */
    cancel() {
      calling.current?.abort();
      setState((before) => ({ ...before, asking: null, error: null }));
    },
    /** The popup is closed: nothing more is sent and nothing is asked, and what becomes of what was sent is said. */
    leave() {
      calling.current?.abort();
      closed.current = true;
      leave();
    },
  };
}

import { announce } from '@mortar/design-system';
import { useEffect, useEffectEvent, useRef } from 'react';
import { orderQuery } from '#orders/current/api/getOrder.ts';
import type { OrderLine } from '#orders/current/model/line.ts';
import { useLineWriter } from '#orders/lines/api/lines.ts';
import { toOffer } from '#orders/lines/model/offer.ts';
import { wasWritten } from '#orders/lines/useUnsavedLines.ts';
import { errorText, getFailure, isUnknown } from '#server/outcome.ts';
import { fetchFresh } from '#server/queries.ts';
import { useServices } from '#session/services.ts';
import { useSession } from '#session/useSession.ts';
import { messages } from './messages.ts';
import { addLines, type LineEnd, type WriteFailure } from './model/adding.ts';
import { type Progress, readProgress, storeProgress } from './model/draft.ts';
import type { Choices, Done, OrderRules, PlannedLine } from './model/plan.ts';
import { useRendered } from './useRendered.ts';

/** Result code of a write without a target. */
const NO_TARGET_CODE = 5;

interface Adding {
  progress: Progress;
  state: 'not begun' | 'adding' | 'done' | 'stopped' | 'broken';
  /** Of this round: lines to add, and lines tried. */
  total: number;
  tried: number;
  /** Why writing stopped. */
  error: string | null;
  /** True if another user took over the order. */
  isGone: boolean;
}

const GONE: Partial<Adding> = { state: 'broken', error: messages.adding.gone, isGone: true };

/** Result stored for a line merged with another. */
const toGroupResult = (end: Done, number: number, first: number | undefined): Done =>
  end.kind !== 'refused' && first !== undefined && number !== first ? { ...end, into: first } : end;

/** Resolves writes with unknown results that the order confirms; others may be retried. */
function resolveConfirmed({ done, sending }: Progress, lines: readonly OrderLine[]): Progress {
  const known = new Map(done);
  for (const [number, each] of done) {
    if (each.kind !== 'unanswered') continue;
    const { kind: _kind, sent, supplierPriceId, ...result } = each;
    if (wasWritten(sent, lines, supplierPriceId)) known.set(number, { kind: 'added', ...result });
    else known.delete(number);
  }
  if (sending && wasWritten(sending.sent, lines, sending.supplierPriceId)) {
    const { quantity, supplier } = sending;
    const end: Done = { kind: 'added', quantity, supplier };
    for (const number of sending.numbers) known.set(number, toGroupResult(end, number, sending.numbers[0]));
  }
  return { done: known, sending: null };
}

export interface AddingOptions {
  orderId: number;
  rules: Omit<OrderRules, 'lines'>;
}

/** Adds lines to the order in sequence; can be stopped and resumed. Each round is one undo step. */
export function useAdding({ orderId, rules }: AddingOptions) {
  const { client, queryClient } = useServices();
  const { username } = useSession().staff;
  const draftKey = { username, orderid: orderId };
  const { together } = useLineWriter(orderId);
  const [adding, now, change] = useRendered<Adding>(() => ({
    state: 'not begun',
    total: 0,
    tried: 0,
    error: null,
    isGone: false,
    progress: readProgress(draftKey),
  }));
  const running = useRef<AbortController>(null);

  const query = orderQuery(client, orderId);
  const order = () => queryClient.getQueryData(query.queryKey) ?? null;
  const readOrder = () => fetchFresh(queryClient, query);
  const keep = (progress: Progress, more: Partial<Adding> = {}, atOnce = false) => {
    storeProgress(draftKey, progress);
    change({ ...now(), ...more, progress }, atOnce);
  };
  /** Reads the order to resolve writes without an answer; if that fails, it is repeated before writing. */
  const resolveUnanswered = async () => {
    const { done, sending } = now().progress;
    if (!sending && ![...done.values()].some(({ kind }) => kind === 'unanswered')) return;
    const read = await readOrder().catch(() => null);
    if (read && !running.current) keep(resolveConfirmed(now().progress, read.lines), {}, true);
  };
  const resolveStored = useEffectEvent(resolveUnanswered);
  useEffect(function resolveOnMount() {
    void resolveStored();
    return () => running.current?.abort();
  }, []);

  const toWriteFailure = async (error: unknown): Promise<WriteFailure> => {
    const failure = getFailure(error);
    const text = errorText(error);
    if (isUnknown(failure)) return { kind: 'unanswered', text };
    if (failure.kind === 'expired' || failure.kind === 'blocked') return { kind: 'broken', text };
    if (failure.kind === 'error' && failure.code === NO_TARGET_CODE) {
      const gone = (await readOrder().catch(() => undefined)) === null;
      if (gone) return { kind: 'broken', text: messages.adding.gone };
    }
    return { kind: 'refused', text };
  };

  /** Adds lines to the current order; returns how it ended. */
  const addAll = async (
    lines: readonly PlannedLine[],
    getNumbers: (line: PlannedLine) => readonly number[],
    repeated: Choices['repeated'],
    signal: AbortSignal,
  ): Promise<Partial<Adding>> => {
    const before = await readOrder();
    if (!before) return GONE;
    keep(resolveConfirmed(now().progress, before.lines));
    const isOpen = ({ line }: PlannedLine) => !now().progress.done.has(line.number);
    const onEnd = (planned: PlannedLine, end: LineEnd) => {
      const { done } = now().progress;
      const each = (number: number): [number, Done][] =>
        end.kind === 'left' || end.kind === 'skipped'
          ? []
          : [[number, toGroupResult(end, number, planned.line.number)]];
      const known = new Map([...done, ...getNumbers(planned).flatMap(each)]);
      keep({ done: known, sending: null }, { tried: now().tried + 1 });
    };
    const writer = together('quick order');
    const { end, added } = await addLines(lines.filter(isOpen), {
      signal,
      repeated,
      rules,
      order,
      getFailure: toWriteFailure,
      onEnd,
      add: (product, bid) => writer.add({ ...toOffer(product, bid.price), quantity: bid.quantity }),
      update: ({ id }, product, { price }, quantity) =>
        writer.update({ id, line: { ...toOffer(product, price), quantity } }),
      onSend(planned, sent, { price, quantity }) {
        const { supplierPriceId, supplier } = price;
        const sending = { numbers: [...getNumbers(planned)], sent, supplierPriceId, quantity, supplier };
        keep({ ...now().progress, sending });
      },
    }).finally(writer.end);
    announce(messages.adding.spoken(added, lines.length - added));
    if (end.kind !== 'broken') return { state: end.kind, error: null };
    return end.text === messages.adding.gone ? GONE : { state: 'broken', error: end.text };
  };

  return {
    ...adding,
    done: adding.progress.done,
    /** Stops after the current line. */
    stop: () => running.current?.abort(),
    /** Allows a rejected line to be tried again, or one without an answer that the order lacks. */
    again(number: number) {
      const done = new Map(now().progress.done);
      if (done.get(number)?.kind === 'unanswered') return void resolveUnanswered();
      done.delete(number);
      keep({ ...now().progress, done }, {}, true);
    },
    /** @param getNumbers numbers of the lines merged into a line, including its own */
    async start(
      lines: readonly PlannedLine[],
      getNumbers: (line: PlannedLine) => readonly number[],
      repeated: Choices['repeated'],
    ): Promise<void> {
      if (running.current) return;
      const stop = new AbortController();
      running.current = stop;
      change({ ...now(), state: 'adding', total: lines.length, tried: 0, error: null }, true);
      const failedToStart = (error: unknown): Partial<Adding> => ({ state: 'broken', error: errorText(error) });
      const end = await addAll(lines, getNumbers, repeated, stop.signal).catch(failedToStart);
      running.current = null;
      change({ ...now(), ...end }, true);
    },
  };
}

export type AddingOfList = ReturnType<typeof useAdding>;

import { toast } from '@mortar/design-system';
import { useAtomValue } from 'jotai';
import { useRef, useState } from 'react';
import { orderQuery } from '#orders/current/api/getOrder.ts';
import { currentOrderAtom } from '#orders/current/currentOrder.ts';
import type { OrderLine } from '#orders/current/model/line.ts';
import { useLineWriter } from '#orders/lines/api/lines.ts';
import { useSpokenTotal } from '#orders/lines/useSaved.ts';
import { maximumQuantity } from '#rules/quantity.ts';
import { errorText } from '#server/outcome.ts';
import { fetchFresh } from '#server/queries.ts';
import { useServices } from '#session/services.ts';
import { useSettings } from '#session/settings.tsx';
import { useErrorToast } from '#session/useErrorToast.ts';
import { useSupplierNames } from '#suppliers/useSupplierNames.ts';
import { useLockedLines } from './api/lockedLines.ts';
import { applyEntry, type EntryResult, type PromptKind, withResult } from './applyEntry.ts';
import { dropHistory, historyAtom } from './historyAtom.ts';
import { messages } from './messages.ts';
import type { Direction, Entry } from './model/entry.ts';
import { nextEntry } from './model/history.ts';
import { entryText, progressLabel, refusedText } from './texts.ts';

/** Prompt before lines are ordered again, as for manual changes; a password overrides it. */
export interface HistoryQuestion {
  kind: PromptKind;
  direction: Direction;
  /** Key of the waiting entry. */
  key: number;
  /** Lines in question. */
  lines: readonly OrderLine[];
  /** Rules already overridden for the entry. */
  answered: readonly PromptKind[];
}

/** Number of lines from which progress is shown and can be stopped. */
const MIN_PROGRESS_LINES = 10;

/** Progress of undo or redo of many lines. */
export interface HistoryWorking {
  direction: Direction;
  /** Action in progress. */
  label: string;
  done: number;
  of: number;
  stopping: boolean;
}

/** Marks the progress popup, after which results are announced on the page. */
export const PROGRESS = 'data-history-progress';

/** True if another popup covers the page, whose announcements would be missed. */
const isBehindPopup = () =>
  [...document.querySelectorAll('[role="dialog"], [role="alertdialog"]')].some(
    (popup) => !popup.querySelector(`[${PROGRESS}]`),
  );

export interface HistoryOptions {
  /** The open order. */
  orderId: number;
  /** Shows and announces the result. */
  say(saved: { text: string; spoken: string }): void;
}

/** Undo and redo of actions on the open order (docs/decisions/0041-undo.md). */
export function useHistory({ orderId, say: announceResult }: HistoryOptions) {
  const { client, queryClient, store } = useServices();
  const settings = useSettings();
  const total = useSpokenTotal(orderId);
  const short = useSupplierNames();
  const showError = useErrorToast();
  const readLocked = useLockedLines();
  const { together } = useLineWriter(orderId);
  const all = useAtomValue(historyAtom);
  const [question, setQuestion] = useState<HistoryQuestion | null>(null);
  /** Queued key presses, so that none is lost while the server answers. */
  const pressed = useRef<Direction[]>([]);
  const running = useRef(false);
  const [working, setWorking] = useState<HistoryWorking | null>(null);
  const isLong = useRef(false);
  const stopped = useRef(false);
  /** Toast of the last failure, dismissed on success. */
  const failure = useRef<number | undefined>(undefined);
  const query = orderQuery(client, orderId);

  const notify = (text: string) => {
    // Closed meanwhile.
    if (store.get(currentOrderAtom)?.orderId !== orderId) return;
    const spoken = `${text}${total()}`;
    // A popup hides the page's announcements.
    if (isBehindPopup()) toast.success(text, { spoken });
    else announceResult({ text, spoken });
  };

  /** Reports the result of an entry. @returns whether queued presses continue */
  const reportResult = (
    entry: Entry,
    direction: Direction,
    carried: EntryResult,
    answered: readonly PromptKind[],
  ): boolean => {
    switch (carried.kind) {
      case 'gone':
        showError(messages.failed.gone);
        dropHistory(store);
        return false;
      case 'refused':
        failure.current = showError(refusedText(direction, carried.changed, carried.refused, short));
        return false;
      case 'asked':
        setQuestion({ kind: carried.what, direction, key: entry.key, lines: carried.lines, answered });
        return false;
      case 'written': {
        const { made, failed, of } = carried;
        if (!failed) {
          if (failure.current !== undefined) toast.dismiss(failure.current);
          failure.current = undefined;
          const isComplete = made.length === of;
          notify(
            isComplete
              ? messages.done[direction](entryText(entry, short))
              : messages.progress.stopped[direction](made.length, of),
          );
          return isComplete;
        }
        const line = failed.step.after ?? failed.step.before;
        const message = messages.failed[direction](line?.description ?? '', errorText(failed.error));
        failure.current = showError(made.length > 0 ? `${message}\n${messages.partly(made.length, of)}` : message);
        return false;
      }
    }
  };

  /** For many lines progress is shown before the order is read. */
  const start = (entry: Entry, direction: Direction) => {
    stopped.current = false;
    isLong.current = entry.steps.length >= MIN_PROGRESS_LINES;
    if (!isLong.current) return;
    const of = entry.steps.length;
    setWorking({ direction, label: progressLabel(entry, direction), done: 0, of, stopping: false });
  };

  const runEntry = async (
    direction: Direction,
    answered: readonly PromptKind[] = [],
    key?: number,
  ): Promise<boolean> => {
    const before = store.get(historyAtom);
    const entry = nextEntry(before, direction);
    if (!entry || before.orderid !== orderId || (key !== undefined && entry.key !== key)) return false;
    const writer = together(null);
    start(entry, direction);
    try {
      const carried = await applyEntry(entry, direction, {
        read: () => fetchFresh(queryClient, query),
        readLocked,
        rules: {
          maximum: maximumQuantity(settings),
          severalSuppliers: settings.ordering_MultipleProducts,
        },
        answered,
        writer,
        onStep: (done) => setWorking((now) => now && { ...now, done }),
        isStopped: () => stopped.current,
      });
      store.set(historyAtom, (history) =>
        history.orderid === orderId ? withResult(history, entry, direction, carried) : history,
      );
      if (carried.kind === 'written') writer.end();
      setWorking(null);
      return reportResult(entry, direction, carried, answered);
    } catch (error) {
      setWorking(null);
      failure.current = showError(messages.failed.read[direction](errorText(error)));
      return false;
    }
  };

  const run = async (first: () => Promise<boolean>) => {
    running.current = true;
    for (let continues = await first(); continues; ) {
      const next = pressed.current.shift();
      continues = next !== undefined && (await runEntry(next));
    }
    pressed.current = [];
    running.current = false;
  };
  const press = (direction: Direction) => {
    if (question) return;
    // Ignored: during a long undo it is unclear what a second press means.
    if (running.current && isLong.current) return;
    if (running.current) pressed.current.push(direction);
    else void run(() => runEntry(direction));
  };
  return {
    /** History of this order; null if empty. */
    history: all.orderid === orderId ? all : null,
    /** Progress of many lines; null otherwise. */
    working,
    /** Stops after the current write. */
    stop() {
      stopped.current = true;
      setWorking((now) => now && { ...now, stopping: true });
    },
    undo: () => press('undo'),
    redo: () => press('redo'),
    question,
    /** Continues after the correct password. */
    answer({ direction, kind, key, answered }: HistoryQuestion) {
      setQuestion(null);
      void run(() => runEntry(direction, [...answered, kind], key));
    },
    cancel: () => setQuestion(null),
  };
}

import { toast, withAction } from '@mortar/design-system';
import { useEffect, useEffectEvent, useRef } from 'react';
import type { Command } from '#commands/command.ts';
import { useCommands } from '#commands/useCommands.ts';
import { useKeysBeforePage } from '#commands/useKeysBeforePage.ts';
import { useCurrentOrder } from '#orders/current/useCurrentOrder.ts';
import { PartBoundary } from '#parts/PartBoundary.tsx';
import { useSupplierNames } from '#suppliers/useSupplierNames.ts';
import { HistoryProgress } from './HistoryProgress.tsx';
import { HistoryQuestionPopup } from './HistoryQuestionPopup.tsx';
import { messages } from './messages.ts';
import { isDestructive } from './model/entry.ts';
import type { History } from './model/history.ts';
import { offerText } from './texts.ts';
import { useForgetWhenSent } from './useForgetWhenSent.ts';
import { type HistoryOptions, useHistory } from './useHistory.ts';
import { useTypedSince } from './useTypedSince.ts';

/** Attribute of popups with order lines, in which the keys work as on the page. */
const OWN_POPUP = '[data-undoes]';

/** Offers undo after a deletion, until the next action. */
function useOffer(history: History | null, undo: () => void): void {
  const short = useSupplierNames();
  const seen = useRef(history?.latest ?? 0);
  const shown = useRef<{ toast: number; key: number }>(undefined);
  const offer = useEffectEvent((next: History) => {
    const entry = next.past.at(-1);
    if (!entry || entry.key !== next.latest || !isDestructive(entry.kind)) return;
    const id = toast.success(offerText(entry, short), { spoken: messages.offered });
    shown.current = { toast: withAction(id, { label: messages.undo, run: undo }), key: entry.key };
  });
  useEffect(
    function offerUndo() {
      // The button would undo another action.
      if (shown.current && history?.past.at(-1)?.key !== shown.current.key) {
        toast.dismiss(shown.current.toast);
        shown.current = undefined;
      }
      if (!history || history.latest === seen.current) return;
      seen.current = history.latest;
      offer(history);
    },
    [history],
  );
}

const isField = (target: EventTarget | null) => target instanceof Element && target.matches('input, textarea');

/** Undo and redo of changes to the open order: keys, and the toast that offers undo (docs/decisions/0041-undo.md). */
export function Undoing(options: HistoryOptions) {
  const { editable } = useCurrentOrder();
  const { history, working, stop, undo, redo, question, answer, cancel } = useHistory(options);
  const commands: readonly Command[] = [
    {
      id: 'order.undo',
      title: messages.undo,
      key: 'Ctrl+Z',
      permission: editable,
      disabled: !history?.past.length,
      run: undo,
    },
    {
      id: 'order.redo',
      title: messages.redo,
      key: 'Ctrl+Shift+Z',
      permission: editable,
      disabled: !history?.future.length,
      run: redo,
    },
  ];
  useCommands(commands);
  const typed = useTypedSince(history);
  useKeysBeforePage(commands, {
    leaves: ({ disabled = false }, target) => typed(target) || (disabled && isField(target)),
    alsoIn: OWN_POPUP,
  });
  useOffer(history, undo);
  useForgetWhenSent();
  return (
    <PartBoundary onFail={cancel}>
      {working && <HistoryProgress working={working} onStop={stop} />}
      {question && <HistoryQuestionPopup question={question} onOverridden={() => answer(question)} onCancel={cancel} />}
    </PartBoundary>
  );
}

import type { RefObject } from 'react';
import { useCommands } from '#commands/useCommands.ts';
import { focusNextPane } from '#keyboard/focus/panes.ts';
import { useCurrentOrder } from '#orders/current/useCurrentOrder.ts';
import { messages } from './messages.ts';
import type { PageHandles } from './pageHandles.ts';

/** Registers the keys that move between the page's panes, and to the line added last (001 §4, keyboard). */
export function usePageCommands(page: RefObject<HTMLElement | null>, { focusLine }: PageHandles): void {
  const added = useCurrentOrder().order?.lines.map(({ id }) => id) ?? [];
  const go = (by: 1 | -1) => page.current && focusNextPane(page.current, by);
  useCommands([
    { id: 'page.next', title: messages.commands.next, key: 'F6', hint: messages.hints.next, run: () => go(1) },
    { id: 'page.previous', title: messages.commands.previous, key: 'Shift+F6', run: () => go(-1) },
    {
      id: 'order.lastLine',
      title: messages.commands.lastLine,
      key: 'F8',
      hint: messages.hints.lastLine,
      disabled: added.length === 0,
      run: () => focusLine(Math.max(...added)),
    },
  ]);
}

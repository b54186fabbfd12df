import { type RefObject, useRef } from 'react';
import { useCommand } from '#commands/useCommand.ts';
import { useCommands } from '#commands/useCommands.ts';
import { messages } from './messages.ts';
import type { ThreadRow } from './ThreadList.tsx';

const { commands: texts } = messages;

export interface ThreadCommands<Row extends ThreadRow> {
  /** As listed. */
  rows: readonly Row[];
  /** Id of the open one; null for none. */
  open: number | null;
  choose(row: Row): void;
  /** Command that starts a new one. */
  start: { title: string; run(): void };
  /** Command that marks listed ones as read. */
  markRead: { title: string; run(): void; busy?: boolean; refusal?: string | undefined };
}

/**
 * Registers the keys of message pages: new, reply, next, previous, search, mark as read.
 * @returns props of their buttons, and refs of the fields that receive focus
 */
export function useThreadCommands<Row extends ThreadRow>({ rows, open, choose, start, markRead }: ThreadCommands<Row>) {
  const box: RefObject<HTMLTextAreaElement | null> = useRef(null);
  const search: RefObject<HTMLInputElement | null> = useRef(null);
  const at = rows.findIndex(({ id }) => id === open);
  const go = (to: number) => {
    const next = rows[to];
    if (next) choose(next);
  };
  const startCommand = useCommand({ ...start, id: 'messages.new', key: 'Alt+N' });
  const markReadCommand = useCommand({ ...markRead, id: 'messages.markRead', key: 'Alt+K' });
  useCommands([
    { id: 'messages.reply', title: texts.reply, key: 'Alt+R', run: () => box.current?.focus() },
    { id: 'messages.next', title: texts.next, key: 'Alt+ArrowDown', run: () => go(at + 1) },
    { id: 'messages.previous', title: texts.previous, key: 'Alt+ArrowUp', run: () => go(at - 1) },
    { id: 'messages.search', title: texts.search, key: 'Alt+S', run: () => search.current?.focus() },
  ]);
  // Buttons have no space for key hints; the list of keys shows them.
  const { keyHint: _, ...startButton } = startCommand.button;
  const { keyHint: __, ...markReadButton } = markReadCommand.button;
  return { box, search, startButton, markReadButton };
}

import { type RefObject, useRef } from 'react';
import { useCommand } from '#commands/useCommand.ts';
import { useCommands } from '#commands/useCommands.ts';
import { messages } from './messages.ts';
import type { ThreadRow } from './ThreadList.tsx';

const { commands: texts } = messages;

export interface ThreadCommands<Row extends ThreadRow> {
  /** As they are listed. */
  rows: readonly Row[];
  /** The id of the one that is open; null while none is. */
  open: number | null;
  choose(row: Row): void;
  /** Begins another one: how it is called, and what it does. */
  start: { title: string; run(): void };
  /** Marks what is listed as read. */
  markRead: { title: string; run(): void; busy?: boolean; refusal?: string | undefined };
}

/**
 * What the pages of messages can do by key: begin, reply, next, previous, search, mark as read.
 * @returns what their buttons need, and what is to be given to the boxes that get the keyboard
 */
export function useThreadCommands<Row extends ThreadRow>({ rows, open, choose, start, markRead }: ThreadCommands<Row>) {
  const box: RefObject<HTMLTextAreaElement | null> = useRef(null);
  const search: RefObject<HTMLInputElement | null> = useRef(null);
  const at = rows.findIndex(({ id }) => id === open);
  const go = (to: number) => {
    const next = rows[to];
    if (next) choose(next);
  };
  const beginning = useCommand({ ...start, id: 'messages.new', key: 'Alt+N' });
  const marking = useCommand({ ...markRead, id: 'messages.markRead', key: 'Alt+K' });
  useCommands([
    { ...{ id: 'messages.reply', title: texts.reply, key: 'Alt+R' }, run: () => box.current?.focus() },
    { ...{ id: 'messages.next', title: texts.next, key: 'Alt+ArrowDown' }, run: () => go(at + 1) },
    { ...{ id: 'messages.previous', title: texts.previous, key: 'Alt+ArrowUp' }, run: () => go(at - 1) },
    { ...{ id: 'messages.search', title: texts.search, key: 'Alt+S' }, run: () => search.current?.focus() },
  ]);
  // Their keys stand in the list of keys: there is no room for both.
  const { keyHint: _, ...startButton } = beginning.button;
  const { keyHint: __, ...markReadButton } = marking.button;
  return { box, search, startButton, markReadButton };
}

import { atom, useAtomValue } from 'jotai';
import { useMemo } from 'react';
import { getStorable, type Outbox, withUnknownResults } from '#messaging/conversation/model/outbox.ts';
import type { Outgoing } from '#messaging/conversation/model/timeline.ts';
import { useServices } from '#session/services.ts';
import { machineStorage } from '#session/storage.ts';
import { useSession } from '#session/useSession.ts';

/** Draft and unsent messages of a chat. */
export interface Written {
  draft: string;
  outbox: Outbox;
}

const NOTHING_WRITTEN: Written = { draft: '', outbox: [] };

/** By chat name: 'conversation 7', 'ticket 12'. */
type WrittenChats = Readonly<Record<string, Written>>;

/** The user's drafts and unsent messages of all chats; null until read. */
const writtenAtom = atom<WrittenChats | null>(null);
writtenAtom.debugLabel = 'written messages';

const KEY = 'mortar.written';
/** Maximum number of stored chats per user, most recent first. */
const MAX_CHATS = 200;

type Stored = Readonly<Record<string, WrittenChats>>;

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isOutgoing = (value: unknown): value is Outgoing =>
  isObject(value) &&
  ['key', 'text'].every((name) => typeof value[name] === 'string') &&
  ['after', 'at'].every((name) => typeof value[name] === 'number') &&
  ['sending', 'failed', 'unconfirmed', 'sent'].includes(String(value.state)) &&
  (value.id === undefined || typeof value.id === 'number');

function readWritten(value: unknown): Written | null {
  if (!isObject(value) || typeof value.draft !== 'string' || !Array.isArray(value.outbox)) return null;
  return { draft: value.draft, outbox: value.outbox.filter(isOutgoing) };
}

function readAll(): Record<string, unknown> {
  const stored = machineStorage.read(KEY);
  return isObject(stored) ? stored : {};
}

/** Returns the user's stored chats on this computer, without malformed ones. */
export function readWrittenOf(owner: string): WrittenChats {
  const own = readAll()[owner];
  if (!isObject(own)) return {};
  return Object.fromEntries(
    Object.entries(own).flatMap(([chat, value]) => {
      const written = readWritten(value);
      return written ? [[chat, { ...written, outbox: withUnknownResults(written.outbox) }]] : [];
    }),
  );
}

const isEmpty = ({ draft, outbox }: Written) => draft === '' && outbox.length === 0;

/** Stores one chat of a user; others keep what another tab stored. */
export function storeWritten(owner: string, chat: string, { draft, outbox }: Written): void {
  const all = readAll();
  const { [chat]: _, ...others } = isObject(all[owner]) ? all[owner] : {};
  const storedChat = { draft, outbox: getStorable(outbox) };
  const chats = Object.entries({ ...others, ...(!isEmpty(storedChat) && { [chat]: storedChat }) }).slice(-MAX_CHATS);
  const { [owner]: _own, ...people } = all;
  machineStorage.write(KEY, {
    ...people,
    ...(chats.length > 0 && { [owner]: Object.fromEntries(chats) }),
  } satisfies Record<string, unknown> as Stored);
}

/**
 * Draft and unsent messages of a chat; survive navigation, reload, crash and another user's sign-in on this computer.
 */
export function useWritten(chat: string) {
  const { store } = useServices();
  const { retailerid, username } = useSession().staff;
  const owner = `${retailerid}/${username}`;
  const all = useAtomValue(writtenAtom);
  const storedChat = useMemo(() => all ?? readWrittenOf(owner), [all, owner]);
  /** Current state, independent of renders. */
  const now = () => (store.get(writtenAtom) ?? readWrittenOf(owner))[chat] ?? NOTHING_WRITTEN;
  return {
    written: storedChat[chat] ?? NOTHING_WRITTEN,
    now,
    change(next: (written: Written) => Written) {
      const changed = next(now());
      store.set(writtenAtom, { ...(store.get(writtenAtom) ?? readWrittenOf(owner)), [chat]: changed });
      storeWritten(owner, chat, changed);
    },
  };
}

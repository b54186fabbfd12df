import { atom, useAtomValue } from 'jotai';
import { useMemo } from 'react';
import { useServices } from '#session/services.ts';
import { machineStorage } from '#session/storage.ts';
import { useSession } from '#session/useSession.ts';
import { type Outbox, takenUp, toKeep } from './model/outbox.ts';
import type { Outgoing } from './model/timeline.ts';

/** What somebody wrote in one chat and nobody else has yet. */
export interface Written {
  /** What is typed and not sent. */
  draft: string;
  outbox: Outbox;
}

const NOTHING_WRITTEN: Written = { draft: '', outbox: [] };

/** By the names of chats: 'conversation 7', 'ticket 12'. */
type WrittenChats = Readonly<Record<string, Written>>;

/** What whoever is signed in wrote, in every chat; null until somebody asked. */
const writtenAtom = atom<WrittenChats | null>(null);
writtenAtom.debugLabel = 'written messages';

const KEY = 'mortar.written';
/** Chats of one person that are kept at the most; the ones that were written in last. */
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

/** What somebody wrote on this computer; whatever is damaged is left out. */
export function readWrittenOf(owner: string): WrittenChats {
  const own = readAll()[owner];
  if (!isObject(own)) return {};
  return Object.fromEntries(
    Object.entries(own).flatMap(([chat, value]) => {
      const written = readWritten(value);
      return written ? [[chat, { ...written, outbox: takenUp(written.outbox) }]] : [];
    }),
  );
}

const isEmpty = ({ draft, outbox }: Written) => draft === '' && outbox.length === 0;

/** Keeps one chat of somebody; other chats stay as another tab may have left them. */
export function keepWritten(owner: string, chat: string, { draft, outbox }: Written): void {
  const all = readAll();
  const { [chat]: _, ...others } = isObject(all[owner]) ? all[owner] : {};
  const kept = { draft, outbox: toKeep(outbox) };
  const chats = Object.entries({ ...others, ...(!isEmpty(kept) && { [chat]: kept }) }).slice(-MAX_CHATS);
  const { [owner]: _own, ...people } = all;
  machineStorage.write(KEY, {
    ...people,
    ...(chats.length > 0 && { [owner]: Object.fromEntries(chats) }),
  } satisfies Record<string, unknown> as Stored);
}

/**
 * What whoever is signed in wrote in one chat: drafts and messages on their way outlive leaving, a reload, a crash, and another
 * person's sign-in, on this computer.
 */
export function useWritten(chat: string) {
  const { store } = useServices();
  const { retailerid, username } = useSession().staff;
  const owner = `${retailerid}/${username}`;
  const all = useAtomValue(writtenAtom);
  const kept = useMemo(() => all ?? readWrittenOf(owner), [all, owner]);
  /** As it is now, whatever was drawn last. */
  const now = () => (store.get(writtenAtom) ?? readWrittenOf(owner))[chat] ?? NOTHING_WRITTEN;
  return {
    written: kept[chat] ?? NOTHING_WRITTEN,
    now,
    change(next: (written: Written) => Written) {
      const changed = next(now());
      store.set(writtenAtom, { ...(store.get(writtenAtom) ?? readWrittenOf(owner)), [chat]: changed });
      keepWritten(owner, chat, changed);
    },
  };
}

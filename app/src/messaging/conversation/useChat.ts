import { isUnkeepable, showsNothing } from '@mortar/contract';
import { toast } from '@mortar/design-system';
import { type QueryKey, skipToken, type UseQueryOptions, useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import { messages as typedTexts } from '#parts/typed/messages.ts';
import { keys } from '#server/keys.ts';
import { CallError, codeText, isUnknown, type Outcome } from '#server/outcome.ts';
import { fetchFresh } from '#server/queries.ts';
import { useServices } from '#session/services.ts';
import type { Message } from './model/message.ts';
import {
  acknowledge,
  type Outbox,
  refuse,
  settleFound,
  settleUnanswered,
  start,
  tryAgain,
  withdraw,
} from './model/outbox.ts';
import { steadily } from './model/steadily.ts';
import { type TimelineRow, timeline, toRow } from './model/timeline.ts';
import { useWritten } from './written.ts';

/** The query of a chat's messages. */
export type MessagesQuery = UseQueryOptions<readonly Message[], Error, readonly Message[], QueryKey>;

/** Where what is written goes. */
export interface ChatSource {
  /** What its draft is kept under: 'conversation 7'. */
  name: string;
  /**
   * What is on its way is kept under this, where the calls give messages other ids than those of another page that shows the
   * same conversation: by its ids nothing is to be looked for here. Default `name`.
   */
  outboxName?: string;
  /** Reads what was written, by id, the lowest first; null while nothing is chosen. */
  query: MessagesQuery | null;
  /**
   * Sends a text, once.
   * @returns what the server made of it, with the id of the message where it says so
   */
  send(text: string): Promise<Outcome<{ id?: number }>>;
  /** The server has taken it. */
  onSent?(text: string): void;
}

export interface Chat {
  /** What was written, and what is on its way. */
  rows: readonly TimelineRow[];
  /** As they were read; undefined until they have been. */
  messages: readonly Message[] | undefined;
  isPending: boolean;
  /** Why they could not be read at all. */
  error: Error | null;
  /** Reads them again. */
  reload(): void;
  draft: string;
  setDraft(text: string): void;
  /** Sends what is typed: it is shown at once, and leaves the box. */
  send(text: string): void;
  /** Sends what did not arrive, once the conversation has been read again and does not hold it. */
  tryAgain(key: string): void;
  /** Reads the conversation again to find out what became of it. */
  lookAgain(key: string): void;
  /** Takes what did not arrive back into the box, to be changed. */
  takeBack(key: string): void;
}

const NO_QUERY: MessagesQuery = { queryKey: keys.conversationMessages(0), queryFn: skipToken };

/**
 * A conversation with somebody, and what one writes in it. No answer sends anything a second time: what the server does not
 * acknowledge is looked for in the conversation first (ruling 8).
 */
export function useChat({ name, outboxName = name, query, send, onSent }: ChatSource): Chat {
  const { queryClient } = useServices();
  const { written, change } = useWritten(name);
  const sending = useWritten(outboxName);
  const { draft } = written;
  const { outbox } = sending.written;
  const { data, isPending, isLoadingError, error, refetch } = useQuery(query ?? NO_QUERY);

  const [toRows] = useState(() => steadily(toRow));
  // The same rows while neither changes: of a long conversation they take longer than everything else that typing does.
  const rows = useMemo(() => timeline(data ?? [], outbox, Date.now(), toRows), [data, outbox, toRows]);

  const changeOutbox = (next: (outbox: Outbox) => Outbox) =>
    sending.change((before) => ({ ...before, outbox: next(before.outbox) }));
  const outboxNow = () => sending.now().outbox;
  const read = async (): Promise<readonly Message[] | null> =>
    query && fetchFresh(queryClient, query).catch(() => null);

  const post = async (key: string, text: string) => {
    const outcome = await send(text);
    if (outcome.kind === 'value') {
      changeOutbox((held) => acknowledge(held, key, outcome.value.id));
      onSent?.(text);
      if (outcome.value.id === undefined) await read();
    } else if (outcome.kind === 'nothing' || isUnknown(outcome)) {
      // 'Nothing' may be the answer to a repetition: browsers send a request again when a connection they reused drops.
      const messages = await read();
      changeOutbox((held) => settleUnanswered(held, key, messages, Date.now()));
      if (outboxNow().some((one) => one.key === key && one.state === 'sent')) onSent?.(text);
    } else if (outcome.kind !== 'expired') {
      changeOutbox((held) => refuse(held, key, codeText(new CallError(outcome))));
    }
  };
  const look = async (key: string) => {
    const messages = await read();
    changeOutbox((held) => settleUnanswered(held, key, messages, Date.now()));
  };
  const noteFound = useEffectEvent((messages: readonly Message[]) => {
    const found = settleFound(outboxNow(), messages, Date.now());
    if (found !== outboxNow()) changeOutbox(() => found);
  });
  useEffect(
    function noteWhatArrived() {
      if (data) noteFound(data);
    },
    [data],
  );
  const lookForAll = useEffectEvent(() => {
    for (const { key, state } of outboxNow()) if (state === 'unconfirmed') void look(key);
  });
  const isThere = query !== null;
  useEffect(
    function findWhatWasOnItsWay() {
      if (isThere) lookForAll();
    },
    [outboxName, isThere],
  );

  return {
    messages: data,
    isPending,
    error: isLoadingError ? error : null,
    reload: () => void refetch(),
    rows,
    draft,
    setDraft: (text) => change((before) => ({ ...before, draft: text })),
    send(text) {
      // What shows nothing is as good as empty: it stays in the box, as nothing does (ruling 48).
      if (showsNothing(text)) return;
      if (isUnkeepable(text)) return toast.warning(typedTexts.hidden);
      const key = crypto.randomUUID();
      const at = Date.now();
      // Kept as on its way before it leaves the box: a crash between the two shows it twice, and loses nothing.
      changeOutbox((before) => start(before, data ?? [], { key, text, at }));
      change((before) => ({ ...before, draft: '' }));
      void post(key, text);
    },
    async tryAgain(key) {
      const one = outboxNow().find((each) => each.key === key);
      const messages = one && (await read());
      if (!one || !messages) return changeOutbox((held) => settleUnanswered(held, key, null, Date.now()));
      // Pressed twice, it is on its way already.
      if (outboxNow().find((each) => each.key === key)?.state !== 'failed') return;
      const next = tryAgain(outboxNow(), key, messages, Date.now());
      if (next === null) return changeOutbox((held) => settleUnanswered(held, key, messages, Date.now()));
      changeOutbox(() => next);
      await post(key, one.text);
    },
    lookAgain: (key) => void look(key),
    takeBack(key) {
      const one = outboxNow().find((each) => each.key === key);
      if (!one) return;
      // What is typed meanwhile stays behind it.
      change((before) => ({ ...before, draft: [one.text, before.draft].filter(Boolean).join('\n') }));
      changeOutbox((held) => withdraw(held, key));
    },
  };
}

import { isUnkeepable, showsNothing } from '@mortar/contract';
import { toast } from '@mortar/design-system';
import { type QueryKey, skipToken, type UseQueryOptions, useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import { createIncrementalMap } from '#messaging/conversation/model/createIncrementalMap.ts';
import type { Message } from '#messaging/conversation/model/message.ts';
import {
  acknowledge,
  addOutgoing,
  markFailed,
  type Outbox,
  settleFound,
  settleUnanswered,
  tryAgain,
  withdraw,
} from '#messaging/conversation/model/outbox.ts';
import { type TimelineRow, timeline, toRow } from '#messaging/conversation/model/timeline.ts';
import { messages as typedTexts } from '#parts/typed/messages.ts';
import { keys } from '#server/keys.ts';
import { CallError, codeText, isUnknown, type Outcome } from '#server/outcome.ts';
import { fetchFresh } from '#server/queries.ts';
import { useServices } from '#session/services.ts';
import { useWritten } from './written.ts';

export type MessagesQuery = UseQueryOptions<readonly Message[], Error, readonly Message[], QueryKey>;

/** Reading and sending of a chat. */
export interface ChatSource {
  /** Key of its draft: 'conversation 7'. */
  name: string;
  /**
   * Key of its sent messages, if another page shows the same conversation with other ids, which cannot be matched here.
   * Default `name`.
   */
  outboxName?: string;
  /** Reads messages by ascending id; null without a selection. */
  query: MessagesQuery | null;
  /**
   * Sends text exactly once.
   * @returns the server's answer, with the message id if known
   */
  send(text: string): Promise<Outcome<{ id?: number }>>;
  /** Called when the server accepted it. */
  onSent?(text: string): void;
}

export interface Chat {
  /** Messages and those being sent. */
  rows: readonly TimelineRow[];
  /** As read; undefined while loading. */
  messages: readonly Message[] | undefined;
  isPending: boolean;
  /** Why they could not be read. */
  error: Error | null;
  reload(): void;
  draft: string;
  setDraft(text: string): void;
  /** Sends the typed text, which is shown at once and cleared from the field. */
  send(text: string): void;
  /** Resends a failed message, if a new read does not contain it. */
  tryAgain(key: string): void;
  /** Reads the conversation to resolve an unknown result. */
  lookAgain(key: string): void;
  /** Returns a failed message to the field for editing. */
  returnToField(key: string): void;
}

const NO_QUERY: MessagesQuery = { queryKey: keys.conversationMessages(0), queryFn: skipToken };

/**
 * Chat with messages and sending. Nothing is sent twice without checking: unacknowledged messages are searched in the
 * conversation first (ruling 8).
 */
export function useChat({ name, outboxName = name, query, send, onSent }: ChatSource): Chat {
  const { queryClient } = useServices();
  const { written, change } = useWritten(name);
  const sending = useWritten(outboxName);
  const { draft } = written;
  const { outbox } = sending.written;
  const { data, isPending, isLoadingError, error, refetch } = useQuery(query ?? NO_QUERY);

  const [toRows] = useState(() => createIncrementalMap(toRow));
  // Memoised, because long conversations dominate the cost of typing.
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
      // 'Nothing' may answer a repeated request: browsers resend when a reused connection drops.
      const messages = await read();
      changeOutbox((held) => settleUnanswered(held, key, messages, Date.now()));
      if (outboxNow().some((one) => one.key === key && one.state === 'sent')) onSent?.(text);
    } else if (outcome.kind !== 'expired') {
      changeOutbox((held) => markFailed(held, key, codeText(new CallError(outcome))));
    }
  };
  const resolve = async (key: string) => {
    const messages = await read();
    changeOutbox((held) => settleUnanswered(held, key, messages, Date.now()));
  };
  const noteFound = useEffectEvent((messages: readonly Message[]) => {
    const found = settleFound(outboxNow(), messages, Date.now());
    if (found !== outboxNow()) changeOutbox(() => found);
  });
  useEffect(
    function resolveArrived() {
      if (data) noteFound(data);
    },
    [data],
  );
  const resolveAll = useEffectEvent(() => {
    for (const { key, state } of outboxNow()) if (state === 'unconfirmed') void resolve(key);
  });
  const isSelected = query !== null;
  useEffect(
    function resolveStored() {
      if (isSelected) resolveAll();
    },
    [outboxName, isSelected],
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
      // Invisible text counts as empty and stays in the field (ruling 48).
      if (showsNothing(text)) return;
      if (isUnkeepable(text)) return toast.warning(typedTexts.hidden);
      const key = crypto.randomUUID();
      const at = Date.now();
      // Stored as being sent before it is cleared: a crash in between shows it twice but loses nothing.
      changeOutbox((before) => addOutgoing(before, data ?? [], { key, text, at }));
      change((before) => ({ ...before, draft: '' }));
      void post(key, text);
    },
    async tryAgain(key) {
      const one = outboxNow().find((each) => each.key === key);
      const messages = one && (await read());
      if (!one || !messages) return changeOutbox((held) => settleUnanswered(held, key, null, Date.now()));
      // Pressed twice: already in flight.
      if (outboxNow().find((each) => each.key === key)?.state !== 'failed') return;
      const next = tryAgain(outboxNow(), key, messages, Date.now());
      if (next === null) return changeOutbox((held) => settleUnanswered(held, key, messages, Date.now()));
      changeOutbox(() => next);
      await post(key, one.text);
    },
    lookAgain: (key) => void resolve(key),
    returnToField(key) {
      const one = outboxNow().find((each) => each.key === key);
      if (!one) return;
      // Text typed meanwhile follows it.
      change((before) => ({ ...before, draft: [one.text, before.draft].filter(Boolean).join('\n') }));
      changeOutbox((held) => withdraw(held, key));
    },
  };
}

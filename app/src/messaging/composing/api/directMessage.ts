import { getSupplierConversation, getTicket, submitTicket } from '@mortar/contract';
import type { QueryClient } from '@tanstack/react-query';
import {
  type Attempt,
  containsMessage,
  isRepeated,
  matchAttempt,
  type SentBefore,
} from '#messaging/composing/model/attempt.ts';
import type { ComposedMessage } from '#messaging/composing/model/compose.ts';
import { sendSupplierMessage, supplierThreadsQuery } from '#messaging/tickets/api/supplierThreads.ts';
import { ticketsQuery } from '#messaging/tickets/api/tickets.ts';
import type { SupportPerson } from '#messaging/tickets/model/ticket.ts';
import type { Client } from '#server/client.ts';
import { isUnknown, type Outcome } from '#server/outcome.ts';
import { fetchFresh, valueOrNull } from '#server/queries.ts';
import type { Session } from '#session/session.ts';

/** Sending and finding messages. */
export interface Post {
  /** Latest tickets or conversations with the subject. */
  latest(message: Pick<ComposedMessage, 'to' | 'subject'>): Promise<readonly SentBefore[]>;
  /** The pharmacy's messages in one of them. */
  written(id: number, to: string): Promise<readonly string[]>;
  send(message: ComposedMessage): Promise<Outcome<unknown>>;
}

interface Requested extends Pick<Session, 'staff'> {
  client: Client;
  queryClient: QueryClient;
}

/** Returns the functions for tickets to support staff (002 §7). @param people possible recipients */
export function postToStaff({ client, queryClient, staff }: Requested, people: readonly SupportPerson[]): Post {
  const { bhf, retailerid, retailername } = staff;
  return {
    async latest({ subject: search }) {
      const query = ticketsQuery(client, { bhf, filter: '0', search, page: 1 });
      return (await fetchFresh(queryClient, query)).rows;
    },
    async written(ticketid) {
      const answer = valueOrNull(await client.send(getTicket, { query: { bhf, ticketid, unreadmessagecount: 0 } }));
      return (answer?.ticketDetails ?? []).filter((one) => one.isclientsender).map(({ message }) => message);
    },
    send: ({ to, category, subject, message }) =>
      client.send(submitTicket, {
        body: {
          bhf,
          subject,
          message,
          retailerid,
          retailername,
          category,
          staffid: Number(to),
          staffmember: people.find(({ id }) => String(id) === to)?.name ?? '',
        },
      }),
  };
}

/** Returns the functions for conversations with suppliers (002 §7). */
export function postToSupplier({ client, queryClient, staff: { bhf } }: Requested): Post {
  return {
    async latest({ to: hash, subject: search }) {
      const query = supplierThreadsQuery(client, { bhf, hash, search, page: 1 });
      return (await fetchFresh(queryClient, query)).rows;
    },
    async written(messageid, registeredhash) {
      const query = { bhf, registeredhash, messageid, unreadmessagecount: 0 };
      const answer = valueOrNull(await client.send(getSupplierConversation, { query }));
      return (answer?.conversationdetails ?? []).filter((one) => !one.fromwholesaler).map(({ message }) => message);
    },
    send: ({ to: hash, category, subject, message }) =>
      sendSupplierMessage(client, 0, { bhf, hash, subject, message, category }),
  };
}

/** Whether it arrived; null if unknown. */
async function find(post: Post, attempt: Attempt): Promise<boolean | null> {
  try {
    let found: false | null = false;
    for (const one of await post.latest(attempt)) {
      const likely = matchAttempt(attempt, one);
      if (likely === 'no' || !containsMessage(attempt, await post.written(one.id, attempt.to))) continue;
      if (likely === 'yes') return true;
      found = null;
    }
    return found;
  } catch {
    return null;
  }
}

/** Storage of a sent message until its result is known. */
export interface AttemptMemory {
  now(): Attempt;
  keep(attempt: Attempt): void;
  forget(): void;
}

/**
 * Sends a message exactly once. Without an answer, and before the same is sent again, the latest tickets or
 * conversations are searched (ruling 8).
 * @returns `unknown` if it was sent and they cannot be read
 */
export async function sendDirect(
  post: Post,
  message: ComposedMessage,
  memory: AttemptMemory,
): Promise<'sent' | 'failed' | 'unknown' | 'expired'> {
  const before = memory.now();
  if (isRepeated(before, message)) {
    const found = await find(post, before);
    if (found === null) return 'unknown';
    if (found) return reportSent();
  }
  const known = await post.latest(message).catch(() => null);
  const { to, subject, message: text } = message;
  const after = known === null ? -1 : Math.max(0, ...known.map(({ id }) => id));
  const attempt: Attempt = { to, subject, message: text, after, at: Date.now() };
  memory.keep(attempt);
  const outcome = await post.send(message);
  if (outcome.kind === 'value') return reportSent();
  if (outcome.kind === 'nothing' || isUnknown(outcome)) {
    const found = await find(post, attempt);
    if (found) return reportSent();
    // It may still arrive, so the attempt stays and is checked before the next.
    return found === null ? 'unknown' : 'failed';
  }
  memory.forget();
  return outcome.kind === 'expired' ? 'expired' : 'failed';

  function reportSent() {
    memory.forget();
    return 'sent' as const;
  }
}

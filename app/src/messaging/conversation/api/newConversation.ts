import {
  type Conversation,
  chatGroup,
  type MessageCategory,
  OWN_SENDER,
  postConversation,
  pushNotification,
} from '@mortar/contract';
import type { QueryClient } from '@tanstack/react-query';
import { conversationMessagesQuery, sendMessage } from '#messaging/conversation/api/conversationMessages.ts';
import { conversationsQuery } from '#messaging/conversation/api/conversations.ts';
import { addOutgoing, type Outbox } from '#messaging/conversation/model/outbox.ts';
import { matchSent } from '#messaging/conversation/model/timeline.ts';
import type { Client } from '#server/client.ts';
import { CallError, type Failure, isUnknown, type Outcome } from '#server/outcome.ts';
import { fetchFresh } from '#server/queries.ts';
import type { Session } from '#session/session.ts';

export interface FirstMessage {
  registeredHash: string;
  category: MessageCategory;
  subject: string;
  /** Text without markup. */
  message: string;
  /** Time in ms of an earlier send with unknown result, which is checked first. */
  since?: number | undefined;
}

/** Progress of starting a conversation. */
export type Started =
  /** Conversation and message exist. */
  | { kind: 'sent'; conversation: Conversation; id: number; sentAt: string }
  /** The conversation exists without its message; a retry continues there. */
  | { kind: 'empty'; conversation: Conversation; error: CallError }
  /** Nothing was created. */
  | { kind: 'failed'; error: CallError };

interface Requested {
  client: Client;
  queryClient: QueryClient;
  session: Session;
}

/** Most recent conversations with a supplier; null if they cannot be read. */
const latest = ({ client, queryClient, session }: Requested, registeredHash: string) =>
  fetchFresh(
    queryClient,
    conversationsQuery(client, {
      retailerID: session.staff.retailerid,
      registeredHash,
      searchText: '',
      category: 'All',
      startDate: '',
      endDate: '',
      pageNum: 1,
      pageSize: 25,
    }),
  )
    .then(({ conversations }) => conversations)
    .catch(() => null);

/** Tolerance in ms between sending and creation, since clocks differ. */
const CREATION_TOLERANCE_MS = 60 * 60_000;

/** Why a write failed or has an unknown result; code 5 means it had no target. */
const toFailure = (outcome: Exclude<Outcome<never>, { kind: 'value' }>): Failure =>
  outcome.kind === 'nothing' ? { kind: 'error', code: 5, text: '' } : outcome;

/** Creates the conversation exactly once; without an answer it is searched among new ones. */
async function makeConversation(context: Requested, first: FirstMessage): Promise<Conversation | CallError> {
  const { client, session } = context;
  const { registeredHash, category, subject } = first;
  const { retailerid } = session.staff;
  const before = await latest(context, registeredHash);
  const { since } = first;
  const isIt = (one: Conversation) => one.subject === subject && one.category === category;
  const isOfThen = ({ startDateTime }: Conversation, then: number) =>
    Math.abs(Date.parse(startDateTime ?? '') - then) <= CREATION_TOLERANCE_MS;
  const earlier = since !== undefined && before?.find((one) => isIt(one) && isOfThen(one, since));
  if (earlier) return earlier;
  const known = new Set(before?.map(({ convID }) => convID));
  const outcome = await client.send(postConversation, {
    body: { subject, category, registeredHash, retailerID: retailerid },
  });
  if (outcome.kind === 'value') {
    const { convID, startDateTime } = outcome.value;
    return {
      convID,
      subject,
      category,
      startDateTime,
      registeredHash,
      retailerID: retailerid,
      unreadMessageCount: 0,
      imageURL: '',
      lastSender: '',
      lastMessage: '',
      groupID: chatGroup(registeredHash, retailerid),
    };
  }
  const failure = toFailure(outcome);
  if (!isUnknown(failure) || before === null) return new CallError(failure);
  const found = (await latest(context, registeredHash))?.find((one) => !known.has(one.convID) && isIt(one));
  return found ?? new CallError(failure);
}

/** Sends the first message exactly once; without an answer it is searched in the conversation. */
async function writeFirst(
  { client, queryClient }: Requested,
  conversation: Conversation,
  { message: text, since }: FirstMessage,
): Promise<Started> {
  const { convID } = conversation;
  const now = Date.now();
  const outbox: Outbox = addOutgoing([], [], { key: 'first', text, at: now });
  const find = async (): Promise<Started | null> => {
    const query = conversationMessagesQuery({ client, queryClient, convID, supplier: '' });
    const messages = await fetchFresh(queryClient, query).catch(() => []);
    const id = matchSent(messages, outbox, now).get('first');
    const found = messages.find((message) => message.id === id);
    return found ? { kind: 'sent', conversation, id: found.id, sentAt: found.sentAt } : null;
  };
  const earlier = since === undefined ? null : await find();
  if (earlier) return earlier;
  const outcome = await sendMessage(client, convID, text);
  if (outcome.kind === 'value') return { kind: 'sent', conversation, ...outcome.value };
  const failure = toFailure(outcome);
  const found = isUnknown(failure) ? await find() : null;
  return found ?? { kind: 'empty', conversation, error: new CallError(failure) };
}

/**
 * Creates a conversation, then its message (002 §4). Neither is sent again while its result is unknown.
 * @param existing conversation created before without its message
 */
export async function startConversation(
  context: Requested,
  first: FirstMessage,
  existing: Conversation | null = null,
): Promise<Started> {
  const conversation = existing ?? (await makeConversation(context, first));
  if (conversation instanceof CallError) return { kind: 'failed', error: conversation };
  return writeFirst(context, conversation, first);
}

/** Notifies the supplier of a message, in the background (002 §4, §7). */
export async function notifySupplier(
  { client, session }: Requested,
  conversation: Conversation,
  body: string,
): Promise<void> {
  const { staff, validTo } = session;
  await client.send(pushNotification, {
    body: {
      systemid: '',
      icon: '',
      group: 'supplier',
      username: staff.username,
      title: staff.retailername,
      body: body.slice(0, 200),
      bhf: staff.bhf,
      retailerid: staff.retailerid,
      supplierhash: conversation.registeredHash,
      sentdate: new Date().toISOString(),
      tokenexpirydatetime: validTo,
      identifier: String(staff.retailerid),
      secondaryidentifier: String(conversation.convID),
    },
  });
}

/** Returns a conversation after the pharmacy's message. */
export const withLastMessage = (conversation: Conversation, lastMessage: string): Conversation => ({
  ...conversation,
  lastSender: OWN_SENDER,
  lastMessage,
  unreadMessageCount: 0,
});

import type { Conversation, Wholesaler } from '@mortar/contract';
import type { Ticket } from '#messaging/tickets/model/ticket.ts';
import { paths } from '#pages/paths.ts';
import { supplierPath } from '#settings/suppliers/supplierPlace.ts';
import { messages } from '#shell/palette/messages.ts';
import type { Entry } from './entry.ts';

/** Returns suppliers as entries that lead to their settings. @param refusal why those are unavailable */
export const supplierEntries = (suppliers: readonly Wholesaler[], refusal: string | undefined): readonly Entry[] =>
  suppliers.map(({ creditorid, wholesalername, wholesalercode, accountnumber }) => ({
    id: `supplier:${creditorid}`,
    group: 'suppliers',
    title: wholesalername,
    detail: messages.supplier,
    refusal,
    words: accountnumber,
    codes: [wholesalercode, accountnumber].filter(Boolean),
    target: { kind: 'path', path: supplierPath(creditorid) },
  }));

/** Returns conversations with suppliers as entries. @param getName supplier's name by hash */
export const conversationEntries = (
  conversations: readonly Conversation[],
  getName: (hash: string) => string,
): readonly Entry[] =>
  conversations.map(({ convID, subject, registeredHash, lastMessage }) => ({
    id: `conversation:${convID}`,
    group: 'conversations',
    title: subject,
    detail: getName(registeredHash),
    words: lastMessage,
    target: { kind: 'path', path: `${paths.supplierMessaging()}?conversation=${convID}` },
  }));

/** Returns tickets, conversations with support, as entries. */
export const ticketEntries = (tickets: readonly Ticket[]): readonly Entry[] =>
  tickets.map(({ id, number, subject, partner }) => ({
    id: `ticket:${id}`,
    group: 'conversations',
    title: subject,
    codes: [number],
    detail:
      partner === messages.support ? `${messages.support} · ${number}` : `${messages.support} · ${partner} · ${number}`,
    target: { kind: 'path', path: paths.messages('support', number) },
  }));

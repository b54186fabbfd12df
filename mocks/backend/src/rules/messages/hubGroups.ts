import { chatGroup, type HubArguments, type HubEvent } from '@mortar/contract';
import { SUPPLIERS } from '../../catalogue/data/suppliers.ts';
import type { Store } from '../../store/store.ts';
import { rights } from '../access/rights.ts';
import { getSession, mayActFor } from '../access/sessions.ts';
import { conversationView, getGroup, messageView, registeredHash } from './chat.ts';

/** An event for the other members of a group. */
export type GroupMessage = { [E in HubEvent]: { group: string; event: E; args: HubArguments<E> } }[HubEvent];

/**
 * Returns whether a session may join a group: that of a retailer it works for, or of its own retailer and a supplier if
 * its role may use messaging.
 */
export function mayJoin(store: Store, token: string, group: string, now: number): boolean {
  const session = getSession(store, token, now);
  const staff = session && store.staff.get(session.username);
  const own = session && store.retailers.get(session.retailerid);
  if (!session || !staff || !own) return false;
  if (mayActFor(store, session, Number(group))) return true;
  const { allows, profileProblem } = rights.useMessaging;
  if (!allows(staff.role.rolepermissions) || profileProblem?.(own)) return false;
  return SUPPLIERS.some((supplier) => chatGroup(registeredHash(supplier), own.retailerid) === group);
}

/**
 * Returns the event for the group after a client's write, with the stored message or conversation, so that clients
 * cannot forge content. Null if no one on this side receives it.
 * @throws if there is no such message or conversation
 */
export function getRelayedEvent(
  store: Store,
  method: string,
  sent: { convID?: number; convMessageID?: number },
): GroupMessage | null {
  if (method === 'SendNotification') return null;
  const conversation = store.conversations.get(sent.convID ?? 0);
  if (!conversation) throw new Error('There is no such conversation.');
  const group = getGroup(conversation);
  if (method === 'SendConversation') {
    return { group, event: 'ReceiveConversation', args: [conversationView(store, conversation)] };
  }
  const message = store.messages.get(sent.convMessageID ?? 0);
  if (message?.convID !== conversation.convID) throw new Error('There is no such message.');
  return { group, event: 'ReceiveMessage', args: [messageView(conversation, message)] };
}

import * as z from 'zod/mini';
import { supplierNotification } from './calls/messages/messaging.ts';
import { conversation, conversationMessage, messageCategory } from './entities/messaging.ts';
import { notification } from './entities/notification.ts';

/** Hub path on its host, after which the client library adds `/negotiate`. */
export const HUB_PATH = '/hub';

/** Events that the hub sends to the members of a group (000 §4, real-time link; 002 §7): event name → arguments. */
export const hubEvents = {
  ReceiveNotification: z.tuple([notification]),
  DeleteNotification: z.tuple([z.object({ identifier: z.string(), secondaryidentifier: z.string() })]),
  /** A message that is new, or was read by the other side. */
  ReceiveMessage: z.tuple([conversationMessage]),
  /** A conversation that is new or has a new message. */
  ReceiveConversation: z.tuple([conversation]),
} as const;
export type HubEvent = keyof typeof hubEvents;
export type HubArguments<E extends HubEvent> = z.output<(typeof hubEvents)[E]>;

/**
 * Methods that a client invokes on the hub: method name → arguments. A group's name is the retailer's id, or a
 * supplier's hash and the retailer's id. Other members of the group receive the event of the same name.
 */
export const hubMethods = {
  JoinGroup: z.tuple([z.string()]),
  LeaveGroup: z.tuple([z.string()]),
  SendMessage: z.tuple([conversationMessage]),
  SendConversation: z.tuple([z.extend(conversation, { category: messageCategory })]),
  /** For the supplier's side only. */
  SendNotification: z.tuple([supplierNotification]),
} as const;
export type HubMethod = keyof typeof hubMethods;
export type HubMethodArguments<M extends HubMethod> = z.output<(typeof hubMethods)[M]>;

/** Milliseconds (000 §9). */
export const HUB_TIMING = { keepAlive: 15_000, serverTimeout: 30_000, reconnectDelay: 10_000 } as const;

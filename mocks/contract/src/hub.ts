import * as z from 'zod/mini';
import { notification } from './entities/notification.ts';

/** Hub path on its host, after which the client library adds `/negotiate`. */
export const HUB_PATH = '/hub';

/** What the hub sends to the members of a group (000 §4, real-time link): event name → arguments. */
export const hubEvents = {
  ReceiveNotification: z.tuple([notification]),
  DeleteNotification: z.tuple([z.object({ identifier: z.string(), secondaryidentifier: z.string() })]),
} as const;
export type HubEvent = keyof typeof hubEvents;
export type HubArguments<E extends HubEvent> = z.output<(typeof hubEvents)[E]>;

/** What a client invokes on the hub: method name → arguments. A group is named by the retailer's id. */
export const hubMethods = {
  JoinGroup: z.tuple([z.string()]),
  LeaveGroup: z.tuple([z.string()]),
} as const;
export type HubMethod = keyof typeof hubMethods;

/** Milliseconds (000 §9). */
export const HUB_TIMING = { keepAlive: 15_000, serverTimeout: 30_000, reconnectDelay: 10_000 } as const;

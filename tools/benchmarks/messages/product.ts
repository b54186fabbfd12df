import { type Change, changes, manyConversations, manyMessages, type Seed, scenarios } from '@mortar/backend';
import { type Served, serveSeed } from '../../serving/seed.ts';

/** Subjects of the opened conversations. */
export const MEASURED = 'A measured conversation';
export const OTHER = 'Another conversation';

/** Messages of the other conversation, which is opened first so that code is warm for the measured one. */
export const OTHERS = 40;

async function serveChanged(dist: string, change: Change, seed: Seed = scenarios.emptyPharmacy().seed) {
  return serveSeed(dist, { ...seed, state: { ...seed.state, ...change(seed.state) } });
}

/** A server and the conversation that receives messages. */
export interface ServedConversation extends Served {
  convID: number;
}

/** Serves a built application with a conversation of that many messages and a short one. */
export async function serveConversation(dist: string, messages: number): Promise<ServedConversation> {
  const change = changes(manyMessages(OTHERS, { subject: OTHER }), manyMessages(messages, { subject: MEASURED }));
  const served = await serveChanged(dist, change, scenarios.openingTime().seed);
  const found = [...served.backend.store.conversations.all()].find(({ subject }) => subject === MEASURED);
  return { ...served, convID: found?.convID ?? 0 };
}

/** A server and all conversations that can receive messages. */
export interface ServedConversations extends Served {
  convIDs: readonly number[];
}

/** Serves a built application with that many conversations. */
export async function serveConversations(dist: string, conversations: number): Promise<ServedConversations> {
  const served = await serveChanged(dist, manyConversations(conversations));
  return { ...served, convIDs: [...served.backend.store.conversations.all()].map(({ convID }) => convID) };
}

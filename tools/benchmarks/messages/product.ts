import { type Change, changes, manyConversations, manyMessages, type Seed, scenarios } from '@mortar/backend';
import { type Served, serveSeed } from '../../serving/seed.ts';

/** What the conversations that are opened are about. */
export const MEASURED = 'A measured conversation';
export const OTHER = 'Another conversation';

/** Messages of the other conversation: opened first, so that the measured one finds the code warm. */
export const OTHERS = 40;

async function serveChanged(dist: string, change: Change, seed: Seed = scenarios.emptyPharmacy().seed) {
  return serveSeed(dist, { ...seed, state: { ...seed.state, ...change(seed.state) } });
}

/** Served, and the conversation that is written in. */
export interface ServedConversation extends Served {
  convID: number;
}

/** Serves a built application to a pharmacy with a conversation of so many messages beside a short one. */
export async function serveConversation(dist: string, messages: number): Promise<ServedConversation> {
  const change = changes(manyMessages(OTHERS, { subject: OTHER }), manyMessages(messages, { subject: MEASURED }));
  const served = await serveChanged(dist, change, scenarios.openingTime().seed);
  const found = [...served.backend.store.conversations.all()].find(({ subject }) => subject === MEASURED);
  return { ...served, convID: found?.convID ?? 0 };
}

/** Served, and every conversation that can be written in. */
export interface ServedConversations extends Served {
  convIDs: readonly number[];
}

/** Serves a built application to a pharmacy with so many conversations. */
export async function serveConversations(dist: string, conversations: number): Promise<ServedConversations> {
  const served = await serveChanged(dist, manyConversations(conversations));
  return { ...served, convIDs: [...served.backend.store.conversations.all()].map(({ convID }) => convID) };
}

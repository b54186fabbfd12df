import { listConversations, listMessages, listTickets } from '@mortar/contract';
import { describe, expect, it } from 'vitest';
import {
  type Change,
  changes,
  createBackend,
  manualClock,
  manyConversations,
  manyMessages,
  manyTickets,
  STRANGE_TEXTS,
  scenarios,
  strangeTexts,
} from '../src/index.ts';
import { answered, enter } from './support/client.ts';

async function changed(change: Change) {
  const { seed } = scenarios.openingTime();
  const clock = manualClock(seed.now);
  const backend = createBackend({ seed: { ...seed, state: { ...seed.state, ...change(seed.state) } }, clock });
  const me = await enter(backend.fetch, 'buyer@1001');
  const list = async (pageNum = 1) => {
    const query = {
      registeredHash: '',
      pageNum,
      pageSize: 25,
      searchText: '',
      retailerID: 1001,
      ...({ sender: 'insights', category: 'All', startDate: '', endDate: '' } as const),
    };
    return answered(backend.fetch, listConversations, { query }, me);
  };
  const read = async (convID: number) =>
    (await answered(backend.fetch, listMessages, { query: { convID } }, me)).messages;
  return { backend, clock, seed, me, list, read };
}

describe('a changed scenario', () => {
  it('with ten thousand messages has one conversation of them at the top, which waits for no answer', async () => {
    const { list, read, backend, clock } = await changed(manyMessages(10_000, { unread: 7 }));
    const [first] = (await list()).conversations;
    expect(first).toMatchObject({ subject: 'A long conversation', unreadMessageCount: 7, lastSender: 'insights' });
    const messages = await read(first?.convID ?? 0);
    expect(messages).toHaveLength(10_000);
    const sides = Map.groupBy(messages, ({ sender }) => sender);
    expect(sides.get('retailer')?.length).toBeGreaterThan(4_900);
    expect(sides.get('retailer')?.every(({ isRead }) => isRead)).toBe(true);
    const before = backend.store.messages.size;
    clock.advance(60_000);
    expect(backend.store.messages.size).toBe(before);
  });

  it('with a thousand conversations and tickets paginates them, and continues their numbers', async () => {
    const both = changes(manyConversations(1_000, { unread: 30 }), manyTickets(1_000, { unread: 5 }));
    const { list, backend, seed, me } = await changed(both);
    const { conversations, numberOfPages } = await list();
    expect(numberOfPages).toBe(Math.ceil((1_000 + seed.state.conversations.length) / 25));
    expect(conversations.slice(0, 3).map(({ subject }) => subject)).toEqual([
      'Matter 1000',
      'Matter 999',
      'Matter 998',
    ]);
    expect(conversations.every(({ unreadMessageCount }) => unreadMessageCount === 1)).toBe(true);
    const bhf = backend.store.retailers.get(1001)?.bhf ?? '';
    const tickets = async (filter: '0' | '2') => {
      const query = { bhf, filter, search: 'Question', pagerows: 50, pagenum: 1, ispaginated: false };
      return (await answered(backend.fetch, listTickets, { query }, me)).tickets;
    };
    const numbered = (await tickets('0')).filter(({ subject }) => /^Question \d+$/.test(subject));
    expect(numbered).toHaveLength(1_000);
    expect(numbered.filter(({ unreadmessagecount }) => unreadmessagecount > 0)).toHaveLength(5);
    expect((await tickets('2')).filter(({ subject }) => /^Question \d+$/.test(subject))).toHaveLength(334);
    for (const [name, key] of [
      ['conversation', 'conversations'],
      ['message', 'messages'],
    ] as const) {
      const rowCount = [...backend.store[key].all()].length;
      expect(backend.store.transaction(() => backend.store.next(name))).toBe(rowCount + 1);
    }
  });

  it('with strange texts returns each of them unchanged', async () => {
    const { list, read } = await changed(strangeTexts());
    const strange = (await list()).conversations.find(({ subject }) => subject.endsWith('<b>Strange</b>'));
    const messages = await read(strange?.convID ?? 0);
    expect(messages.map(({ message }) => message)).toEqual(Object.values(STRANGE_TEXTS));
    expect(Math.max(...messages.map(({ message }) => message.length))).toBe(100_000);
  });

  it('does not modify the original scenario', () => {
    const { state } = scenarios.emptyPharmacy().seed;
    const before = structuredClone(state);
    changes(manyMessages(3), manyConversations(2), manyTickets(2), strangeTexts())(state);
    expect(state).toEqual(before);
  });
});

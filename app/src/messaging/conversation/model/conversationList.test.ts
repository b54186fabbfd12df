import { type Conversation, OWN_SENDER, SUPPLIER_SENDER } from '@mortar/contract';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type ConversationsRequest, FIRST_CONVERSATIONS, lacksMessage, withConversation } from './conversationList.ts';

const conversation = (convID: number, changed: Partial<Conversation> = {}): Conversation => ({
  convID,
  subject: `Subject ${convID}`,
  category: 'General',
  startDateTime: '2026-03-02T08:00:00Z',
  registeredHash: 'kest',
  retailerID: 1001,
  unreadMessageCount: 0,
  imageURL: '',
  groupID: 'kest1001',
  lastSender: SUPPLIER_SENDER,
  lastMessage: 'Hello',
  ...changed,
});
const list = [conversation(3), conversation(2, { unreadMessageCount: 1 }), conversation(1)];
const shown = (rows: readonly Conversation[]) =>
  rows.map(({ convID, unreadMessageCount }) => [convID, unreadMessageCount]);

describe('a pushed conversation', () => {
  it.each<[string, Conversation, [number, number][]]>([
    [
      'with a new message from the supplier moves to the top and counts one more',
      conversation(2, { lastMessage: 'New', unreadMessageCount: 2 }),
      [
        [2, 2],
        [3, 0],
        [1, 0],
      ],
    ],
    [
      'counts one more whatever the server counts',
      conversation(1, { lastMessage: 'New', unreadMessageCount: 1 }),
      [
        [1, 1],
        [3, 0],
        [2, 1],
      ],
    ],
    [
      'with the user’s own message moves to the top and counts none',
      conversation(2, { lastSender: OWN_SENDER, lastMessage: 'Mine', unreadMessageCount: 1 }),
      [
        [2, 0],
        [3, 0],
        [1, 0],
      ],
    ],
    [
      'with a count of zero is cleared in place',
      conversation(2),
      [
        [3, 0],
        [2, 0],
        [1, 0],
      ],
    ],
    [
      'that the list lacks is added at the top',
      conversation(9, { unreadMessageCount: 3 }),
      [
        [9, 3],
        [3, 0],
        [2, 1],
        [1, 0],
      ],
    ],
  ])('%s', (_, pushed, expected) => {
    expect(shown(withConversation(list, pushed))).toEqual(expected);
  });

  it('changes nothing the second time', () => {
    const pushed = conversation(2, { lastMessage: 'New', unreadMessageCount: 2 });
    const once = withConversation(list, pushed);
    expect(withConversation(once, pushed)).toBe(once);
  });

  it('is not unread while it is open', () => {
    const pushed = conversation(2, { lastMessage: 'New', unreadMessageCount: 2 });
    expect(shown(withConversation(list, pushed, (convID) => convID === 2))[0]).toEqual([2, 0]);
  });
});

it('contains each conversation once, the most recent first, whatever is pushed', () => {
  const push = fc.record({ convID: fc.integer({ min: 1, max: 5 }), text: fc.string(), own: fc.boolean() });
  fc.assert(
    fc.property(fc.array(push), (pushes) => {
      let rows: readonly Conversation[] = list;
      for (const { convID, text, own } of pushes) {
        const before = rows;
        const pushed = conversation(convID, {
          lastMessage: text,
          lastSender: own ? OWN_SENDER : SUPPLIER_SENDER,
          unreadMessageCount: own ? 0 : 1,
        });
        rows = withConversation(rows, pushed);
        if (
          !before.some(
            (one) => one.convID === convID && one.lastMessage === text && one.lastSender === pushed.lastSender,
          )
        )
          expect(rows[0]?.convID).toBe(convID);
      }
      const ids = rows.map(({ convID }) => convID);
      expect(new Set(ids).size).toBe(ids.length);
    }),
  );
});

describe('a page misses data of a notification', () => {
  const notification = { retailerID: 1001, registeredHash: 'kest', convID: 2, text: 'New' };
  it.each<[string, Partial<ConversationsRequest>, Partial<typeof notification>, boolean]>([
    ['if its row has another text', {}, {}, true],
    ['not if its row has the text', {}, { text: 'Hello' }, false],
    ['not of another pharmacy', { retailerID: 2002 }, {}, false],
    ['if a conversation of its supplier has no row', { registeredHash: 'kest' }, { convID: 9 }, true],
    ['if a conversation of any supplier has no row', {}, { convID: 9 }, true],
    ['not if it is of another supplier', { registeredHash: 'prot' }, { convID: 9 }, false],
    ['not after the first page', { pageNum: 2 }, { convID: 9 }, false],
    ['not if only the server can decide', { searchText: 'price' }, { convID: 9 }, false],
    ['not of another category', { category: 'Order' as ConversationsRequest['category'] }, { convID: 9 }, false],
  ])('%s', (_name, requested, notified, lacks) => {
    const page = { retailerID: 1001, ...FIRST_CONVERSATIONS, ...requested };
    expect(lacksMessage(page, list, { ...notification, ...notified })).toBe(lacks);
  });
});

import { describe, expect, it } from 'vitest';
import { toSupplierThread } from './supplierThread.ts';
import { getFirstNew, ofSupplierThread, ofTicket } from './threadMessages.ts';
import { withRead } from './threadPage.ts';
import { isNamed, toTicket } from './ticket.ts';

const ticketMessage = (isclientsender: boolean, message: string) => ({
  isclientsender,
  message,
  staffmember: 'Nomsa Khumalo',
  submitdate: '2026-03-02T06:30:00Z',
});
const ticket = toTicket({
  ticketid: 41,
  ticketnumber: 'T000041',
  subject: 'A link',
  staffmember: '',
  staffid: 2,
  submitdate: null,
  unreadmessagecount: 2,
  profilepicture: '',
});

describe('messages without ids', () => {
  it('have their positions from 1 as ids, and a name if they are from the other side', () => {
    const messages = ofTicket([ticketMessage(true, 'One'), ticketMessage(false, 'Two'), ticketMessage(true, 'One')]);
    expect(messages.map(({ id, own, author }) => [id, own, author])).toEqual([
      [1, true, ''],
      [2, false, 'Nomsa Khumalo'],
      [3, true, ''],
    ]);
    const [theirs] = ofSupplierThread([{ fromwholesaler: true, message: 'Two', createddate: null }], 'Kestrel');
    expect(theirs).toEqual({ id: 1, text: 'Two', own: false, author: 'Kestrel', sentAt: '', isRead: false });
  });

  it.each([
    ['the last of theirs, with one’s own between them', 2, 2],
    ['the last', 1, 4],
    ['none if nothing is unread', 0, undefined],
    ['the first of theirs if the count exceeds their number', 9, 1],
  ])('are new from %s', (_, unread, id) => {
    const messages = ofTicket([
      ticketMessage(false, 'a'),
      ticketMessage(false, 'b'),
      ticketMessage(true, 'c'),
      ticketMessage(false, 'd'),
    ]);
    expect(getFirstNew(messages, unread)?.id).toBe(id);
  });

  it('that are all the user’s own have nothing new', () => {
    expect(getFirstNew(ofTicket([ticketMessage(true, 'a')]), 1)).toBeNull();
  });
});

describe('a ticket', () => {
  it('is identified by its number, case-insensitively, and by its id, not by parts of them', () => {
    expect(['T000041', 't000041', '41', '4', 'T00004', ''].map((name) => isNamed(ticket, name))).toEqual([
      ...[true, true, true, false, false, false],
    ]);
  });

  it('is with Support while no member has taken it', () => expect(ticket.partner).toBe('Support'));
});

it('answers a conversation with an invalid category under General', () => {
  const row = {
    messageid: 7,
    registeredhash: 'h',
    wholesalername: 'Kestrel',
    subject: '',
    createddate: null,
    unreadmessagecount: 0,
    profilepicture: '',
  };
  expect(toSupplierThread({ ...row, category: 'Recalls' })).toMatchObject({ category: 'General', detail: 'Recalls' });
  expect(toSupplierThread({ ...row, category: 'Accounts' })).toMatchObject({ category: 'Accounts' });
});

it('marks read conversations as read on the pages that show them', () => {
  const page = { rows: [ticket, { ...ticket, id: 42 }], pages: 1 };
  expect(withRead(page, ({ id }) => id === 41).rows.map(({ unread }) => unread)).toEqual([0, 2]);
  expect(withRead(page, ({ id }) => id === 7)).toBe(page);
});

import { postMessage } from '@mortar/contract';
import { describe, expect, it } from 'vitest';
import { registeredHash } from '../../src/rules/messages/chat.ts';
import { startBackend } from '../support/buyer.ts';
import { answered, enter } from '../support/client.ts';
import { connect } from '../support/device.ts';

async function opened() {
  const { backend, clock, fetch } = startBackend('openingTime');
  const { store, counterpart } = backend;
  const me = await enter(fetch, 'buyer@1001');
  const conversation = [...store.conversations.all()].find(({ suppliercode }) => suppliercode === 'KEST');
  const ticket = [...store.tickets.all()].find(({ closed }) => closed);
  if (!conversation || !ticket) throw new Error('The sample lacks a conversation or a closed ticket.');
  const { convID } = conversation;
  const device = connect(backend.hub, me.token);
  const received = (event: string) => device?.received(event) ?? [];
  for (const group of [`${registeredHash(conversation)}1001`, '1001']) device?.invoke('JoinGroup', group);
  const write = (message: string) =>
    answered(fetch, postMessage, { body: { convID, message, sender: 'retailer' } }, me);
  return { store, clock, counterpart, convID, ticketnumber: ticket.ticketnumber, received, write };
}

describe('a supplier that an operator plays', () => {
  it('reads, which the author is notified of once', async () => {
    const { counterpart, convID, received, write } = await opened();
    const { convMessageID } = await write('Good morning');
    expect(counterpart.read(convID)).toBe(1);
    expect(counterpart.read(convID)).toBe(0);
    expect(received('ReceiveMessage')).toMatchObject([{ convMessageID, isRead: true }]);
  });

  it('writes after reading, without a simulated answer', async () => {
    const { counterpart, convID, received, write, clock, store } = await opened();
    const { convMessageID } = await write('Good morning');
    counterpart.write(convID, '<b>Good morning</b>');
    expect(received('ReceiveMessage')).toMatchObject([
      { convMessageID, isRead: true },
      { sender: 'insights', message: '<b>Good morning</b>', isRead: false },
    ]);
    expect(received('ReceiveConversation')).toMatchObject([{ convID, lastMessage: '<b>Good morning</b>' }]);
    expect(received('ReceiveNotification')).toMatchObject([{ group: 'supplier', secondaryidentifier: String(convID) }]);
    const storedCount = store.messages.size;
    clock.advance(60_000);
    expect(store.messages.size).toBe(storedCount);
  });

  it('does nothing in a conversation that does not exist', async () => {
    const { counterpart } = await opened();
    expect(() => counterpart.read(9_999)).toThrow('There is no conversation 9999.');
    expect(() => counterpart.write(9_999, 'Hello')).toThrow('There is no conversation 9999.');
  });
});

describe('a support operator', () => {
  it('answers, takes the ticket, closes it and reopens it', async () => {
    const { counterpart, ticketnumber, received, store } = await opened();
    counterpart.respond(ticketnumber, 3, 'We are at it.');
    const last = store.ticketMessages.at(ticketnumber).at(-1);
    expect(last).toMatchObject({ staffmember: 'Fatima Davids', isclientsender: false, isread: false });
    expect(received('ReceiveNotification')).toMatchObject([{ group: 'support', identifier: ticketnumber }]);
    counterpart.setClosed(ticketnumber, false);
    expect(store.tickets.get(ticketnumber)).toMatchObject({ closed: false, supportid: 3 });
    counterpart.setClosed(ticketnumber, true);
    expect(store.tickets.get(ticketnumber)?.closed).toBe(true);
  });

  it('does nothing about a ticket that does not exist', async () => {
    const { counterpart } = await opened();
    expect(() => counterpart.respond('T999999', 1, 'Hello')).toThrow('There is no ticket T999999.');
    expect(() => counterpart.setClosed('T999999', true)).toThrow('There is no ticket T999999.');
  });
});

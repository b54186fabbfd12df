import {
  getTicket,
  listSuppliers,
  listTickets,
  markTicketsRead,
  notificationHistory,
  requestCreditor,
  respondToTicket,
  submitIncorrectLink,
  submitTicket,
  updateSupplier,
} from '@mortar/contract';
import { describe, expect, it } from 'vitest';
import type { TicketRow } from '../../src/store/rows.ts';
import { startBackend } from '../support/buyer.ts';
import { answered, callApi, enter } from '../support/client.ts';

async function opened() {
  const { fetch, clock, backend } = startBackend('openingTime');
  const me = await enter(fetch, 'buyer@1001');
  const bhf = backend.store.retailers.get(1001)?.bhf ?? '';
  const list = async (filter: '0' | '1' | '2' | '6' = '0', parameters: object = {}) => {
    const query = { bhf, filter, search: '', pagerows: 50, pagenum: 1, ispaginated: true, ...parameters };
    return answered(fetch, listTickets, { query }, me);
  };
  const details = async (ticketid: number, unreadmessagecount = 0) =>
    (await answered(fetch, getTicket, { query: { bhf, ticketid, unreadmessagecount } }, me)).ticketDetails;
  return { fetch, clock, backend, me, bhf, list, details };
}

const subjects = ({ tickets }: { tickets: readonly { subject: string }[] }) => tickets.map(({ subject }) => subject);

describe('tickets', () => {
  it('are filtered by status', async () => {
    const { list, backend } = await opened();
    const numbers = async (filter: '0' | '1' | '2' | '6') =>
      (await list(filter, { pagerows: 200 })).tickets.map(({ ticketnumber }) => ticketnumber).sort();
    const ticketsWhere = (fits: (ticket: TicketRow) => boolean) =>
      backend.store.tickets
        .at(1001)
        .filter(fits)
        .map(({ ticketnumber }) => ticketnumber)
        .sort();
    expect(await numbers('0')).toEqual(ticketsWhere(() => true));
    expect(await numbers('1')).toEqual(ticketsWhere(({ closed }) => !closed));
    expect(await numbers('2')).toEqual(ticketsWhere(({ closed }) => closed === true));
    expect(await numbers('6')).toEqual(ticketsWhere(({ subject }) => subject === 'Incorrect Link'));
    for (const filter of ['1', '2', '6'] as const) expect((await numbers(filter)).length).toBeGreaterThan(1);
  });

  it('are searched in full text, most recently written first, and are paginated', async () => {
    const { list, backend } = await opened();
    expect(subjects(await list('0', { search: 'second PAGE' }))).toEqual(['Printing schedule 6 orders']);
    const all = (await list('0', { pagerows: 200 })).tickets;
    const lastOf = ({ ticketnumber }: { ticketnumber: string }) =>
      Math.max(...backend.store.ticketMessages.at(ticketnumber).map(({ sentat }) => sentat));
    expect(all.map(lastOf)).toEqual(all.map(lastOf).sort((a, b) => b - a));
    const second = await list('0', { pagenum: 2 });
    expect(second).toEqual({ pageCount: Math.ceil(all.length / 50), tickets: all.slice(50, 100) });
    expect(second.tickets.length).toBeGreaterThan(0);
  });

  it('count unread messages until they are read, one by one or all at once', async () => {
    const { list, details, fetch, me, bhf, backend } = await opened();
    const first = async () => (await list()).tickets[0];
    const { ticketid = 0, ticketnumber = '', unreadmessagecount: unread = 0 } = (await first()) ?? {};
    const unopened = backend.store.ticketMessages.at(ticketnumber).filter(({ isread }) => !isread);
    expect(unread).toBe(unopened.length);
    expect(unread).toBeGreaterThan(0);
    await details(ticketid);
    expect((await first())?.unreadmessagecount).toBe(unread);
    await details(ticketid, unread);
    expect((await first())?.unreadmessagecount).toBe(0);
    await answered(fetch, markTicketsRead, { query: { bhf } }, me);
    expect((await list()).tickets.every(({ unreadmessagecount }) => unreadmessagecount === 0)).toBe(true);
  });

  it('are answered by their recipient, after a while, with a notification', async () => {
    const { list, details, fetch, me, bhf, clock } = await opened();
    const body = {
      bhf,
      category: 'Support' as const,
      subject: 'Totals',
      message: 'A total looks wrong.',
      staffmember: 'Craig Adams',
      staffid: 2,
      retailerid: 1001,
      retailername: 'Kloof Street Pharmacy',
    };
    await answered(fetch, submitTicket, { body }, me);
    const [ticket] = (await list()).tickets;
    expect(ticket).toMatchObject({ subject: 'Totals', staffmember: 'Craig Adams', unreadmessagecount: 0 });
    clock.advance(6_000);
    expect(await details(ticket?.ticketid ?? 0)).toMatchObject([
      { isclientsender: true, staffmember: 'Thabo Nkosi', message: 'A total looks wrong.' },
      { isclientsender: false, staffmember: 'Craig Adams' },
    ]);
    const { notifications } = await answered(fetch, notificationHistory, {}, me);
    expect(notifications[0]).toMatchObject({ group: 'support', identifier: ticket?.ticketnumber });
  });

  it('that are closed are reopened by an answer', async () => {
    const { list, fetch, me, bhf } = await opened();
    const ticketnumber = (await list('2')).tickets[0]?.ticketnumber ?? '';
    const body = { message: 'It happened again.', staffmember: 'Thabo Nkosi', staffid: 2, ticketnumber, bhf };
    await answered(fetch, respondToTicket, { body }, me);
    expect((await list('1')).tickets[0]?.ticketnumber).toBe(ticketnumber);
  });

  it('about a link are among the incorrect links', async () => {
    const { list, fetch, me, bhf } = await opened();
    const body = {
      productcode: 'A',
      productdescription: 'a',
      suppliername: 'b',
      supplierproductcode: 'c',
      supplierproductdescription: 'd',
      bhf,
      retailerid: 1001,
      retailername: 'f',
    };
    const { ticketNumber } = await answered(fetch, submitIncorrectLink, { body }, me);
    expect((await list('6')).tickets[0]?.ticketnumber).toBe(ticketNumber);
  });

  it('for a new creditor are read as XML without injection', async () => {
    const { fetch, me, bhf } = await opened();
    const request = (message: string) => {
      const body = {
        bhf,
        category: 'Accounts' as const,
        subject: 'New Creditor',
        message,
        retailerid: 1001,
        retailername: 'f',
      };
      return callApi(fetch, requestCreditor, { query: { iscustom: 'true' }, body }, me);
    };
    const fields =
      '<creditorname>A &lt;b&gt;</creditorname><accountnumber>1</accountnumber><creditlimit>1</creditlimit><preference>1</preference><comment>c</comment>';
    expect(await request(`<request>${fields}</request>`)).toMatchObject({ kind: 'value' });
    expect(await request(`<!DOCTYPE r [<!ENTITY x "y">]><request>${fields}</request>`)).toMatchObject({
      kind: 'error',
      code: 2,
    });
    expect(await request('<request>')).toMatchObject({ kind: 'error', code: 2 });
  });
});

describe('the terms of a supplier', () => {
  it('are stored when they change, and returned with the list', async () => {
    const { fetch, me } = await opened();
    const change = { creditlimit: 12_500.5, minimumordervalue: 99.99, closingday: 25, email: 'orders@kestrel.example' };
    await answered(fetch, updateSupplier, { body: { creditorid: 101, ...change } }, me);
    const { wholesalers } = await answered(fetch, listSuppliers, { query: { wholesalername: 'Kestrel' } }, me);
    expect(wholesalers).toMatchObject([{ creditorid: 101, ...change }]);
  });
});

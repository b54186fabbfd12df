// @vitest-environment jsdom
import type { Fault } from '@mortar/backend';
import { cleanup } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { messages } from '#settings/suppliers/messages.ts';
import { creditorXml } from '#settings/suppliers/model/creditorRequest.ts';
import { asAdministrator } from '#settings/suppliers/testing/signedIn.ts';
import { RequestUnknown, useRequestCreditor } from './creditorRequest.ts';

beforeEach(() => sessionStorage.clear());
afterEach(cleanup);

const values = {
  creditorname: 'Karoo <Pharma>',
  accountnumber: 'KP-1',
  creditlimit: 100,
  preference: 1,
  comment: '&',
};

async function opened(...faults: Fault[]) {
  const { backend, result } = await asAdministrator(useRequestCreditor, faults);
  const tickets = () => [...backend.store.tickets.all()].filter(({ subject }) => subject === messages.creditor.subject);
  return { tickets, send: () => result.current.mutateAsync(values) };
}

describe('a request for a creditor', () => {
  it('is a ticket with its fields', async () => {
    const { tickets, send } = await opened();
    const { ticketNumber, message } = await send();
    expect(tickets()).toMatchObject([{ ticketnumber: ticketNumber, message: creditorXml(values) }]);
    expect(message).not.toBe('');
  });

  it('is found if its answer was lost, and sent once', async () => {
    const { tickets, send } = await opened({ call: 'requestCreditor', kind: 'lostAnswer', times: 1 });
    const { ticketNumber, message } = await send();
    expect([ticketNumber, message]).toEqual([tickets()[0]?.ticketnumber, '']);
    expect(tickets()).toHaveLength(1);
  });

  it('failed if it never arrived, as the tickets show', async () => {
    const { tickets, send } = await opened({ call: 'requestCreditor', kind: 'cut' });
    const error = await send().catch((failure: unknown) => failure);
    expect(error).not.toBeInstanceOf(RequestUnknown);
    expect(tickets()).toEqual([]);
  });

  it('is unknown if the tickets cannot be read either', async () => {
    const { send } = await opened(
      { call: 'requestCreditor', kind: 'lostAnswer', times: 1 },
      { call: 'listTickets', kind: 'code', code: 2 },
    );
    await expect(send()).rejects.toBeInstanceOf(RequestUnknown);
  });

  it('failed if it was rejected', async () => {
    const { send } = await opened({ call: 'requestCreditor', kind: 'code', code: 2 });
    const error = await send().catch((failure: unknown) => failure);
    expect(error).not.toBeInstanceOf(RequestUnknown);
    expect(error).toBeInstanceOf(Error);
  });
});

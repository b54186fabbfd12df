// @vitest-environment jsdom
import type { Fault } from '@mortar/backend';
import { listMessagingSuppliers } from '@mortar/contract';
import { beforeEach, describe, expect, it } from 'vitest';
import { type Attempt, NO_ATTEMPT } from '#messaging/composing/model/attempt.ts';
import type { ComposedMessage } from '#messaging/composing/model/compose.ts';
import { startBuyer } from '#messaging/conversation/testing/buyer.tsx';
import { type AttemptMemory, type Post, postToStaff, postToSupplier, sendDirect } from './directMessage.ts';

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});

const MESSAGE: ComposedMessage = { to: '3', category: 'Support', subject: 'A report', message: 'It is empty.' };
const PEOPLE = [{ id: 3, name: 'Fatima Davids', telephone: '', email: '', picture: '' }];

function remember() {
  const memory = {
    retained: NO_ATTEMPT,
    now: () => memory.retained,
    keep(attempt: Attempt) {
      memory.retained = attempt;
    },
    forget: () => memory.keep(NO_ATTEMPT),
  };
  return memory satisfies AttemptMemory;
}

async function start(...faults: Fault[]) {
  const { backend, services, session } = await startBuyer();
  backend.faults.add(...faults);
  const requested = { ...services, staff: session.staff };
  const tickets = () => [...backend.store.tickets.all()].filter(({ subject }) => subject === MESSAGE.subject);
  const conversations = () =>
    [...backend.store.conversations.all()].filter(({ subject }) => subject === MESSAGE.subject);
  const started = () => tickets().length + conversations().length;
  const memory = remember();
  const send = (post: Post, message = MESSAGE) => sendDirect(post, message, memory);
  return {
    backend,
    session,
    services,
    memory,
    started,
    tickets,
    send,
    staff: postToStaff(requested, PEOPLE),
    supplier: postToSupplier(requested),
  };
}
type Started = Awaited<ReturnType<typeof start>>;

/** Addressed to an online supplier instead of support staff. */
async function toKestrel({ services, session }: Started) {
  const { token, staff } = session;
  const outcome = await services.client.send(listMessagingSuppliers, { as: { token, retailerid: staff.retailerid } });
  const suppliers = outcome.kind === 'value' ? outcome.value.wholesalers : [];
  return { ...MESSAGE, to: suppliers.find(({ online }) => online)?.registeredhash ?? '' };
}

describe.each([
  ['to support', 'submitTicket', 'listTickets', 'staff'],
  ['to a supplier', 'submitSupplierMessage', 'listSupplierConversations', 'supplier'],
] as const)('a direct message %s', (_, call, list, to) => {
  const open = async (...faults: Fault[]) => {
    const opened = await start(...faults);
    const message = to === 'staff' ? MESSAGE : await toKestrel(opened);
    return { ...opened, send: (changed = {}) => opened.send(opened[to], { ...message, ...changed }) };
  };

  it('is sent once, and nothing of it is stored', async () => {
    const { send, started, memory } = await open();
    expect([await send(), started(), memory.retained]).toEqual(['sent', 1, NO_ATTEMPT]);
  });

  it('whose answer was lost is found, and not sent again', async () => {
    const { send, started, memory } = await open({ call, kind: 'lostAnswer', times: 1 });
    expect([await send(), started(), memory.retained]).toEqual(['sent', 1, NO_ATTEMPT]);
  });

  it('fails if it is rejected', async () => {
    const { send, started, memory } = await open({ call, kind: 'code', code: 2 });
    expect([await send(), started(), memory.retained]).toEqual(['failed', 0, NO_ATTEMPT]);
  });

  it('that did not arrive fails, and is looked up once more before it is sent again', async () => {
    const { backend, send, started } = await open({ call, kind: 'cut', times: 1 });
    expect([await send(), started()]).toEqual(['failed', 0]);
    backend.faults.clear();
    expect([await send(), started()]).toEqual(['sent', 1]);
  });

  it('is not sent again while its result is unknown, and is found once it can be read', async () => {
    const opened = await open({ call, kind: 'lostAnswer', times: 1 });
    const { backend, send, started, memory } = opened;
    // Existing messages are readable, the result is not.
    backend.faults.add({ call: to === 'staff' ? 'getTicket' : 'getSupplierConversation', kind: 'code', code: 2 });
    expect([await send(), started()]).toEqual(['unknown', 1]);
    expect(memory.retained.at).toBeGreaterThan(0);
    expect([await send(), started()]).toEqual(['unknown', 1]);
    backend.faults.clear();
    expect([await send(), started(), memory.retained]).toEqual(['sent', 1, NO_ATTEMPT]);
  });

  it('has an unknown result if the list could not be read before, and the time does not match', async () => {
    const { send, started } = await open(
      { call: list, kind: 'code', code: 2, times: 1 },
      { call, kind: 'lostAnswer', times: 1 },
    );
    // The scenario's clock is stopped at another time than this machine's.
    expect([await send(), started()]).toEqual(['unknown', 1]);
    expect([await send(), started()]).toEqual(['unknown', 1]);
  });

  it('with the same text as an older one is a separate message', async () => {
    const { backend, send, started } = await open();
    await send();
    backend.faults.add({ call, kind: 'cut', times: 1 });
    expect([await send(), started()]).toEqual(['failed', 1]);
  });

  it('that was edited meanwhile is sent', async () => {
    const { backend, send, started } = await open({ call, kind: 'lostAnswer', times: 1 });
    backend.faults.add({ call: to === 'staff' ? 'getTicket' : 'getSupplierConversation', kind: 'code', code: 2 });
    expect(await send()).toBe('unknown');
    backend.faults.clear();
    expect([await send({ message: 'It is still empty.' }), started()]).toEqual(['sent', 2]);
  });
});

it('names the support member it is for', async () => {
  const { send, staff, tickets } = await start();
  await send(staff);
  expect(tickets()).toMatchObject([{ supportid: 3, category: 'Support', message: 'It is empty.' }]);
});

import { postMessage, submitTicket } from '@mortar/contract';
import { describe, expect, it } from 'vitest';
import { createBackend, manualClock, scenarios } from '../../src/index.ts';
import { answered, enter } from '../support/client.ts';
import { storedInMemory } from '../support/storedInMemory.ts';

const A_MINUTE = 60_000;

async function opened() {
  const { seed } = scenarios.openingTime();
  const [clock, journal] = [manualClock(seed.now), storedInMemory()];
  const backend = createBackend({ seed, clock, journal });
  const { store, fetch } = backend;
  const me = await enter(fetch, 'buyer@1001');
  const convID = [...store.conversations.all()].find(({ suppliercode }) => suppliercode === 'KEST')?.convID ?? 0;
  const write = (message: string) =>
    answered(fetch, postMessage, { body: { convID, message, sender: 'retailer' } }, me);
  const isAnswered = (of = store) =>
    of.messages
      .at(convID)
      .sort((a, b) => a.convMessageID - b.convMessageID)
      .at(-1)?.sender === 'insights';
  return { backend, seed, journal, clock, me, convID, write, isAnswered };
}

describe('a conversation attended at the desk', () => {
  it('is neither read nor answered by the simulator, not even immediately', async () => {
    const { backend, clock, convID, write, isAnswered } = await opened();
    backend.attendance.attend({ convID });
    const { convMessageID } = await write('Good morning');
    clock.advance(A_MINUTE);
    backend.replySimulator.answerAll();
    expect(isAnswered()).toBe(false);
    expect(backend.store.messages.get(convMessageID)?.isread).toBe(false);
  });

  it('stops an answer of the simulator that had started', async () => {
    const { backend, clock, convID, write, isAnswered } = await opened();
    await write('Good morning');
    clock.advance(2_400);
    backend.attendance.attend({ convID });
    clock.advance(A_MINUTE);
    expect(isAnswered()).toBe(false);
  });

  it('is returned by the operator, or two minutes after they were last active', async () => {
    const { backend, clock, convID, write, isAnswered } = await opened();
    backend.attendance.attend({ convID });
    await write('Good morning');
    clock.advance(1.5 * A_MINUTE);
    backend.attendance.attend({ convID });
    clock.advance(1.9 * A_MINUTE);
    expect([isAnswered(), backend.attendance.isAttended({ convID })]).toEqual([false, true]);
    clock.advance(0.2 * A_MINUTE);
    expect([isAnswered(), backend.attendance.isAttended({ convID })]).toEqual([true, false]);
    backend.attendance.attend({ convID });
    await write('Good evening');
    clock.advance(A_MINUTE);
    backend.attendance.release({ convID });
    clock.advance(6_000);
    expect(isAnswered()).toBe(true);
  });

  it('is still attended after a restart', async () => {
    const { backend, seed, journal, clock, convID, write, isAnswered } = await opened();
    await write('Good morning');
    backend.attendance.attend({ convID });
    backend.close();
    clock.advance(A_MINUTE);
    const after = createBackend({ seed, clock, journal });
    clock.advance(0.5 * A_MINUTE);
    expect(isAnswered(after.store)).toBe(false);
    clock.advance(A_MINUTE);
    expect(isAnswered(after.store)).toBe(true);
  });

  it('must exist', async () => {
    const { backend } = await opened();
    expect(() => backend.attendance.attend({ convID: 99_999 })).toThrow('There is no conversation 99999.');
    expect(() => backend.attendance.attend({ ticketnumber: 'T9' })).toThrow('There is no ticket T9.');
  });
});

it('lets no one else answer a ticket that is attended at the desk', async () => {
  const { backend, clock, me } = await opened();
  const { store } = backend;
  const bhf = store.retailers.get(1001)?.bhf ?? '';
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
  await answered(backend.fetch, submitTicket, { body }, me);
  const ticketnumber = [...store.tickets.all()].at(-1)?.ticketnumber ?? '';
  backend.attendance.attend({ ticketnumber });
  clock.advance(A_MINUTE);
  expect(store.ticketMessages.at(ticketnumber)).toEqual([]);
  backend.attendance.release({ ticketnumber });
  clock.advance(6_000);
  expect(store.ticketMessages.at(ticketnumber)).toHaveLength(1);
});

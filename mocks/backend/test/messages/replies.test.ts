import {
  type HubEvent,
  listMessages,
  postConversation,
  postMessage,
  respondToTicket,
  submitTicket,
} from '@mortar/contract';
import { describe, expect, it } from 'vitest';
import { type BackendOptions, createBackend, manualClock, scenarios, seededRandom } from '../../src/index.ts';
import { registeredHash } from '../../src/rules/messages/chat.ts';
import { typedIn } from '../../src/simulator/pace.ts';
import { answered, enter } from '../support/client.ts';
import { connect } from '../support/device.ts';
import { storedInMemory } from '../support/storedInMemory.ts';

const hash = registeredHash({ suppliercode: 'KEST' });
const A_SECOND = 1_000;

/** A pharmacy with a new conversation that receives its hub groups; suppliers answer within ten seconds. */
async function opened(options: Partial<BackendOptions> = {}) {
  const { seed } = scenarios.emptyPharmacy();
  const clock = manualClock(seed.now);
  const random = seededRandom('replies');
  const backend = createBackend({ seed, clock, random, answerAfterMs: 10 * A_SECOND, ...options });
  const { fetch, store } = backend;
  const me = await enter(fetch, 'buyer@1001');
  const device = connect(backend.hub, me.token);
  for (const group of [`${hash}1001`, '1001']) device?.invoke('JoinGroup', group);
  const received = (event: HubEvent) => device?.received(event) ?? [];
  const started = { subject: 'A question', category: 'General', registeredHash: hash, retailerID: 1001 } as const;
  const { convID } = await answered(fetch, postConversation, { body: started }, me);
  const write = (message: string) =>
    answered(fetch, postMessage, { body: { convID, message, sender: 'retailer' } }, me);
  const said = () => store.messages.at(convID).map(({ sender, isread }) => `${sender}${isread ? ' read' : ''}`);
  /** Advances in steps of a tenth of a second until a condition holds. Returns the milliseconds taken. */
  function until(happened: () => boolean): number {
    let waited = 0;
    for (; !happened(); waited += 100) {
      if (waited > 20 * A_SECOND) throw new Error('It does not happen.');
      clock.advance(100);
    }
    return waited;
  }
  const isRead = () => said().every((one) => one !== 'retailer');
  const isAnswered = () => said().at(-1)?.startsWith('insights') === true;
  return { backend, store, fetch, clock, me, received, convID, write, said, until, isRead, isAnswered };
}

describe('a supplier', () => {
  it('opens the first message, which only its author is notified of, and answers after typing', async () => {
    const { write, until, isRead, isAnswered, received, said } = await opened();
    await write('Do you deliver on Saturdays?');
    const opening = until(isRead);
    expect(opening).toBeGreaterThanOrEqual(2 * A_SECOND);
    expect(opening).toBeLessThanOrEqual(4 * A_SECOND);
    expect(said()).toEqual(['retailer read']);
    expect(received('ReceiveMessage')).toMatchObject([{ sender: 'retailer', isRead: true }]);
    expect([...received('ReceiveConversation'), ...received('ReceiveNotification')]).toEqual([]);
    const typing = until(isAnswered);
    expect(typing).toBeGreaterThanOrEqual(2 * A_SECOND);
    expect(opening + typing).toBeLessThanOrEqual(10 * A_SECOND);
    expect(received('ReceiveMessage')[1]).toMatchObject({ sender: 'insights', isRead: false });
    expect(received('ReceiveConversation')).toMatchObject([{ lastSender: 'insights', unreadMessageCount: 1 }]);
    expect(received('ReceiveNotification')).toMatchObject([
      { group: 'supplier', title: 'Message from Kestrel Wholesale' },
    ]);
  });

  it('types longer for a longer answer', () => {
    const times = [10, 100, 200, 250, 1_000].map((length) => typedIn('x'.repeat(length), 10_000));
    expect(times).toEqual([2_160, 3_600, 5_200, 6_000, 6_000]);
    expect(typedIn('x', 0)).toBe(0);
  });

  it('reads messages added while it types, starts again, and answers once, after the last', async () => {
    const { write, until, isRead, isAnswered, clock, said } = await opened();
    await write('Good morning');
    until(isRead);
    clock.advance(1_500);
    await write('Is it in stock?');
    expect(until(isRead)).toBe(A_SECOND);
    expect(said()).toEqual(['retailer read', 'retailer read']);
    expect(until(isAnswered)).toBeGreaterThanOrEqual(2 * A_SECOND);
    clock.advance(60 * A_SECOND);
    expect(said()).toEqual(['retailer read', 'retailer read', 'insights']);
  });

  it('that goes offline while typing does not answer until it is back', async () => {
    const { backend, write, until, isRead, isAnswered, clock } = await opened();
    await write('Is it in stock?');
    until(isRead);
    backend.presence.set('KEST', false);
    clock.advance(60 * A_SECOND);
    expect(isAnswered()).toBe(false);
    backend.presence.set('KEST', true);
    until(isAnswered);
  });

  it('answers after a restart the messages it had opened before', async () => {
    const journal = storedInMemory();
    const { backend, write, until, isRead, convID, me, clock } = await opened({ journal });
    await write('Is it in stock?');
    until(isRead);
    backend.close();
    const { seed } = scenarios.emptyPharmacy();
    const after = createBackend({ seed, journal, clock, answerAfterMs: 10 * A_SECOND });
    clock.advance(A_SECOND);
    expect(after.store.messages.at(convID)).toHaveLength(1);
    clock.advance(9 * A_SECOND);
    const { messages } = await answered(after.fetch, listMessages, { query: { convID } }, me);
    expect(messages.map(({ sender }) => sender)).toEqual(['retailer', 'insights']);
  });

  it('does the same at the same time for the same seed', async () => {
    const run = async () => {
      const { write, until, isRead, isAnswered, store, convID } = await opened();
      await write('Is it in stock?');
      return [until(isRead), until(isAnswered), store.messages.at(convID).map(({ message }) => message)];
    };
    expect(await run()).toEqual(await run());
  });

  it('ignores messages that were read before read times were stored', async () => {
    const { store, convID, clock, isAnswered, backend } = await opened();
    store.transaction(() =>
      store.messages.put({
        convMessageID: 1,
        convID,
        message: 'Thank you',
        sender: 'retailer',
        isread: true,
        sentat: clock.now(),
      }),
    );
    backend.presence.set('KEST', false);
    backend.presence.set('KEST', true);
    clock.advance(60 * A_SECOND);
    expect(isAnswered()).toBe(false);
  });

  it('answers immediately on command', async () => {
    const { backend, write, said } = await opened();
    await write('Good morning');
    backend.replySimulator.answerAll();
    backend.replySimulator.answerAll();
    expect(said()).toEqual(['retailer read', 'insights']);
  });
});

describe('working hours', () => {
  /** Nine to five on weekdays; it is half past eight on a Monday in Cape Town. */
  const workingHours = { from: 9, until: 17, days: [1, 2, 3, 4, 5] };
  const HALF_AN_HOUR = 30 * 60 * A_SECOND;

  it('delay reading and answering until they start', async () => {
    const { write, until, isRead, isAnswered, clock } = await opened({ workingHours });
    await write('Good morning');
    clock.advance(HALF_AN_HOUR);
    expect(isRead()).toBe(false);
    const opening = until(isRead);
    expect(opening).toBeGreaterThanOrEqual(2 * A_SECOND);
    expect(opening + until(isAnswered)).toBeLessThanOrEqual(10 * A_SECOND);
  });

  it('are in the pharmacy’s time zone', async () => {
    const { write, clock, store, until, isAnswered } = await opened({ workingHours });
    const settings = store.settings.get(1001);
    if (!settings) throw new Error('The sample lacks settings.');
    const values = { ...settings.values, ordering_General_Country: 'KE' as const };
    store.transaction(() => store.settings.put({ ...settings, values }));
    // Half past nine in Nairobi.
    await write('Good morning');
    expect(until(isAnswered)).toBeLessThanOrEqual(10 * A_SECOND);
    clock.advance(8 * 60 * 60 * A_SECOND);
    await write('Good evening');
    clock.advance(12 * 60 * 60 * A_SECOND);
    expect(isAnswered()).toBe(false);
  });

  it('delay the answer to a message opened before the weekend', async () => {
    const { write, clock, said, isAnswered } = await opened({ workingHours: { ...workingHours, days: [1] } });
    // Three seconds before Monday's end: enough time to open it, not to type.
    clock.advance(8.5 * 60 * 60 * A_SECOND - 5 * A_SECOND);
    await write('Good evening');
    clock.advance(6 * 24 * 60 * 60 * A_SECOND);
    expect(said()).toEqual(['retailer read']);
    clock.advance(24 * 60 * 60 * A_SECOND);
    expect(isAnswered()).toBe(true);
  });

  it('do not delay an immediate answer on command', async () => {
    const { backend, write, isAnswered } = await opened({ workingHours });
    await write('Good morning');
    backend.replySimulator.answerAll();
    expect(isAnswered()).toBe(true);
  });

  it.each([
    [{ from: 17, until: 9, days: [1] }],
    [{ from: -1, until: 9, days: [1] }],
    [{ from: 9, until: 25, days: [1] }],
    [{ from: 9, until: 17, days: [] }],
    [{ from: 9, until: 17, days: [7] }],
    [{ from: Number.NaN, until: 17, days: [1] }],
  ])('that never start are rejected: %j', (hours) => {
    const { seed } = scenarios.emptyPharmacy();
    expect(() => createBackend({ seed, workingHours: hours })).toThrow(RangeError);
  });
});

describe('support', () => {
  async function withTicket(message: string, options: Partial<BackendOptions> = {}) {
    const setup = await opened(options);
    const { fetch, me, store } = setup;
    const bhf = store.retailers.get(1001)?.bhf ?? '';
    const body = {
      bhf,
      category: 'Support' as const,
      subject: 'Help',
      message,
      staffmember: 'Craig Adams',
      staffid: 2,
      retailerid: 1001,
      retailername: 'Kloof Street Pharmacy',
    };
    await answered(fetch, submitTicket, { body }, me);
    const ticketnumber = [...store.tickets.all()].at(-1)?.ticketnumber ?? '';
    const respond = (text: string) => {
      const answer = { message: text, staffmember: 'Thabo Nkosi', staffid: 2, ticketnumber, bhf };
      return answered(fetch, respondToTicket, { body: answer }, me);
    };
    const answers = () => store.ticketMessages.at(ticketnumber).filter(({ isclientsender }) => !isclientsender);
    return { ...setup, ticketnumber, respond, answers };
  }

  it('greets the author by name, answers the question, and signs', async () => {
    const { clock, answers } = await withTicket('The printer takes no paper.');
    clock.advance(10 * A_SECOND);
    expect(answers()).toMatchObject([{ staffmember: 'Craig Adams' }]);
    expect(answers()[0]?.message).toMatch(/^Hello Thabo\. .*printer.* Regards, Craig$/);
  });

  it('answers as the member addressed by name, who then owns the ticket', async () => {
    const { clock, answers, respond, store, ticketnumber } = await withTicket('Good morning');
    clock.advance(10 * A_SECOND);
    await respond('Could Fatima look at it?');
    clock.advance(10 * A_SECOND);
    await respond('Thank you');
    clock.advance(10 * A_SECOND);
    expect(answers().map(({ staffmember }) => staffmember)).toEqual(['Craig Adams', 'Fatima Davids', 'Fatima Davids']);
    expect(store.tickets.get(ticketnumber)?.supportid).toBe(3);
  });

  it('answers several messages once, in working hours', async () => {
    const workingHours = { from: 9, until: 17, days: [1, 2, 3, 4, 5] };
    const { clock, answers, respond } = await withTicket('Good morning', { workingHours });
    clock.advance(60 * A_SECOND);
    await respond('Is anyone there?');
    expect(answers()).toEqual([]);
    clock.advance(30 * 60 * A_SECOND);
    expect(answers()).toHaveLength(1);
  });
});

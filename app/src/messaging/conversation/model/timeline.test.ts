import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createIncrementalMap } from './createIncrementalMap.ts';
import { getUnread, type Message, mergeMessages } from './message.ts';
import {
  acknowledge,
  addOutgoing,
  getStorable,
  type Outbox,
  settleUnanswered,
  tryAgain,
  withUnknownResults,
} from './outbox.ts';
import { matchSent, type Outgoing, timeline, toRow } from './timeline.ts';

const NOON = Date.parse('2026-03-02T12:00:00Z');
const MINUTE = 60_000;
/** The next day: unknown results are checked when the same user returns. */
const LATER = NOON + 24 * 60 * MINUTE;

const message = (id: number, text: string, fields: Partial<Message> & { at?: number } = {}): Message => {
  const { at = NOON, ...rest } = fields;
  return { id, text, own: true, author: '', isRead: false, sentAt: new Date(at).toISOString(), ...rest };
};
const theirs = (id: number, text: string) => message(id, text, { own: false, author: 'Kestrel Wholesale' });
const outgoing = (text: string, fields: Partial<Outgoing> = {}): Outgoing => ({
  key: text,
  text,
  after: 10,
  at: NOON,
  state: 'sending',
  ...fields,
});

describe('the result of an outgoing message', () => {
  it('is matched by the local clock if it was sent a moment ago', () => {
    const hours = message(11, 'Any stock?', { at: NOON - 180 * MINUTE });
    expect(matchSent([hours], [outgoing('Any stock?')], NOON + MINUTE).size).toBe(1);
    expect(matchSent([hours], [outgoing('Any stock?')], LATER).size).toBe(0);
  });

  it.each<[string, Message, number | undefined]>([
    ['one’s own words after the last known id', message(11, 'Any stock?'), 11],
    ['with other spaces and ends of lines', message(11, ' Any  stock?\r\n'), 11],
    ['a message that was known before', message(10, 'Any stock?'), undefined],
    ['other words', message(11, 'Any stock'), undefined],
    ['the supplier’s', theirs(11, 'Any stock?'), undefined],
    ['written by a clock that is ten minutes off', message(11, 'Any stock?', { at: NOON - 10 * MINUTE }), 11],
    ['written an hour later', message(11, 'Any stock?', { at: NOON + 60 * MINUTE }), undefined],
  ])('%s', (_, candidate, expected) => {
    expect(matchSent([candidate], [outgoing('Any stock?')], LATER).get('Any stock?')).toBe(expected);
  });

  it('is the id that the server returned, whatever else has the same text', () => {
    const messages = [message(11, 'Yes'), message(12, 'Yes')];
    const two = [outgoing('Yes', { key: 'first', id: 12, state: 'sent' }), outgoing('Yes', { key: 'second' })];
    expect([...matchSent(messages, two, NOON)]).toEqual([
      ['first', 12],
      ['second', 11],
    ]);
  });

  it('is never the same message twice', () => {
    expect(
      matchSent([message(11, 'Yes')], [outgoing('Yes', { key: 'a' }), outgoing('Yes', { key: 'b' })], NOON).size,
    ).toBe(1);
  });
});

it('keeps the position of a message in the list once it has an id', () => {
  const sending = [outgoing('Any stock?', { key: 'mine' })];
  expect(timeline([], sending, NOON)).toMatchObject([{ key: 'mine', state: 'sending', id: null }]);
  expect(timeline([message(11, 'Any stock?')], sending, NOON)).toMatchObject([{ key: 'mine', state: 'sent', id: 11 }]);
});

it('keeps the row of a message while others arrive, and replaces it once it is read', () => {
  const known = [message(11, 'Any stock?'), theirs(12, 'Until Friday.')];
  const toRows = createIncrementalMap(toRow);
  const before = timeline(known, [], NOON, toRows);
  const after = timeline(mergeMessages(known, [theirs(13, 'Or Monday.')]), [outgoing('Thank you.')], NOON, toRows);
  expect(after.slice(0, 2).map((row, index) => row === before[index])).toEqual([true, true]);
  const [read] = timeline(mergeMessages(known, [message(11, 'Any stock?', { isRead: true })]), [], NOON, toRows);
  expect(read).toMatchObject({ id: 11, state: 'read' });
});

it('never marks a read message as unread', () => {
  const read = [message(11, 'Hello', { isRead: true })];
  expect(mergeMessages(read, [message(11, 'Hello')])).toBe(read);
});

it('places pushed messages as a page read would, in any order of arrival', () => {
  const some = fc.array(fc.record({ id: fc.integer({ min: 1, max: 30 }), isRead: fc.boolean() }), { maxLength: 40 });
  const written = (rows: readonly { id: number; isRead: boolean }[]) =>
    rows.map(({ id, isRead }) => message(id, `text ${id}`, { isRead }));
  fc.assert(
    fc.property(some, some, (first, second) => {
      const all = written([...first, ...second]);
      const pushed = all.reduce<readonly Message[]>((known, one) => mergeMessages(known, [one]), []);
      const read = new Set(all.filter(({ isRead }) => isRead).map(({ id }) => id));
      const ids = [...new Set(all.map(({ id }) => id))].sort((a, b) => a - b);
      expect(pushed).toEqual(written(ids.map((id) => ({ id, isRead: read.has(id) }))));
      expect(mergeMessages(mergeMessages([], written(first)), written(second))).toEqual(pushed);
    }),
  );
});

describe('after a power cut', () => {
  it('restores outgoing messages with an unknown result until the conversation is read', () => {
    const before = addOutgoing([], [message(10, 'Hello')], { key: 'mine', text: 'Any stock?', at: NOON });
    const after = withUnknownResults(getStorable(before));
    expect(after).toMatchObject([{ state: 'unconfirmed' }]);
    expect(settleUnanswered(after, 'mine', null, NOON)).toMatchObject([{ state: 'unconfirmed' }]);
    expect(settleUnanswered(after, 'mine', [message(11, 'Any stock?')], LATER)).toMatchObject([
      { state: 'sent', id: 11 },
    ]);
    expect(settleUnanswered(after, 'mine', [message(10, 'Hello')], LATER)).toMatchObject([{ state: 'failed' }]);
  });

  it('does not restore messages that the conversation contains', () => {
    const before = addOutgoing([], [], { key: 'mine', text: 'Any stock?', at: NOON });
    expect(getStorable(acknowledge(before, 'mine', 11))).toEqual([]);
  });
});

/** Server with messages, and a browser that receives them late, twice or not at all. */
class Conversation {
  server: Message[] = [];
  known: readonly Message[] = [];
  outbox: Outbox = [];
  /** Pages read on the server but not received yet. */
  onTheirWay: Message[][] = [];
  sent = 0;
  intended = 0;
  clock = NOON;
  #loaded = true;

  #keep(text: string, own = true): Message {
    const storedMessage = message(this.server.length + 1, text, { own, at: this.clock });
    this.server.push(storedMessage);
    return storedMessage;
  }
  #read() {
    this.known = mergeMessages(this.known, this.server);
    this.#loaded = true;
  }
  write(text: string, result: 'answered' | 'answer lost' | 'never arrived', readable: boolean) {
    // The field accepts text at once and sends it once the conversation has loaded.
    if (!this.#loaded) this.#read();
    this.intended += 1;
    const key = `out ${this.intended}`;
    this.outbox = addOutgoing(this.outbox, this.known, { key, text, at: this.clock });
    const storedMessage = result === 'never arrived' ? null : this.#keep(text);
    if (storedMessage && result === 'answered') {
      this.outbox = acknowledge(this.outbox, key, storedMessage.id);
      this.known = mergeMessages(this.known, [storedMessage]);
    } else this.look(key, readable);
  }
  look(key: string, readable: boolean) {
    if (readable) this.#read();
    this.outbox = settleUnanswered(this.outbox, key, readable ? this.known : null, this.clock);
  }
  /** A user presses 'Try again' for a failed message. */
  again(result: 'answered' | 'answer lost') {
    const failed = this.outbox.find(({ state }) => state === 'failed');
    if (!failed) return;
    this.#read();
    const next = tryAgain(this.outbox, failed.key, this.known, this.clock);
    if (next === null) return this.look(failed.key, true);
    this.outbox = next;
    const storedMessage = this.#keep(failed.text);
    if (result === 'answered') this.outbox = acknowledge(this.outbox, failed.key, storedMessage.id);
    else this.look(failed.key, true);
  }
  reload() {
    this.outbox = withUnknownResults(getStorable(this.outbox));
    this.known = [];
    this.#loaded = false;
  }
  supplierWrites(text: string) {
    this.#keep(text, false);
  }
  supplierReads() {
    this.server = this.server.map((one) => (one.own ? { ...one, isRead: true } : one));
  }
  push(place: number) {
    const pushed = this.server[place % Math.max(1, this.server.length)];
    if (pushed) this.known = mergeMessages(this.known, [pushed]);
  }
  askForPage() {
    this.onTheirWay.push([...this.server]);
  }
  pageArrives() {
    this.known = mergeMessages(this.known, this.onTheirWay.shift() ?? []);
  }
  /** Reconnects: reads missed messages, resolves unknown ones and resends failed ones. */
  settleAll() {
    this.#read();
    for (const { key, state } of this.outbox) if (state === 'unconfirmed') this.look(key, true);
    while (this.outbox.some(({ state }) => state === 'failed')) this.again('answered');
    this.#read();
  }
}

const text = fc.constantFrom('Yes', 'Any stock?', 'Thank you');
const readable = fc.boolean();
const step = fc.oneof(
  fc.record({
    do: fc.constant('write' as const),
    text,
    readable,
    result: fc.constantFrom('answered' as const, 'answer lost' as const, 'never arrived' as const),
  }),
  fc.record({
    do: fc.constant('again' as const),
    result: fc.constantFrom('answered' as const, 'answer lost' as const),
  }),
  fc.record({ do: fc.constant('supplier writes' as const), text }),
  fc.record({ do: fc.constant('push' as const), place: fc.nat(20) }),
  fc.record({
    do: fc.constantFrom('supplier reads' as const, 'ask for page' as const, 'page arrives' as const, 'reload' as const),
  }),
);

it('shows each message once, in order, and sends none twice, in any order of arrival', () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 30 }), (steps) => {
      const one = new Conversation();
      for (const given of steps) {
        one.clock += 1000;
        if (given.do === 'write') one.write(given.text, given.result, given.readable);
        else if (given.do === 'again') one.again(given.result);
        else if (given.do === 'supplier writes') one.supplierWrites(given.text);
        else if (given.do === 'push') one.push(given.place);
        else if (given.do === 'supplier reads') one.supplierReads();
        else if (given.do === 'ask for page') one.askForPage();
        else if (given.do === 'page arrives') one.pageArrives();
        else one.reload();
        const rows = timeline(one.known, one.outbox, one.clock);
        const keys = rows.map(({ key }) => key);
        expect(new Set(keys).size).toBe(keys.length);
        const ids = rows.flatMap(({ id }) => (id === null ? [] : [id]));
        expect(new Set(ids).size).toBe(ids.length);
      }
      one.settleAll();
      const shown = timeline(one.known, one.outbox, one.clock);
      expect(shown.map(({ id }) => id)).toEqual(one.server.map(({ id }) => id));
      expect(one.server.filter(({ own }) => own)).toHaveLength(one.intended);
      expect(shown.filter(({ state }) => state === 'read')).toHaveLength(
        one.server.filter(({ isRead }) => isRead).length,
      );
      expect(getUnread(one.known)).toHaveLength(one.server.filter(({ own }) => !own).length);
    }),
    { numRuns: 2000 },
  );
});

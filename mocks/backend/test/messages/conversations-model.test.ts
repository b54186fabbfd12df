import {
  type ConversationMessage,
  getSupplierConversation,
  listConversations,
  listMessages,
  listSupplierConversations,
  markMessagesRead,
  markSupplierMessagesRead,
  OWN_SENDER,
  postConversation,
  postMessage,
  SUPPLIER_SENDER,
  submitSupplierMessage,
} from '@mortar/contract';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ConnectionCut, createBackend, manualClock, scenarios, seededRandom } from '../../src/index.ts';
import { registeredHash } from '../../src/rules/messages/chat.ts';
import { callApi, enter, type Fetch, type Signed } from '../support/client.ts';
import { connect, type Device } from '../support/device.ts';
import { draws } from '../support/draws.ts';

/** CAPE has no staff online; an earlier conversation with it exists. */
const [ONLINE, OFFLINE] = [['KEST', 'PROT'], 'CAPE'];
const SUPPLIERS = [...ONLINE, OFFLINE];
const ANSWER_AFTER = 6_000;
/** Maximum time until a message is opened. */
const OPENED_BY = 2_400;
/** Minimum time to see a message, and to type one. */
const [GLANCE, TYPED] = [600, 1_200];
/** A message to CAPE that is never read. */
const LAST_WRITTEN = 'Are you still there?';
const hash = (suppliercode: string) => registeredHash({ suppliercode });

interface Message {
  id: number;
  text: string | null;
  sender: string;
  read: boolean;
  sentat: number;
}
interface Conversation {
  retailerid: number;
  suppliercode: string;
  subject: string;
  messages: Message[];
}

/** The expected state. */
interface Model {
  conversations: Map<number, Conversation>;
}

interface Writer {
  by: Signed;
  bhf: string;
}
interface Real {
  setup: ReturnType<typeof setUp>;
  /** Two users of one pharmacy, one of another. */
  writers: Writer[];
  devices: { device: Device; retailerid: number; suppliercode: string }[];
}
type Command = fc.AsyncCommand<Model, Real>;

/** How a client reacts to a lost answer: checks whether the write succeeded, or writes again. */
type Lost = 'no' | 'looks' | 'repeats';

/** Two pharmacies with messages, each with an old conversation with a supplier that is now offline. */
function setUp() {
  const { seed } = scenarios.emptyPharmacy();
  const clock = manualClock(seed.now);
  const { retailers, staff } = seed.state;
  const [own, person] = [
    retailers.find(({ retailerid }) => retailerid === 1001),
    staff.find((row) => row.username === 'buyer@1001'),
  ];
  if (!own || !person) throw new Error('The sample lacks a pharmacy.');
  const state = {
    ...seed.state,
    retailers: [...retailers, { ...own, retailerid: 3001, bhf: '7654321' }],
    staff: [...staff, { ...person, retailerid: 3001, username: 'buyer@3001' }],
    counters: [
      ...seed.state.counters.filter(({ name }) => name !== 'conversation' && name !== 'message'),
      ...['conversation', 'message'].map((name) => ({ name, value: 9 })),
    ],
    conversations: [1001, 3001].map((retailerid, index) => ({
      convID: index + 1,
      retailerid,
      suppliercode: OFFLINE,
      startedat: clock.now(),
      category: 'General' as const,
      subject: `Old ${retailerid}`,
    })),
    messages: [1, 2].map((convID) => ({
      convMessageID: convID,
      convID,
      message: LAST_WRITTEN,
      sender: OWN_SENDER,
      sentat: clock.now(),
      isread: false,
    })),
  };
  const backend = createBackend({ seed: { ...seed, state }, clock, random: seededRandom('conversations') });
  return {
    backend,
    clock,
    fetch: backend.fetch,
    bhfs: new Map([1001, 3001].map((id) => [id, id === 3001 ? '7654321' : own.bhf])),
  };
}

const writerAt = ({ writers }: Real, writerIndex: number): Writer => {
  const writer = writers[writerIndex % writers.length];
  if (!writer) throw new Error('Nobody is there.');
  return writer;
};

function chosen(model: Model, which: number): [number, Conversation] {
  const found = [...model.conversations][which % model.conversations.size];
  if (!found) throw new Error('There is no conversation.');
  return found;
}

/** Takes the supplier's messages into the model after checking that they are plausible and on time. */
function adoptReplies({ suppliercode, messages }: Conversation, actual: readonly ConversationMessage[], now: number) {
  const waiting = messages.slice(messages.findLastIndex(({ sender }) => sender === SUPPLIER_SENDER) + 1);
  const [first, last] = [waiting.find(({ read }) => !read), waiting.at(-1)];
  const [answer, ...more] = actual.slice(messages.length);
  expect(more).toEqual([]);
  if (suppliercode === OFFLINE || !last) expect(answer).toBeUndefined();
  else if (now >= last.sentat + ANSWER_AFTER) expect(answer).toBeDefined();
  for (const [at, message] of messages.entries()) {
    if (message.sender === SUPPLIER_SENDER || message.read) continue;
    const isRead = actual[at]?.isRead ?? false;
    const sooner = suppliercode === OFFLINE || now < (first?.sentat ?? now) + GLANCE;
    if (sooner) expect(isRead).toBe(false);
    else if (answer || now >= message.sentat + OPENED_BY) expect(isRead).toBe(true);
    message.read = isRead;
  }
  if (!answer || !last) return;
  const sentat = Date.parse(answer.sendDateTime ?? '');
  expect(sentat).toBeGreaterThanOrEqual(last.sentat + TYPED);
  expect(sentat).toBeLessThanOrEqual(last.sentat + ANSWER_AFTER);
  messages.push({ id: 0, text: null, sender: SUPPLIER_SENDER, read: false, sentat });
}

async function getMessages(fetch: Fetch, by: Signed, convID: number) {
  const outcome = await callApi(fetch, listMessages, { query: { convID } }, by);
  return outcome.kind === 'value' ? outcome.value.messages : [];
}

async function getConversations(fetch: Fetch, by: Signed) {
  const query = {
    ...({ pageNum: 1, pageSize: 100, searchText: '', sender: 'insights', category: 'All' } as const),
    registeredHash: '',
    retailerID: by.retailerid,
    startDate: '',
    endDate: '',
  };
  const outcome = await callApi(fetch, listConversations, { query }, by);
  return outcome.kind === 'value' ? outcome.value.conversations : [];
}

/** Performs a write; if its answer is lost, the client checks or repeats it. Returns the answers. */
async function written<T>(real: Real, call: string, lost: Lost, request: () => Promise<T>): Promise<T[]> {
  if (lost === 'no') return [await request()];
  real.setup.backend.faults.add({ call, kind: 'lostAnswer', times: 1 });
  await expect(request()).rejects.toThrow(ConnectionCut);
  return lost === 'repeats' ? [await request()] : [];
}

const command = (name: string, run: (model: Model, real: Real) => Promise<void>): Command => ({
  check: () => true,
  async run(model, real) {
    await run(model, real);
    await compare(model, real);
  },
  toString: () => name,
});

const start = (writerIndex: number, suppliercode: string, lost: Lost) =>
  command(`start(${writerIndex}, ${suppliercode}, ${lost})`, async (model, real) => {
    const { by } = writerAt(real, writerIndex);
    const { retailerid } = by;
    const { fetch } = real.setup;
    const subject = `Subject ${model.conversations.size}`;
    const body = { subject, category: 'General' as const, registeredHash: hash(suppliercode), retailerID: retailerid };
    const request = () => callApi(fetch, postConversation, { body }, by);
    if (suppliercode === OFFLINE) {
      expect(await request()).toMatchObject({ kind: 'error', text: 'Please select an online supplier' });
      return;
    }
    const answers = await written(real, 'postConversation', lost, request);
    for (const { kind } of answers) expect(kind).toBe('value');
    const started = (await getConversations(fetch, by)).filter((one) => one.subject === subject);
    // A client that checks finds one conversation; one that repeats has started two.
    expect(started.length).toBe(lost === 'repeats' ? 2 : 1);
    for (const { convID } of started.reverse()) {
      model.conversations.set(convID, { retailerid, suppliercode, subject, messages: [] });
    }
  });

/** Writes by the conversation service or the ticket-style call. */
const write = (writerIndex: number, which: number, ticketstyle: boolean, text: string, lost: Lost) =>
  command(`write(${writerIndex}, ${which}, ${ticketstyle}, '${text}', ${lost})`, async (model, real) => {
    const { by, bhf } = writerAt(real, writerIndex);
    const [convID, conversation] = chosen(model, which);
    const { fetch, clock } = real.setup;
    const request = async (): Promise<{ kind: string }> => {
      if (!ticketstyle) return callApi(fetch, postMessage, { body: { convID, message: text, sender: OWN_SENDER } }, by);
      const message = {
        subject: '',
        message: text,
        messagehtml: '',
        additionaldata: '',
        createdate: '',
        category: 'General' as const,
      };
      const body = { supplierhashes: [hash(conversation.suppliercode)], bhf, message };
      return callApi(fetch, submitSupplierMessage, { query: { messageid: String(convID) }, body }, by);
    };
    const offline = conversation.suppliercode === OFFLINE;
    const refused = offline || text.trim() === '' ? 'error' : 'nothing';
    if (conversation.retailerid !== by.retailerid || refused === 'error') {
      const { kind } = await request();
      // Does not reveal whether another pharmacy's conversation exists.
      expect(kind === 'nothing' || (kind === 'error' && refused === 'error')).toBe(true);
      return;
    }
    const call = ticketstyle ? 'submitSupplierMessage' : 'postMessage';
    for (const { kind } of await written(real, call, lost, request)) expect(kind).toBe('value');
    const message = { id: 0, text, sender: OWN_SENDER, read: false, sentat: clock.now() };
    // Messages are not protected against repetition, so clients check first.
    for (let times = lost === 'repeats' ? 2 : 1; times > 0; times--) conversation.messages.push({ ...message });
  });

type Marking = 'service' | 'details' | 'glance' | 'supplier';

const markRead = (writerIndex: number, which: number, how: Marking, lost: boolean) =>
  command(`markRead(${writerIndex}, ${which}, ${how}${lost ? ', answer lost' : ''})`, async (model, real) => {
    const { by, bhf } = writerAt(real, writerIndex);
    const [convID, conversation] = chosen(model, which);
    const { fetch, backend } = real.setup;
    const registeredhash = hash(conversation.suppliercode);
    const details = (unreadmessagecount: number) => {
      const query = { bhf, registeredhash, messageid: convID, unreadmessagecount };
      return callApi(fetch, getSupplierConversation, { query }, by);
    };
    const requests = {
      service: () => callApi(fetch, markMessagesRead, { body: { convID, sender: SUPPLIER_SENDER } }, by),
      details: () => details(1),
      glance: () => details(0),
      supplier: () => callApi(fetch, markSupplierMessagesRead, { query: { bhf, RegisteredHash: registeredhash } }, by),
    };
    if (lost) {
      backend.faults.add({ call: '*', kind: 'lostAnswer', times: 1 });
      await expect(requests[how]()).rejects.toThrow(ConnectionCut);
    }
    const own = conversation.retailerid === by.retailerid;
    expect((await requests[how]()).kind).toBe(own || how === 'supplier' ? 'value' : 'nothing');
    for (const one of model.conversations.values()) {
      const isSelected = how === 'supplier' ? one.suppliercode === conversation.suppliercode : one === conversation;
      if (how === 'glance' || !isSelected || one.retailerid !== by.retailerid) continue;
      for (const message of one.messages) if (message.sender === SUPPLIER_SENDER) message.read = true;
    }
  });

const wait = (ms: number) =>
  command(`wait(${ms})`, async (model, { setup, devices, writers }) => {
    const { clock, fetch } = setup;
    for (const { device } of devices) device.ping();
    clock.advance(ms);
    for (const [convID, conversation] of model.conversations) {
      const owner = writers.find(({ by }) => by.retailerid === conversation.retailerid);
      if (owner) adoptReplies(conversation, await getMessages(fetch, owner.by, convID), clock.now());
    }
  });

/** Reads a conversation as its owner and compares it with the model. */
async function compareMessages(real: Real, by: Signed, convID: number, { messages }: Conversation) {
  const read = await getMessages(real.setup.fetch, by, convID);
  expect(read.map(({ sender, isRead, sendDateTime }) => [sender, isRead, Date.parse(sendDateTime ?? '')])).toEqual(
    messages.map(({ sender, read, sentat }) => [sender, read, sentat]),
  );
  for (const [at, { convMessageID, message }] of read.entries()) {
    const expected = messages[at];
    if (!expected) continue;
    if (expected.text !== null) expect(message).toBe(expected.text);
    if (expected.id !== 0) expect(convMessageID).toBe(expected.id);
    expected.id = convMessageID;
    expect(convMessageID).toBeGreaterThan(read[at - 1]?.convMessageID ?? 0);
  }
}

const isUnread = ({ sender, read }: Message) => sender === SUPPLIER_SENDER && !read;

/** Invariants after every step, as seen by each user. */
async function compare(model: Model, real: Real) {
  const { fetch } = real.setup;
  for (const { by, bhf } of real.writers) {
    const own = [...model.conversations].filter(([, { retailerid }]) => retailerid === by.retailerid);
    const expected = new Map(own.map(([convID, { messages }]) => [convID, messages.filter(isUnread).length]));
    const listed = await getConversations(fetch, by);
    expect(new Map(listed.map(({ convID, unreadMessageCount }) => [convID, unreadMessageCount]))).toEqual(expected);
    const query = { bhf, registeredhash: '', search: '', pagerows: 200, pagenum: 1, ispaginated: false, messageid: '' };
    const ticketstyle = await callApi(fetch, listSupplierConversations, { query }, by);
    const rows = ticketstyle.kind === 'value' ? ticketstyle.value.conversations : [];
    expect(new Map(rows.map(({ messageid, unreadmessagecount }) => [messageid, unreadmessagecount]))).toEqual(expected);
    for (const [convID, conversation] of model.conversations) {
      if (conversation.retailerid === by.retailerid) await compareMessages(real, by, convID, conversation);
      else expect(await callApi(fetch, listMessages, { query: { convID } }, by)).toEqual({ kind: 'nothing' });
    }
  }
  compareReceived(model, real);
}

/** Each group received its own supplier's answers exactly once. */
function compareReceived(model: Model, { devices }: Real) {
  for (const { device, retailerid, suppliercode } of devices) {
    const own = [...model.conversations].filter(
      ([, one]) => one.retailerid === retailerid && one.suppliercode === suppliercode,
    );
    const answers = own.flatMap(([, { messages }]) => messages.filter(({ sender }) => sender === SUPPLIER_SENDER));
    const receipts = own.flatMap(([, { messages }]) =>
      messages.filter(({ sender, read }) => sender === OWN_SENDER && read),
    );
    const received = device.received('ReceiveMessage');
    const ids = (sender: string) =>
      received.filter((message) => message.sender === sender).map((message) => message.convMessageID);
    expect(ids(SUPPLIER_SENDER).sort()).toEqual(answers.map(({ id }) => id).sort());
    expect(ids(OWN_SENDER).sort()).toEqual(receipts.map(({ id }) => id).sort());
    expect(received.every((message) => message.groupID === `${hash(suppliercode)}${retailerid}`)).toBe(true);
  }
}

/** Conversations that exist from the first step, on both sides. */
const START_COMMANDS = [start(0, 'KEST', 'no'), start(2, 'KEST', 'no')];

describe('two colleagues and another pharmacy, writing to suppliers', () => {
  it('see each message once and in order, count unread ones, and see nothing of each other’s pharmacy', async () => {
    const writerIndex = fc.nat({ max: 2 });
    // The first two are the old ones.
    const which = fc.constantFrom(0, 1, 2, 2, 2, 3, 3, 4, 5, 6);
    const lost = fc.constantFrom<Lost>('no', 'no', 'no', 'looks', 'repeats');
    const text = fc.constantFrom('Good morning', 'Do you deliver on Saturdays?', 'Good morning', ' ');
    const how = fc.constantFrom<Marking>('service', 'details', 'glance', 'supplier');
    const time = fc.constantFrom(1, 700, 1_500, 3_000, ANSWER_AFTER, 20_000);
    const commands = fc.commands(
      [
        fc.tuple(writerIndex, fc.constantFrom(...SUPPLIERS), lost).map((args) => start(...args)),
        fc.tuple(writerIndex, which, fc.boolean(), text, lost).map((args) => write(...args)),
        fc.tuple(writerIndex, which, fc.boolean(), text, lost).map((args) => write(...args)),
        fc.tuple(writerIndex, which, fc.boolean(), text, lost).map((args) => write(...args)),
        fc.tuple(writerIndex, which, how, fc.boolean()).map((args) => markRead(...args)),
        time.map(wait),
        time.map(wait),
      ],
      { maxCommands: 25, size: 'max' },
    );
    await fc.assert(
      fc.asyncProperty(commands, async (chosen) => {
        const setup = setUp();
        const { fetch, backend, bhfs } = setup;
        const writers: Writer[] = [];
        for (const username of ['buyer@1001', 'admin@1001', 'buyer@3001']) {
          const by = await enter(fetch, username);
          writers.push({ by, bhf: bhfs.get(by.retailerid) ?? '' });
        }
        const devices = writers.flatMap(({ by }) =>
          SUPPLIERS.map((suppliercode) => {
            const device = connect(backend.hub, by.token);
            if (!device) throw new Error('The hub lets nobody in.');
            expect(device.invoke('JoinGroup', `${hash(suppliercode)}${by.retailerid}`)).toBeUndefined();
            return { device, retailerid: by.retailerid, suppliercode };
          }),
        );
        const sentat = setup.clock.now();
        const left = (retailerid: number, at: number): [number, Conversation] => {
          const message = { id: at + 1, text: LAST_WRITTEN, sender: OWN_SENDER, read: false, sentat };
          const subject = `Old ${retailerid}`;
          return [at + 1, { retailerid, suppliercode: OFFLINE, subject, messages: [message] }];
        };
        const model: Model = { conversations: new Map([1001, 3001].map(left)) };
        const real: Real = { setup, writers, devices };
        for (const step of START_COMMANDS) await step.run(model, real);
        await fc.asyncModelRun(() => ({ model, real }), chosen);
      }),
      { numRuns: draws(100) },
    );
  }, 60_000);
});

import { addOrderItem, createOrder, getOrder, login, logout, sendGroupNotification } from '@mortar/contract';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  ConnectionCut,
  createBackend,
  manualClock,
  SAMPLE_PASSWORD,
  scenarios,
  seededRandom,
} from '../../src/index.ts';
import { TOKEN_LIFETIME_SECONDS } from '../../src/rules/access/sessions.ts';
import { DAY } from '../../src/rules/days.ts';
import { liveLock } from '../../src/rules/orders/locks.ts';
import { getLine, lock, offers } from '../support/buyer.ts';
import { answered, callApi, enter, type Signed } from '../support/client.ts';
import { connect, type Device } from '../support/device.ts';
import { draws } from '../support/draws.ts';

/** Users by device: three devices of one user, one of a colleague, one of another retailer. */
const PLACES = ['buyer@1001', 'buyer@1001', 'buyer@1001', 'admin@1001', 'buyer@2000'].map((username, index) => ({
  username,
  retailerid: Number(username.split('@')[1]),
  computername: `TILL-${index}`,
}));
type Place = (typeof PLACES)[number];

const NEW_ORDER = { description: '', staffname: 'A Buyer', isbasket: false };
const TOKEN_MS = TOKEN_LIFETIME_SECONDS * 1000;
const LAST_WORDS = 5_000;
const KEEP_ALIVE = 15_000;
const SILENCE = 30_000;

interface Session {
  username: string;
  retailerid: number;
  validto: number;
  endedat: number | null;
  /** Whether its device was notified of the end. */
  informed?: boolean;
}

interface Connected {
  device: Device;
  token: string;
  retailerid: number;
  joined: boolean;
}

/** The expected state by the server's acknowledgements. */
interface Model {
  sessions: Map<string, Session>;
  /** The session each device believes to have, valid or not. */
  held: (Signed | null)[];
  /** The session reported as already open at each device's last login. */
  elsewhere: (Signed | null)[];
  orders: Map<number, { retailerid: number; holder: string | null; lines: Map<number, number> }>;
  connections: Connected[];
}

function start() {
  const { seed } = scenarios.emptyPharmacy();
  const clock = manualClock(seed.now);
  let writes = 0;
  const countWrite = () => {
    writes += 1;
  };
  const journal = { load: () => [], commit: countWrite, close: () => {} };
  const backend = createBackend({ seed, clock, random: seededRandom('sessions'), journal });
  return { backend, clock, fetch: backend.fetch, writes: () => writes };
}

interface Real {
  setup: ReturnType<typeof start>;
  offers: ReturnType<typeof offers>;
}
type Command = fc.AsyncCommand<Model, Real>;

const isLive = (session: Session | undefined, now: number) =>
  session !== undefined && session.endedat === null && now < session.validto;

const liveToken = (model: Model, username: string, now: number) =>
  [...model.sessions].find(([, session]) => session.username === username && isLive(session, now))?.[0];

const placeAt = (at: number): Place => {
  const place = PLACES[at];
  if (!place) throw new Error('There is no such place.');
  return place;
};

/** Performs a request; repeats it once if its answer is lost, as clients do. */
async function twiceIfLost<T>(real: Real, call: string, lost: boolean, request: () => Promise<T>): Promise<T> {
  if (!lost) return request();
  real.setup.backend.faults.add({ call, kind: 'lostAnswer', times: 1 });
  await expect(request()).rejects.toThrow(ConnectionCut);
  return request();
}

/** An invalid token is answered as such, and nothing is stored. */
async function expectDead(real: Real, request: () => Promise<{ kind: string }>) {
  const before = real.setup.writes();
  expect((await request()).kind).toBe('expired');
  expect(real.setup.writes()).toBe(before);
}

/** Updates the model after a successful login, also with a lost answer. */
function opened(model: Model, { username, retailerid }: Place, token: string, now: number) {
  for (const [old, session] of model.sessions) {
    if (session.username === username && (session.endedat ?? session.validto) < now - DAY) model.sessions.delete(old);
  }
  model.sessions.set(token, { username, retailerid, validto: now + TOKEN_MS, endedat: null });
}

async function signIn(at: number, lost: boolean, model: Model, real: Real) {
  const { setup } = real;
  const place = placeAt(at);
  const now = setup.clock.now();
  const body = { username: place.username, password: SAMPLE_PASSWORD };
  const open = liveToken(model, place.username, now);
  const before = setup.writes();
  const outcome = await twiceIfLost(real, 'login', lost, () => callApi(setup.fetch, login, { body }, null));
  if (outcome.kind === 'value') {
    expect({ open, lost }).toEqual({ open: undefined, lost: false });
    const { apitoken, staffid } = outcome.value;
    opened(model, place, apitoken, now);
    model.held[at] = { token: apitoken, retailerid: place.retailerid, staffid };
    model.elsewhere[at] = null;
    return;
  }
  if (outcome.kind !== 'blocked') throw new Error(`Nobody may be answered ${outcome.kind}.`);
  const { apitoken, retailerid, staffid } = outcome.by;
  // The session with the lost answer now blocks the login.
  if (open === undefined && lost) opened(model, place, apitoken, now);
  else expect(setup.writes()).toBe(before);
  expect(apitoken).toBe(liveToken(model, place.username, now));
  model.elsewhere[at] = { token: apitoken, retailerid, staffid };
}

async function end(by: Signed, lost: boolean, model: Model, real: Real) {
  const { fetch, clock } = real.setup;
  const session = model.sessions.get(by.token);
  const request = () => callApi(fetch, logout, { query: { staffid: by.staffid } }, by);
  if (!isLive(session, clock.now())) return expectDead(real, request);
  expect((await twiceIfLost(real, 'logout', lost, request)).kind).toBe(lost ? 'expired' : 'value');
  if (session) session.endedat = clock.now();
}

const logouts = ({ device }: Connected, token: string) =>
  device.received('ReceiveNotification').filter(({ secondaryidentifier }) => secondaryidentifier === token).length;

/** Notifies the other device of its logout: only it and its group receive the event. */
async function notify(other: Signed, username: string, lost: boolean, model: Model, real: Real) {
  const { fetch, clock } = real.setup;
  const body = {
    title: 'LOGOUT',
    body: '',
    icon: '',
    tokenexpirydatetime: null,
    group: 'logout' as const,
    retailerid: other.retailerid,
    username,
    identifier: username,
    secondaryidentifier: other.token,
    sentdate: new Date(clock.now()).toISOString(),
  };
  const before = model.connections.map((one) => logouts(one, other.token));
  const writes = real.setup.writes();
  const request = () => callApi(fetch, sendGroupNotification, { body }, null);
  const outcome = await twiceIfLost(real, 'sendGroupNotification', lost, request);
  // An ended session can be named once, while its device may still receive it.
  const session = model.sessions.get(other.token);
  const now = clock.now();
  const live = isLive(session, now);
  const mayReceive =
    session !== undefined && session.endedat !== null && now - session.endedat < LAST_WORDS && !session.informed;
  if (session && mayReceive) session.informed = true;
  expect(outcome.kind).toBe(live || (mayReceive && !lost) ? 'value' : 'error');
  expect(real.setup.writes()).toBe(writes);
  const times = live && lost ? 2 : live || mayReceive ? 1 : 0;
  for (const [at, one] of model.connections.entries()) {
    const receives = one.joined && one.retailerid === other.retailerid;
    expect(logouts(one, other.token) - (before[at] ?? 0)).toBe(receives ? times : 0);
  }
}

/** Advances the time. Devices send pings; one without a ping for half a minute is disconnected. */
function wait(ms: number, model: Model, { setup }: Real) {
  for (const { device } of model.connections) device.ping();
  setup.clock.advance(ms);
  const now = setup.clock.now();
  model.connections = model.connections.filter(({ device, token }) => {
    const session = model.sessions.get(token);
    const dead = session ? now - (session.endedat ?? session.validto) : Number.POSITIVE_INFINITY;
    const wasEnded = session?.endedat !== null;
    if (ms >= SILENCE || (wasEnded ? dead >= LAST_WORDS : dead >= KEEP_ALIVE)) {
      expect(device.open).toBe(false);
      return false;
    }
    // An expired session is noticed at the hub's next ping.
    if (wasEnded || dead < 0) expect(device.open).toBe(true);
    return device.open;
  });
}

const command = (name: string, run: (model: Model, real: Real) => Promise<unknown>): Command => ({
  check: () => true,
  async run(model, real) {
    await run(model, real);
    compare(model, real);
  },
  toString: () => name,
});

const logIn = (at: number, lost: boolean) =>
  command(`logIn(${at}${lost ? ', answer lost' : ''})`, (model, real) => signIn(at, lost, model, real));

const logOut = (at: number, lost: boolean) =>
  command(`logOut(${at}${lost ? ', answer lost' : ''})`, async (model, real) => {
    const by = model.held[at];
    if (by) await end(by, lost, model, real);
  });

type Step = 'logout' | 'notification' | 'login';

/** The steps after the prompt; also each alone, so that others interleave. */
const takeOver = (at: number, steps: readonly Step[], lost: Step | null) =>
  command(`takeOver(${at}, ${steps.join(' ')}${lost ? `, ${lost} lost` : ''})`, async (model, real) => {
    const other = model.elsewhere[at];
    const { username } = placeAt(at);
    if (!other) return;
    if (steps.includes('logout')) await end(other, lost === 'logout', model, real);
    if (steps.includes('notification')) await notify(other, username, lost === 'notification', model, real);
    if (!steps.includes('login')) return;
    wait(2_500, model, real);
    await signIn(at, lost === 'login', model, real);
  });

const elapse = (ms: number) => command(`wait(${ms})`, async (model, real) => wait(ms, model, real));

const join = (at: number, group: boolean) =>
  command(`connect(${at}${group ? ', in its group' : ''})`, async (model, { setup }) => {
    const by = model.held[at];
    if (!by) return;
    const { retailerid } = placeAt(at);
    const device = connect(setup.backend.hub, by.token);
    expect(device !== null).toBe(isLive(model.sessions.get(by.token), setup.clock.now()));
    if (!device) return;
    expect(device.invoke('JoinGroup', retailerid === 1001 ? '2000' : '1001')).toBe('This group is not yours.');
    if (group) expect(device.invoke('JoinGroup', String(retailerid))).toBeUndefined();
    model.connections.push({ device, token: by.token, retailerid, joined: group });
  });

const drop = () =>
  command('drop()', async (model, { setup }) => {
    setup.backend.hub.drop();
    for (const { device } of model.connections.splice(0)) expect(device.open).toBe(false);
  });

let moments = 0;

const create = (at: number, lost: boolean) =>
  command(`create(${at}${lost ? ', answer lost' : ''})`, async (model, real) => {
    const by = model.held[at];
    const { computername, retailerid } = placeAt(at);
    if (!by) return;
    const body = {
      ...NEW_ORDER,
      computername,
      name: String(retailerid),
      createddatetime: `moment ${++moments}`,
    };
    const request = () => callApi(real.setup.fetch, createOrder, { body }, by);
    if (!isLive(model.sessions.get(by.token), real.setup.clock.now())) return expectDead(real, request);
    const outcome = await twiceIfLost(real, 'createOrder', lost, request);
    if (outcome.kind !== 'value') throw new Error(`A new order was answered ${outcome.kind}.`);
    expect(model.orders.has(outcome.value.orderid)).toBe(false);
    model.orders.set(outcome.value.orderid, { retailerid, holder: by.token, lines: new Map() });
  });

/** Returns the expected answer to changing an order with a valid token. */
function mayChange(model: Model, by: Signed, order: { retailerid: number; holder: string | null }, now: number) {
  if (order.retailerid !== by.retailerid) return 'nothing';
  const holder = model.sessions.get(order.holder ?? '');
  return isLive(holder, now) && order.holder !== by.token ? 'blocked' : 'value';
}

function chosenOrder(model: Model, which: number) {
  const id = [...model.orders.keys()][which % Math.max(1, model.orders.size)];
  const order = id === undefined ? undefined : model.orders.get(id);
  return id === undefined || !order ? undefined : { id, order };
}

const write = (at: number, which: number, quantity: number, lost: boolean) =>
  command(`write(${at}, ${which}, ${quantity}${lost ? ', answer lost' : ''})`, async (model, real) => {
    const [by, chosen, offer] = [model.held[at], chosenOrder(model, which), real.offers[which % real.offers.length]];
    if (!by || !chosen || !offer) return;
    const { id, order } = chosen;
    const line = getLine({ orderid: id, ...offer, quantity });
    const request = () => callApi(real.setup.fetch, addOrderItem, line, by);
    const now = real.setup.clock.now();
    if (!isLive(model.sessions.get(by.token), now)) return expectDead(real, request);
    const outcome = await twiceIfLost(real, 'addOrderItem', lost, request);
    expect(outcome.kind).toBe(mayChange(model, by, order, now));
    if (outcome.kind !== 'value') return;
    expect(order.lines.has(outcome.value.orderitemid)).toBe(false);
    order.lines.set(outcome.value.orderitemid, quantity);
  });

const lockOrder = (at: number, which: number, on: boolean) =>
  command(`${on ? 'lock' : 'release'}(${at}, ${which})`, async (model, real) => {
    const [by, chosen] = [model.held[at], chosenOrder(model, which)];
    if (!by || !chosen) return;
    const { fetch, clock } = real.setup;
    const request = () => lock({ fetch, by, computername: placeAt(at).computername }, chosen.id, on);
    if (!isLive(model.sessions.get(by.token), clock.now())) return expectDead(real, request);
    const { kind } = await request();
    expect(kind).toBe(mayChange(model, by, chosen.order, clock.now()));
    if (kind === 'value') chosen.order.holder = on ? by.token : null;
  });

/** Invariants after every step. */
function compare(model: Model, { setup }: Real) {
  const { store } = setup.backend;
  const now = setup.clock.now();
  const live = [...store.sessions.all()].filter(({ endedat, validto }) => endedat === null && now < validto);
  expect(new Set(live.map(({ username }) => username)).size).toBe(live.length);
  const expected = [...model.sessions].filter(([, session]) => isLive(session, now)).map(([token]) => token);
  expect(live.map(({ token }) => token).sort()).toEqual(expected.sort());
  expect(store.orders.size).toBe(model.orders.size);
  for (const [orderid, { holder, lines }] of model.orders) {
    const order = store.orders.get(orderid);
    const held = order ? liveLock(store, order, now) : null;
    expect(held?.token ?? null).toBe(isLive(model.sessions.get(holder ?? ''), now) ? holder : null);
    const countWrite = store.items.at(orderid).map((item) => [item.orderitemid, item.orderedquantity] as const);
    expect(new Map(countWrite)).toEqual(lines);
  }
}

/** A fresh user finds every order as acknowledged. */
async function finalCheck(model: Model, { setup }: Real) {
  const fresh = new Map([
    [1001, await enter(setup.fetch, 'viewer@1001')],
    [2000, await enter(setup.fetch, 'branch@2000')],
  ]);
  const now = setup.clock.now();
  for (const [orderid, { retailerid, holder, lines }] of model.orders) {
    const viewer = fresh.get(retailerid) ?? null;
    const { clientorders } = await answered(setup.fetch, getOrder, { query: { orderid } }, viewer);
    expect(clientorders[0]?.locked).toBe(isLive(model.sessions.get(holder ?? ''), now));
    expect(clientorders[0]?.orderitems.map(({ orderitemid }) => orderitemid).sort()).toEqual([...lines.keys()].sort());
  }
}

describe('a user on several devices', () => {
  it('has one session, whose end is notified and releases the locks, and loses nothing acknowledged', async () => {
    const at = fc.oneof({ arbitrary: fc.nat({ max: 2 }), weight: 3 }, { arbitrary: fc.constantFrom(3, 4), weight: 1 });
    const lost = fc.oneof({ arbitrary: fc.constant(false), weight: 3 }, { arbitrary: fc.constant(true), weight: 1 });
    const often = lost.map((one) => !one);
    const which = fc.nat({ max: 20 });
    const step = fc.constantFrom<Step>('logout', 'notification', 'login');
    const allSteps = fc.constant<readonly Step[]>(['logout', 'notification', 'login']);
    const steps = fc.oneof(
      allSteps,
      step.map((one) => [one]),
    );
    const times = [1, 1_000, 2_500, 4_999, 5_000, 14_999, 15_000, 29_999, 60_000, TOKEN_MS / 2, TOKEN_MS - 1, TOKEN_MS];
    const commands = fc.commands(
      [
        fc.tuple(at, lost).map((args) => logIn(...args)),
        fc.tuple(at, lost).map((args) => logIn(...args)),
        fc.tuple(at, lost).map((args) => logOut(...args)),
        fc.tuple(at, steps, fc.option(step, { freq: 2 })).map((args) => takeOver(...args)),
        fc.tuple(at, allSteps, fc.constant(null)).map((args) => takeOver(...args)),
        fc.constantFrom(...times).map(elapse),
        fc.tuple(at, often).map((args) => join(...args)),
        fc.tuple(at, often).map((args) => join(...args)),
        fc.constantFrom(drop(), logIn(0, false), logIn(3, false), logIn(4, false)),
        fc.tuple(at, lost).map((args) => create(...args)),
        fc.tuple(at, which, fc.integer({ min: 1, max: 99 }), lost).map((args) => write(...args)),
        fc.tuple(at, which, fc.integer({ min: 1, max: 99 }), lost).map((args) => write(...args)),
        fc.tuple(at, which, fc.boolean()).map((args) => lockOrder(...args)),
      ],
      { maxCommands: 60, size: 'max' },
    );
    const known = offers(start().backend, 'KEST').slice(0, 20);
    await fc.assert(
      fc.asyncProperty(commands, async (chosen) => {
        const setup = start();
        const [held, elsewhere] = [PLACES.map(() => null), PLACES.map(() => null)];
        const model: Model = { sessions: new Map(), held, elsewhere, orders: new Map(), connections: [] };
        const real: Real = { setup, offers: known };
        for (const first of [0, 3, 4]) await signIn(first, false, model, real);
        await fc.asyncModelRun(() => ({ model, real }), chosen);
        await finalCheck(model, real);
      }),
      { numRuns: draws(500) },
    );
  }, 60_000);
});

import {
  type Call,
  getOrder,
  getSettings,
  listOrderHistory,
  listUnsentValues,
  readAnswer,
  sendGroupOrders,
} from '@mortar/contract';
import { registry } from '@mortar/contract/registry';
import { readRest } from '@mortar/contract/tolerate';
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { createBackend, manualClock, scenarios, seededRandom } from '../../src/index.ts';
import { enter, getRequest } from '../support/client.ts';
import { cases } from './cases.ts';
import { getKnown } from './known.ts';

type Row = Record<string, unknown>;
type Body = Record<string, unknown>;

/** Unexpected values of a field. */
const INVALID = [null, undefined, {}, [], 'never heard of', '', -1.5, true] as const;

const isRead = ({ method, name }: Call) => method === 'GET' || /^(list|get)/.test(name);
const MANY = 12;

/** Answers with a single item in a list. */
const SINGLE = ['getOrder', 'getProductInfo', 'getCreditUsage'];
/** Lists that are written back in full, or that decide. */
const STRICT = ['getOrderRetailers', 'getPharmacyAssignment', 'listBasketDuplicates', 'listGroupCommOrders'];

/** Returns the rows of an answer: its only top-level list of objects. */
function toRows(body: Body): Row[] {
  const found = Object.values(body).find((value) => Array.isArray(value) && typeof value[0] === 'object');
  return (found as Row[] | undefined) ?? [];
}

async function getAnswer(call: Call): Promise<Body> {
  const { seed } = scenarios.openingTime();
  const backend = createBackend({ seed, clock: manualClock(seed.now), random: seededRandom('tolerance') });
  const { good, by = 'buyer@1001' } = cases[call.name] ?? { good: () => ({}) };
  const known = getKnown(backend, await enter(backend.fetch, by));
  const answer = await backend.fetch(getRequest(call, good(known), call.anonymous ? null : known.me));
  return (await answer.json()) as Body;
}

/** Reads an answer as a client does: in full, or its readable part. */
function read(call: Call, body: unknown): { value: Body; rows: number; problem: string } | null {
  const outcome = readAnswer(call, body);
  if (outcome.kind === 'value') return { value: outcome.value as Body, rows: 0, problem: '' };
  return readRest(call, body) as ReturnType<typeof read>;
}

const reads = [...registry.values()].filter((call) => isRead(call) && ![...SINGLE, ...STRICT].includes(call.name));

describe.each(reads)('$name', (call) => {
  let body: Body;
  let whole: Row[];
  beforeAll(async () => {
    body = await getAnswer(call);
    toRows(body).splice(MANY);
    whole = toRows(read(call, body)?.value ?? {});
  });

  it('shows the other rows if a field of one is malformed, and counts it', () => {
    if (whole.length < 2) return;
    const fields = Object.keys(toRows(body)[0] ?? {});
    const row = fc.nat({ max: whole.length - 1 });
    fc.assert(
      fc.property(row, fc.constantFrom(...fields), fc.constantFrom(...INVALID), (at, field, spoiling) => {
        const invalid = structuredClone(body);
        Object.assign(toRows(invalid)[at] ?? {}, { [field]: spoiling });
        const rest = read(call, JSON.parse(JSON.stringify(invalid)));
        const rows = toRows(rest?.value ?? {});
        const others = whole.filter((_, place) => place !== at);
        // A changed row that is still readable is kept.
        const isLike = rows.length === whole.length;
        expect(isLike ? rows.filter((_, place) => place !== at) : rows).toEqual(others);
        if (!isLike) expect(rest).toMatchObject({ rows: 1, problem: expect.stringContaining(field) });
      }),
      { numRuns: 60 },
    );
  });

  it('is invalid if none of several rows can be read', () => {
    if (whole.length < 2) return;
    const invalid = structuredClone(body);
    for (const row of toRows(invalid)) for (const field of Object.keys(row)) row[field] = {};
    expect(read(call, invalid)).toBeNull();
  });
});

it('has lists of several rows for most reads in the sample', async () => {
  const lists = await Promise.all(
    reads.map(async (call) => (toRows(await getAnswer(call)).length > 1 ? [call.name] : [])),
  );
  expect(lists.flat().length).toBeGreaterThan(30);
});

describe('an answer that is not a plain list of rows', () => {
  const row = { supplier: 'Kestrel', ordervalue: 12.5 };
  const invalid = { supplier: 'Protea', ordervalue: null };
  const values = (code: object, list: unknown) => readRest(listUnsentValues, { ...code, ordervaluebysupplier: list });

  it('is checked by its result code first', () => {
    expect(values({ resultcode: 1 }, [row, invalid])).toMatchObject({
      value: { ordervaluebysupplier: [row] },
      rows: 1,
    });
    for (const code of [{}, { resultcode: 2 }, { resultcode: 69 }, { resultcode: 'no' }])
      expect(values(code, [row, invalid])).toBeNull();
    expect(values({ resultcode: 1 }, [row])).toBeNull();
  });

  it.each([[null], [{}], ['rows'], [7]])('is invalid if its list is %j', (list) => {
    expect(values({ resultcode: 1 }, list)).toBeNull();
  });

  it.each(STRICT)('is read in full or not at all for %s', async (name) => {
    const call = registry.get(name) as Call;
    const body = await getAnswer(call);
    const [first] = toRows(body);
    expect(read(call, body)).not.toBeNull();
    for (const field of Object.keys(first ?? {})) Object.assign(first ?? {}, { [field]: {} });
    Object.values(body).find(Array.isArray)?.push({});
    expect(read(call, body)).toBeNull();
  });

  it('is an order, whose lines show existing products and resolve lost answers', async () => {
    const body = await getAnswer(getOrder);
    const [order] = body.clientorders as { orderitems: Row[] }[];
    expect(order?.orderitems.length).toBeGreaterThan(1);
    Object.assign(order?.orderitems[0] ?? {}, { orderedquantity: 'soon' });
    expect(read(getOrder, body)).toBeNull();
  });

  it('is part of its row in an order of a history, which is dropped completely', () => {
    const history = (orderitems: unknown) => ({ orderid: 1, orderitems });
    expect(readRest(listOrderHistory, { resultcode: 1, clientorders: [history([]), history(null)] })).toBeNull();
  });

  it('is invalid after a write: the result is then unknown', () => {
    const processed = { resultcode: 1, processedorders: [{ suppliercode: 7 }, { suppliercode: 8 }] };
    expect(readRest(sendGroupOrders, processed)).toBeNull();
  });

  it('is replaced field by field only in the settings', async () => {
    const answer = await getAnswer(getSettings);
    const settings = answer.settings as Record<string, unknown>;
    const known = (readAnswer(getSettings, answer) as { value: Body }).value.settings as Body;
    for (const field of Object.keys(settings)) {
      const rest = readRest(getSettings, { ...answer, settings: { ...settings, [field]: {} } });
      const read = rest?.value.settings as Body;
      expect(read[field], field).toBeDefined();
      expect({ ...read, [field]: known[field] }).toEqual(known);
      expect(rest?.rows).toBe(0);
    }
  });
});

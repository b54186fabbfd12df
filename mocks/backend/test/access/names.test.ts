import { createOrder, getOrder } from '@mortar/contract';
import { registry } from '@mortar/contract/registry';
import { describe, expect, it } from 'vitest';
import { createBackend, manualClock, seededRandom } from '../../src/index.ts';
import { cases } from '../contract/cases.ts';
import { getKnown } from '../contract/known.ts';
import { answered, enter, getRequest } from '../support/client.ts';
import { peopleFixture } from '../support/people.ts';

const MARK = 'Dr Xenophon';
/** Fields of a body about author and time, which the server takes from session and clock instead. */
const CLAIMS = ['staffname', 'staffmember', 'retailername', 'sender', 'createdate', 'messagehtml', 'additionaldata'];
/** Calls that are about a name. */
const NAMING = ['addStaff', 'updateStaff', 'addRole', 'updateRole'];

function claimed(value: unknown, claims: readonly string[]): unknown {
  if (Array.isArray(value)) return value.map((each) => claimed(each, claims));
  if (typeof value !== 'object' || value === null) return value;
  const fields = Object.entries(value);
  return Object.fromEntries(fields.map(([key, field]) => [key, claims.includes(key) ? MARK : claimed(field, claims)]));
}

function start() {
  const seed = peopleFixture();
  const commits: string[] = [];
  const backend = createBackend({
    seed,
    clock: manualClock(seed.now),
    random: seededRandom('names'),
    journal: {
      load: () => [],
      // The first commit is the seed itself.
      commit: (changes) => void commits.push(commits.length === 0 ? 'the seed' : JSON.stringify(changes)),
      close: () => {},
    },
  });
  return { backend, commits, fetch: backend.fetch };
}

describe('a name in a request', () => {
  it.each([...registry.values()].filter(({ name }) => name !== 'login'))('is not stored by $name', async (call) => {
    for (const username of ['admin@1001', 'buyer@2000']) {
      const { backend, commits, fetch } = start();
      const me = await enter(fetch, username);
      const good = cases[call.name]?.good(getKnown(backend, me)) ?? {};
      const claims = NAMING.includes(call.name) ? CLAIMS : [...CLAIMS, 'name'];
      const written = commits.length;
      await fetch(getRequest(call, claimed(good, claims) as typeof good, call.anonymous ? null : me));
      expect(commits.slice(written).join()).not.toContain(MARK);
    }
  });

  it('is replaced by that of the signed-in user', async () => {
    const { backend, fetch } = start();
    const buyer = await enter(fetch, 'buyer@1001');
    const body = {
      computername: 'TILL-1',
      createddatetime: '',
      name: '',
      description: '',
      staffname: MARK,
      isbasket: false,
    };
    const { orderid } = await answered(fetch, createOrder, { body }, buyer);
    expect(backend.store.orders.get(orderid)).toMatchObject({
      staffname: 'Thabo Nkosi',
      name: '1001',
      lock: { staffname: 'Thabo Nkosi', computername: 'TILL-1' },
    });
  });
});

describe('the name of a computer', () => {
  it('is stored as it is given', async () => {
    const { fetch } = start();
    const me = await enter(fetch, 'buyer@1001');
    const body = { createddatetime: '', name: '', description: '', staffname: '', isbasket: false };
    const computername = 'Till 1 — “Dispensary” '.padEnd(64, '*');
    const { orderid } = await answered(fetch, createOrder, { body: { ...body, computername } }, me);
    const [order] = (await answered(fetch, getOrder, { query: { orderid } }, me)).clientorders;
    expect(order?.computername).toBe(computername);
  });

  it.each([...registry.values()])('has 64 characters at most in $name', async (call) => {
    const { backend, fetch, commits } = start();
    const me = await enter(fetch, 'admin@1001');
    const long = JSON.stringify(cases[call.name]?.good(getKnown(backend, me)) ?? {});
    if (!long.includes('"computername"')) return;
    const requested = JSON.parse(
      long.replaceAll(/"computername":"[^"]*"/g, `"computername":"${'x'.repeat(65)}"`),
    ) as object;
    const written = commits.length;
    await fetch(getRequest(call, requested, me));
    expect(commits).toHaveLength(written);
  });
});

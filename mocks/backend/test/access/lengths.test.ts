import { addRole, addStaff, createBasket, createOrder, login, readAnswer, updateStaff } from '@mortar/contract';
import { registry } from '@mortar/contract/registry';
import { describe, expect, it } from 'vitest';
import { createBackend, manualClock, seededRandom } from '../../src/index.ts';
import { permissions } from '../../src/rules/access/presetRoles.ts';
import { DRAWN_PORTRAIT } from '../../src/seed/portraits.ts';
import { cases } from '../contract/cases.ts';
import { getKnown } from '../contract/known.ts';
import { startBackend } from '../support/buyer.ts';
import { answered, callApi, enter, getRequest } from '../support/client.ts';
import { peopleFixture } from '../support/people.ts';

type Leaf = { at: string; set(text: string): unknown };

/** Returns every text of a body, with a function that replaces it. */
function texts(body: unknown, at = '', rebuilt: (part: unknown) => unknown = (part) => part): Leaf[] {
  if (typeof body === 'string') return [{ at, set: rebuilt }];
  if (typeof body !== 'object' || body === null) return [];
  return Object.entries(body).flatMap(([key, value]) =>
    texts(value, `${at}.${key}`, (part) =>
      rebuilt(
        Array.isArray(body) ? body.map((one, index) => (String(index) === key ? part : one)) : { ...body, [key]: part },
      ),
    ),
  );
}

const LIMITS: Record<string, number> = { file: 7 * 1024 * 1024, message: 20_000, other: 1_000 };
const getKind = (at: string) =>
  /filebase64|base64xml/.test(at) ? 'file' : /\.(message|messagehtml)$/.test(at) ? 'message' : 'other';

describe('a text that is too long', () => {
  const bodies = [...registry.values()].filter(({ method }) => method !== 'GET');

  it.each(bodies.map(({ name }) => name))('is rejected by %s in any of its text fields', async (name) => {
    const call = registry.get(name);
    if (!call) throw new Error(`${name} is no call`);
    let commits = 0;
    const count = () => {
      commits += 1;
    };
    const seed = peopleFixture();
    const backend = createBackend({
      seed,
      clock: manualClock(seed.now),
      random: seededRandom('lengths'),
      journal: { load: () => [], commit: count, close: () => {} },
    });
    const { by = 'admin@1001', good } = cases[name] ?? { good: () => ({}) };
    const me = await enter(backend.fetch, by);
    const requested = good(getKnown(backend, me)) as { query?: Record<string, unknown>; body?: unknown };
    const before = commits;
    for (const { at, set } of texts(requested.body)) {
      const body = set('a'.repeat((LIMITS[getKind(at)] ?? 0) + 1));
      const request = getRequest(call, { ...requested, body }, call.anonymous ? null : me);
      const outcome = readAnswer(call, await (await backend.fetch(request)).json());
      expect({ at, kind: outcome.kind }).toEqual({ at, kind: 'error' });
    }
    expect(commits).toBe(before);
  });
});

const role = { rolepermissions: permissions({ dashboard: { ordering: true }, ordering: { read: true } }) };
const person = {
  title: 'Ms' as const,
  name: 'Nomsa',
  surname: 'Zulu',
  roleid: 2,
  username: 'nomsa@1001',
  password: 'Secret@1',
  confirmpassword: 'Secret@1',
};

describe('names', () => {
  it.each(['Admin\u200b', '\u202enimda', 'Ad\u0000min', 'a'.repeat(101), 'Admin\ufe0f', 'Vi\u0435wer', 'Adm\u0456n'])(
    'of roles are rejected: %.20j',
    async (rolename) => {
      const { fetch } = startBackend();
      const admin = await enter(fetch, 'admin@1001');
      expect(await callApi(fetch, addRole, { body: { ...role, rolename } }, admin)).toMatchObject({
        kind: 'error',
        code: 2,
      });
    },
  );

  it.each([
    ['Ａdmin', 'Invalid role name.'],
    ['Ｖiewer', 'This role name already exists.'],
    ['VIEWER\u00a0', 'This role name already exists.'],
    ['Online  Shop', 'This role name already exists.'],
  ])('of roles that look the same are the same: %j', async (rolename, text) => {
    const { fetch } = startBackend();
    const admin = await enter(fetch, 'admin@1001');
    const requested = { body: { ...role, rolename } };
    expect(await callApi(fetch, addRole, requested, admin)).toEqual({ kind: 'error', code: 2, text });
  });

  it.each([
    { username: 'аdmin@1001' },
    { username: 'bu\u200byer@1001' },
    { username: `${'a'.repeat(96)}@1001` },
    { name: 'Nomsa\u202e' },
    { surname: 'a'.repeat(101) },
    { emailaddress: 'a'.repeat(1_001) },
    { image: '/9j/4AAQ' },
    { image: `/9j/${'A'.repeat(6_000)}` },
  ])('of people are rejected: %.40j', async (change) => {
    const { fetch } = startBackend();
    const admin = await enter(fetch, 'admin@1001');
    expect((await callApi(fetch, addStaff, { body: { ...person, ...change } }, admin)).kind).toBe('error');
  });

  it('of people are normalised, and sign in in any form', async () => {
    const { fetch, backend } = startBackend();
    const admin = await enter(fetch, 'admin@1001');
    const body = { ...person, username: 'Ｎomsa@1001', surname: ' Ｚulu ', image: DRAWN_PORTRAIT };
    await answered(fetch, addStaff, { body }, admin);
    expect(backend.store.staff.get('nomsa@1001')).toMatchObject({ surname: 'Zulu' });
    const again = { body: { ...person, username: 'NOMSA@1001' } };
    expect(await callApi(fetch, addStaff, again, admin)).toMatchObject({
      text: expect.stringMatching(/^Username exists/),
    });
    const signedIn = { body: { username: 'ＮOMSA@1001', password: 'Secret@1' } };
    expect((await callApi(fetch, login, signedIn, null)).kind).toBe('value');
    const { staffid = 0 } = backend.store.staff.get('nomsa@1001') ?? {};
    const commits = { ...body, staffid, username: 'nomsa@1001' };
    expect((await callApi(fetch, updateStaff, { body: commits }, admin)).kind).toBe('value');
  });

  it('of orders and baskets have at most 200 and 100 characters, and no invisible ones', async () => {
    const { fetch } = startBackend();
    const me = await enter(fetch, 'buyer@1001');
    const order = (description: string) => ({
      body: {
        computername: 'TILL-1',
        createddatetime: '2026-03-02T06:30:00.000Z',
        name: '1001',
        staffname: '',
        description,
        isbasket: false,
      },
    });
    const basket = (description: string) => ({
      body: {
        computername: 'TILL-1',
        name: '1001',
        staffname: '',
        isbasket: true,
        description,
        statusdescription: 'Custom_Basket' as const,
      },
    });
    expect((await callApi(fetch, createOrder, order('a'.repeat(200)), me)).kind).toBe('value');
    expect((await callApi(fetch, createOrder, order('a'.repeat(201)), me)).kind).toBe('error');
    expect((await callApi(fetch, createOrder, order('Monday\u200b'), me)).kind).toBe('error');
    expect((await callApi(fetch, createBasket, basket('a'.repeat(100)), me)).kind).toBe('value');
    expect((await callApi(fetch, createBasket, basket('a'.repeat(101)), me)).kind).toBe('error');
    expect((await callApi(fetch, createBasket, basket('\u2066Winter'), me)).kind).toBe('error');
  });
});

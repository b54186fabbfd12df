import { createOrder, login, RESULT, validateOverride } from '@mortar/contract';
import { describe, expect, it } from 'vitest';
import { createBackend, manualClock, SAMPLE_OVERRIDE, SAMPLE_PASSWORD, scenarios } from '../../src/index.ts';
import { startBackend } from '../support/buyer.ts';
import { callApi, enter, getRequest } from '../support/client.ts';

describe('guessing passwords', () => {
  const wrong = 'Wrong#2026';
  const at = (address: string) => ({ address });

  function guarded() {
    const { seed } = scenarios.emptyPharmacy();
    const clock = manualClock(seed.now);
    const backend = createBackend({ seed, clock });
    const attempt = async (username: string, password: string, address: string) => {
      const answer = await backend.fetch(getRequest(login, { body: { username, password } }, null), at(address));
      return ((await answer.json()) as { resultcode: number }).resultcode;
    };
    return { clock, backend, attempt };
  }

  it('is throttled, and the right password works after the wait', async () => {
    const { clock, attempt } = guarded();
    for (let n = 0; n < 300; n += 1) expect(await attempt('buyer@1001', wrong, '10.0.0.1')).toBe(RESULT.notFound);
    expect(await attempt('buyer@1001', SAMPLE_PASSWORD, '10.0.0.1')).toBe(RESULT.notFound);
    clock.advance(1_000);
    expect(await attempt('buyer@1001', SAMPLE_PASSWORD, '10.0.0.1')).toBe(RESULT.success);
  });

  it('waits longer each time, and never longer than half a minute', async () => {
    const { clock, attempt } = guarded();
    for (let minute = 0; minute < 60; minute += 1) {
      for (let n = 0; n < 50; n += 1) await attempt('admin@1001', wrong, '10.0.0.2');
      clock.advance(minute < 12 ? 1_000 : 30_000);
    }
    expect(await attempt('admin@1001', SAMPLE_PASSWORD, '10.0.0.2')).toBe(RESULT.success);
  });

  it('from elsewhere does not lock out a user who signed in here before', async () => {
    const { attempt } = guarded();
    expect(await attempt('admin@1001', SAMPLE_PASSWORD, '10.0.0.1')).toBe(RESULT.success);
    for (let n = 0; n < 200; n += 1) await attempt('admin@1001', wrong, `10.9.0.${n}`);
    expect(await attempt('admin@1001', SAMPLE_PASSWORD, '10.9.1.1')).toBe(RESULT.notFound);
    expect(await attempt('admin@1001', SAMPLE_PASSWORD, '10.0.0.1')).toBe(RESULT.blocked);
  });

  it('of many names from one address is throttled too', async () => {
    const { clock, attempt } = guarded();
    const names = ['admin@1001', 'buyer@1001', 'shop@1001', 'admin@2000', 'buyer@2000', 'branch@2000', 'admin@1101'];
    for (let n = 0; n < 60; n += 1) {
      clock.advance(5_000);
      await attempt(names[n % names.length] ?? '', wrong, '10.0.0.3');
    }
    expect(await attempt('viewer@1001', SAMPLE_PASSWORD, '10.0.0.3')).toBe(RESULT.notFound);
    expect(await attempt('viewer@1001', SAMPLE_PASSWORD, '10.0.0.4')).toBe(RESULT.success);
  });

  /** The attacker may be a script on a page open in the pharmacy, whose staff share the address. */
  it('of sixty invented names from one address locks out no user who works there', async () => {
    const { attempt } = guarded();
    expect(await attempt('buyer@1001', SAMPLE_PASSWORD, '10.0.0.3')).toBe(RESULT.success);
    for (let n = 0; n < 60; n += 1) await attempt(`nobody${n}@1001`, wrong, '10.0.0.3');
    expect(await attempt('buyer@1001', SAMPLE_PASSWORD, '10.0.0.3')).toBe(RESULT.blocked);
    expect(await attempt('viewer@1001', SAMPLE_PASSWORD, '10.0.0.3')).toBe(RESULT.success);
  });

  it.each([
    ['names that do not exist', (n: number) => `nobody${n}@1001`],
    ['names that there are', (n: number) => `${['admin', 'viewer', 'shop'][n % 3]}@1001`],
  ])('of %s, sixteen a second for 45 seconds, locks out no user who was here before', async (_, getName) => {
    const { clock, attempt } = guarded();
    expect(await attempt('buyer@1001', SAMPLE_PASSWORD, '10.0.0.3')).toBe(RESULT.success);
    let refused = 0;
    for (let n = 0; n < 45 * 16; n += 1) {
      await attempt(getName(n), wrong, '10.0.0.3');
      clock.advance(1_000 / 16);
      if (n % 24 === 0 && (await attempt('buyer@1001', SAMPLE_PASSWORD, '10.0.0.3')) !== RESULT.blocked) refused += 1;
    }
    expect(refused).toBe(0);
    expect(await attempt('buyer@1001', SAMPLE_PASSWORD, '10.0.0.3')).toBe(RESULT.blocked);
  });

  it('of invented names from one address is eventually throttled', async () => {
    const { attempt } = guarded();
    for (let n = 0; n < 1_100; n += 1) await attempt(`nobody${n}@1001`, wrong, '10.0.0.3');
    expect(await attempt('viewer@1001', SAMPLE_PASSWORD, '10.0.0.3')).toBe(RESULT.notFound);
    expect(await attempt('viewer@1001', SAMPLE_PASSWORD, '10.0.0.4')).toBe(RESULT.success);
  });

  it('is reset if the clock was set back', async () => {
    const { clock, attempt } = guarded();
    for (let n = 0; n < 8; n += 1) await attempt('buyer@1001', wrong, '10.0.0.1');
    expect(await attempt('buyer@1001', SAMPLE_PASSWORD, '10.0.0.1')).toBe(RESULT.notFound);
    clock.advance(-3_600_000);
    expect(await attempt('buyer@1001', SAMPLE_PASSWORD, '10.0.0.1')).toBe(RESULT.success);
  });

  it('of override passwords counts per signed-in user, not per address', async () => {
    const { backend, attempt } = guarded();
    const key = 'ordering_MaximumQuantityPassword' as const;
    const [buyer, viewer] = [await enter(backend.fetch, 'buyer@1001'), await enter(backend.fetch, 'viewer@1001')];
    const override = async (me: typeof buyer, password: string) => {
      const request = getRequest(validateOverride, { body: { key, password, retailerid: 1001 } }, me);
      const answer = await backend.fetch(request, at('10.0.0.3'));
      return ((await answer.json()) as { resultcode: number }).resultcode;
    };
    for (let n = 0; n < 200; n += 1) await override(viewer, wrong);
    for (let n = 0; n < 60; n += 1) await attempt(`nobody${n}@1001`, wrong, '10.0.0.3');
    expect(await override(viewer, SAMPLE_OVERRIDE)).toBe(RESULT.serverError);
    expect(await override(buyer, SAMPLE_OVERRIDE)).toBe(RESULT.success);
    expect(await attempt('shop@1001', SAMPLE_PASSWORD, '10.0.0.3')).toBe(RESULT.success);
  });

  it('applies to override passwords, and can be disabled', async () => {
    const { clock, backend } = guarded();
    const me = await enter(backend.fetch, 'buyer@1001');
    const key = 'ordering_MaximumQuantityPassword' as const;
    const ask1 = (password: string) =>
      callApi(backend.fetch, validateOverride, { body: { key, password, retailerid: 1001 } }, me);
    for (let n = 0; n < 6; n += 1) expect(await ask1(wrong)).toMatchObject({ kind: 'error', code: 2 });
    expect(await ask1('Override@2026')).toMatchObject({ kind: 'error', code: 2 });
    clock.advance(2_000);
    expect((await ask1('Override@2026')).kind).toBe('value');
    const { seed } = scenarios.emptyPharmacy();
    const free = createBackend({ seed, clock: manualClock(seed.now), passwordThrottle: false });
    const code = async (password: string) =>
      (
        (await (await free.fetch(getRequest(login, { body: { username: 'buyer@1001', password } }, null))).json()) as {
          resultcode: number;
        }
      ).resultcode;
    for (let n = 0; n < 30; n += 1) await code(wrong);
    expect(await code(SAMPLE_PASSWORD)).toBe(RESULT.success);
  });
});

/** A page of another site can send plain text without a preflight; JSON requires one, which is denied. */
describe('a body without the JSON content type', () => {
  const body = JSON.stringify({ username: 'buyer@1001', password: SAMPLE_PASSWORD });
  const loginRequest = (headers: HeadersInit) =>
    new Request(`http://x${login.path}`, { method: 'POST', body, headers });

  it.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data', 'application/jsonp', ''])(
    'is rejected as %j',
    async (type) => {
      const { backend } = startBackend();
      const answer = await backend.fetch(loginRequest(type === '' ? {} : { 'content-type': type }));
      expect(await answer.json()).toMatchObject({ resultcode: RESULT.serverError });
      expect([...backend.store.sessions.all()]).toHaveLength(0);
    },
  );

  it.each(['application/json', 'Application/JSON; charset=utf-8', 'application/json ;charset=utf-8'])(
    'does not exist with content type %j',
    async (type) => {
      const { backend } = startBackend();
      expect(await (await backend.fetch(loginRequest({ 'content-type': type }))).json()).toMatchObject({
        resultcode: 1,
      });
    },
  );

  it('does not exist if there is no body', async () => {
    const { backend, fetch } = startBackend();
    const { token } = await enter(fetch, 'buyer@1001');
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'text/plain' };
    const url = 'http://x/api/Login/staff/list/get?retailerid=1001';
    expect(await (await backend.fetch(new Request(url, { method: 'POST', headers }))).json()).toMatchObject({
      resultcode: 1,
    });
    const create = new Request(`http://x${createOrder.path}?retailerid=1001`, { method: 'PUT', headers, body: '{}' });
    expect(await (await backend.fetch(create)).json()).toMatchObject({ resultcode: RESULT.serverError });
  });
});

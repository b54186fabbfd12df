import {
  getOrderLock,
  getSettings,
  login,
  logout,
  notificationHistory,
  sendGroupNotification,
  validateOverride,
} from '@mortar/contract';
import { describe, expect, it } from 'vitest';
import { SAMPLE_PASSWORD, scenarios } from '../../src/index.ts';
import { TOKEN_LIFETIME_SECONDS } from '../../src/rules/access/sessions.ts';
import { buyer, newOrder, startBackend } from '../support/buyer.ts';
import { answered, callApi, enter, getRequest } from '../support/client.ts';

const credentials = { body: { username: 'buyer@1001', password: SAMPLE_PASSWORD } };

describe('signing in', () => {
  it('names the session that is open elsewhere, and succeeds once that one has ended', async () => {
    const { fetch } = startBackend();
    const first = await enter(fetch, 'buyer@1001');
    const blocked = await callApi(fetch, login, credentials, null);
    expect(blocked).toEqual({ kind: 'blocked', by: { retailerid: 1001, staffid: 2, apitoken: first.token } });
    expect((await callApi(fetch, logout, { query: { staffid: 2 } }, first)).kind).toBe('value');
    expect((await callApi(fetch, login, credentials, null)).kind).toBe('value');
    expect((await callApi(fetch, getSettings, { query: { page: '' } }, first)).kind).toBe('expired');
  });

  it('expires after twelve hours', async () => {
    const { fetch, clock } = startBackend();
    const me = await enter(fetch, 'buyer@1001');
    clock.advance(TOKEN_LIFETIME_SECONDS * 1000 - 1);
    expect((await callApi(fetch, getSettings, { query: { page: '' } }, me)).kind).toBe('value');
    clock.advance(1);
    expect((await callApi(fetch, getSettings, { query: { page: '' } }, me)).kind).toBe('expired');
  });

  it('accepts neither a wrong password nor an unknown user', async () => {
    const { fetch } = startBackend();
    for (const body of [
      { username: 'buyer@1001', password: 'Mortar@2025' },
      { username: 'buyer@1002', password: SAMPLE_PASSWORD },
      { username: '', password: '' },
      { username: '__proto__', password: SAMPLE_PASSWORD },
    ]) {
      expect(await callApi(fetch, login, { body }, null)).toEqual({ kind: 'nothing' });
    }
  });

  it('returns no password and no hash', async () => {
    const { fetch } = startBackend();
    const answer = await (await fetch(getRequest(login, credentials, null))).text();
    expect(answer).toContain('apitoken');
    expect(answer).not.toMatch(/password|hash|salt/i);
  });

  it('stores no password anywhere', () => {
    const serialized = JSON.stringify(scenarios.openingTime().seed.state);
    expect(serialized).not.toContain(SAMPLE_PASSWORD);
    expect(serialized).not.toContain('Override@2026');
  });
});

describe('the other device', () => {
  const notification = (token: string, changed: object = {}) => ({
    body: {
      retailerid: 1001,
      title: 'LOGOUT',
      body: '',
      group: 'logout' as const,
      username: 'buyer@1001',
      sentdate: '2026-03-02T06:30:00.000Z',
      identifier: 'buyer@1001',
      secondaryidentifier: token,
      icon: '',
      tokenexpirydatetime: null,
      ...changed,
    },
  });

  it('is notified with its own token even after that ended, and nothing is stored', async () => {
    const { fetch } = startBackend();
    const me = await enter(fetch, 'buyer@1001');
    await callApi(fetch, logout, { query: { staffid: 2 } }, me);
    expect((await callApi(fetch, sendGroupNotification, notification(me.token), null)).kind).toBe('value');
    const again = await enter(fetch, 'buyer@1001');
    expect(await callApi(fetch, notificationHistory, {}, again)).toEqual({ kind: 'nothing' });
  });

  it('is notified once that it ended, and only within five seconds', async () => {
    const { fetch, clock } = startBackend();
    const me = await enter(fetch, 'buyer@1001');
    const notify = () => callApi(fetch, sendGroupNotification, notification(me.token), null);
    expect((await notify()).kind).toBe('value');
    await callApi(fetch, logout, { query: { staffid: 2 } }, me);
    expect((await notify()).kind).toBe('value');
    expect(await notify()).toMatchObject({ kind: 'error', code: 2, text: 'That session is over.' });
    const again = await enter(fetch, 'buyer@1001');
    await callApi(fetch, logout, { query: { staffid: 2 } }, again);
    clock.advance(5_000);
    expect(await callApi(fetch, sendGroupNotification, notification(again.token), null)).toMatchObject({
      kind: 'error',
    });
  });

  it('cannot be signed out with a made-up token or for another user', async () => {
    const { fetch } = startBackend();
    const me = await enter(fetch, 'buyer@1001');
    for (const requested of [
      notification('made-up'),
      notification(me.token, { identifier: 'admin@1001' }),
      notification(me.token, { retailerid: 2000 }),
    ]) {
      expect((await callApi(fetch, sendGroupNotification, requested, null)).kind).toBe('error');
    }
  });

  it('loses its locks with its session', async () => {
    const { fetch } = startBackend();
    const first = await buyer(fetch);
    const orderid = await newOrder(first);
    await callApi(fetch, logout, { query: { staffid: 2 } }, first.by);
    const admin = await enter(fetch, 'admin@1001');
    expect(await answered(fetch, getOrderLock, { query: { orderid } }, admin)).toMatchObject({ locked: false });
  });
});

describe('an override password', () => {
  it.each([
    ['Override@2026', 1001, { kind: 'value', value: {} }],
    ['Mortar@2026', 1001, { kind: 'error', code: 2, text: 'Incorrect password.' }],
    ['Override@2026', 2000, { kind: 'error', code: 0, text: 'No override password is set.' }],
  ])('%s for retailer %i', async (password, retailerid, outcome) => {
    const { fetch } = startBackend();
    const me = await enter(fetch, 'buyer@1001');
    const body = { key: 'ordering_SelectSupplier_Password' as const, password, retailerid };
    expect(await callApi(fetch, validateOverride, { body }, me)).toEqual(outcome);
  });
});

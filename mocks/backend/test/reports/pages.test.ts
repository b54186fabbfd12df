import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { listReports, logout } from '@mortar/contract';
import { afterEach, describe, expect, it } from 'vitest';
import { createBackend, manualClock, scenarios } from '../../src/index.ts';
import { mountReports } from '../../src/node/index.ts';
import { REPORTS } from '../../src/reports/reports.ts';
import { startBackend } from '../support/buyer.ts';
import { answered, callApi, enter, type Signed } from '../support/client.ts';

const closing: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});

/** A backend with its report pages on a separate server. */
async function running(scenario: keyof typeof scenarios = 'openingTime') {
  const server = createServer((request, response) => listener(request, response));
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  closing.push(() => new Promise((closed) => server.close(closed)));
  const reportsOrigin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const { seed } = scenarios[scenario]();
  const backend = createBackend({ seed, clock: manualClock(seed.now), reportsOrigin });
  const listener = mountReports(backend, { 'themes.css': { content: ':root {}', type: 'text/css' } });
  const me = await enter(backend.fetch, 'admin@1001');
  const get = (path: string, init: RequestInit = {}) => fetch(`${reportsOrigin}/reports/${path}`, init);
  const data = async (name: string, { token = '', retailerid = 1001 }: Partial<Signed> = me) => {
    const headers = { authorization: `Bearer ${token}` };
    const response = await get(`data/${name}.json?retailerid=${retailerid}`, { headers });
    return { status: response.status, body: await response.json() };
  };
  return { backend, me, get, data, reportsOrigin };
}

describe('report pages', () => {
  it('are listed in groups, on another origin', async () => {
    const { backend, me, reportsOrigin } = await running();
    const { reports } = await answered(backend.fetch, listReports, {}, me);
    expect(reports.map(({ link }) => link)).toEqual(REPORTS.map(({ name }) => `${reportsOrigin}/reports/${name}.html`));
    expect(reports.every(({ group, title, description }) => group && title && description)).toBe(true);
  });

  it('consist of files of their own server, without inline scripts or styles', async () => {
    const { get } = await running();
    for (const { name } of REPORTS) {
      const response = await get(`${name}.html?token=secret&retailername=<b>`);
      const html = await response.text();
      expect(response.status).toBe(200);
      expect(html).not.toMatch(/secret|<b>|<style|style=|<script(?![^>]*src="[a-z.]+"><\/script>)/);
      const files = [...html.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, file = '']) => file);
      for (const file of files) expect((await get(file)).status, file).toBe(200);
    }
  });

  it('serve every file that they import', async () => {
    const { get } = await running();
    const files = ['report.js'];
    for (const file of files) {
      const response = await get(file);
      expect(response.headers.get('content-type'), file).toMatch(/^text\/javascript/);
      const imported = [...(await response.text()).matchAll(/from '\.\/([a-z]+\.js)'/g)].map(([, name = '']) => name);
      files.push(...imported.filter((name) => !files.includes(name)));
    }
    expect(files).toHaveLength(6);
  });

  it('have a policy that allows nothing else to run, and can be read without an origin', async () => {
    const { get } = await running();
    const { headers } = await get('purchases.html');
    const policy = headers.get('content-security-policy') ?? '';
    expect(policy).toContain("default-src 'none'; script-src 'self'; style-src 'self'");
    expect(policy).not.toMatch(/unsafe|\*/);
    expect(headers.get('access-control-allow-origin')).toBe('*');
    expect(headers.get('referrer-policy')).toBe('no-referrer');
    const preflight = await get('data/purchases.json', { method: 'OPTIONS' });
    expect([preflight.status, preflight.headers.get('access-control-allow-headers')]).toEqual([204, 'authorization']);
  });

  it('have rows of the user’s own pharmacy, for a live token with the right to read reports', async () => {
    const { backend, me, data } = await running();
    for (const { name, title } of REPORTS) {
      const { status, body } = await data(name);
      expect([status, body.title, body.retailername]).toEqual([200, title, 'Kloof Street Pharmacy']);
      expect(body.rows.length, name).toBeGreaterThan(0);
    }
    expect((await data('purchases', { ...me, token: 'made-up' })).status).toBe(401);
    expect((await data('purchases', { ...me, retailerid: 2001 })).status).toBe(403);
    expect((await data('purchases', await enter(backend.fetch, 'buyer@1001'))).body).toEqual({
      problem: 'You do not have permissions to view reports',
    });
    expect((await data('purchases', await enter(backend.fetch, 'admin@2000'))).body).toEqual({
      problem: 'Reports is not available for group profiles.',
    });
    await answered(backend.fetch, logout, { query: { staffid: me.staffid } }, me);
    expect((await data('purchases')).body).toEqual({ problem: 'Your session has expired. Please login again.' });
  });

  it('report whether their content may be exported (000 §6)', async () => {
    const { backend, me, data } = await running();
    expect((await data('credit')).body.mayExport).toBe(true);
    const staff = backend.store.staff.get('admin@1001');
    if (!staff) throw new Error('no administrator');
    const rolepermissions = { ...staff.role.rolepermissions, reports: { read: true, export: false } };
    backend.store.transaction(() => backend.store.staff.put({ ...staff, role: { ...staff.role, rolepermissions } }));
    expect((await data('credit', me)).body.mayExport).toBe(false);
  });

  it('include no other paths, and answer only reads', async () => {
    const { get, data } = await running();
    for (const path of ['none.html', 'none', '', '../package.json', 'constructor', 'report.html', 'data/']) {
      expect((await get(path)).status, path).toBe(404);
    }
    expect((await data('nothing')).status).toBe(404);
    expect((await get('purchases.html', { method: 'POST' })).status).toBe(404);
  });

  it('are not available to group profiles', async () => {
    const { fetch } = startBackend('groupBuyer');
    const group = await enter(fetch, 'admin@2000');
    expect(await callApi(fetch, listReports, {}, group)).toMatchObject({
      text: 'Reports is not available for group profiles.',
    });
  });
});

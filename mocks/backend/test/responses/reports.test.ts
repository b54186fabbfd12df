import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { listOrderHistory, listReports, logout } from '@mortar/contract';
import { afterEach, describe, expect, it } from 'vitest';
import { createBackend, manualClock, scenarios } from '../../src/index.ts';
import { mountReports } from '../../src/node/index.ts';
import { REPORTS } from '../../src/reports/reports.ts';
import { begin } from '../support/buyer.ts';
import { answered, ask, enter, type Signed } from '../support/client.ts';

const closing: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});

/** A backend with its report pages on a server of their own. */
async function running(scenario: keyof typeof scenarios = 'openingTime') {
  const server = createServer((request, response) => listener(request, response));
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  closing.push(() => new Promise((closed) => server.close(closed)));
  const reportsOrigin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const { seed } = scenarios[scenario]();
  const backend = createBackend({ seed, clock: manualClock(seed.now), reportsOrigin });
  const listener = mountReports(backend);
  const me = await enter(backend.fetch, 'admin@1001');
  const open = async (link: string, by: Partial<Signed> = me, more: Record<string, string> = {}) => {
    const query = {
      retailerid: String(by.retailerid),
      retailername: 'x',
      token: by.token ?? '',
      country: 'ZA',
      ...more,
    };
    const response = await fetch(`${link}?${new URLSearchParams(query)}`);
    return { status: response.status, headers: response.headers, html: await response.text() };
  };
  const links = async () => (await answered(backend.fetch, listReports, {}, me)).reports.map(({ link }) => link);
  return { backend, me, open, links, reportsOrigin };
}

describe('reports', () => {
  it('are listed in groups, with pages on another origin', async () => {
    const { links, reportsOrigin } = await running();
    expect(await links()).toEqual(REPORTS.map(({ name }) => `${reportsOrigin}/reports/${name}`));
  });

  it('are charts of the store’s own data, without script or anything loaded', async () => {
    const { links, open } = await running();
    for (const link of await links()) {
      const { status, html, headers } = await open(link);
      expect(status).toBe(200);
      expect(html).toMatch(/<svg role="img"/);
      expect(html).toContain('Kloof Street Pharmacy');
      expect(html).not.toMatch(/<script|src=|href=/);
      expect(headers.get('content-security-policy')).toContain("default-src 'none'");
    }
  });

  it('add up to what the history says', async () => {
    const { links, open, backend, me } = await running();
    const query = { datefilter: 'All Time' as const };
    const { clientorders } = await answered(backend.fetch, listOrderHistory, { query }, me);
    const january = clientorders.filter(({ senddatetime }) => senddatetime?.startsWith('2026-01'));
    const total = Math.round(january.reduce((sum, { ordervalue }) => sum + ordervalue, 0));
    const { html } = await open((await links())[0] ?? '');
    expect(html).toContain(`Jan 26, Ordered: R${String(total).replace(/\B(?=(\d{3})+$)/g, ' ')}`);
    expect(total).toBeGreaterThan(0);
  });

  it('want a live token, of somebody who may read reports, for the pharmacy it belongs to', async () => {
    const { links, open, backend, me } = await running();
    const [link = ''] = await links();
    expect((await open(link, { ...me, token: 'made-up' })).status).toBe(401);
    expect((await open(link, me, { retailerid: '2001' })).status).toBe(403);
    expect((await open(link, await enter(backend.fetch, 'buyer@1001'))).status).toBe(403);
    expect((await open(link, await enter(backend.fetch, 'admin@2000'))).status).toBe(403);
    await answered(backend.fetch, logout, { query: { staffid: me.staffid } }, me);
    expect((await open(link)).status).toBe(401);
  });

  it('never repeat what the address says', async () => {
    const { links, open } = await running();
    const { html } = await open((await links())[0] ?? '', undefined, { retailername: '<b>x', country: '"><script>' });
    expect(html).not.toMatch(/<b>x|<script/);
  });

  it('say so where there is nothing to report, and where there is no such report', async () => {
    const { links, open, reportsOrigin } = await running('emptyPharmacy');
    expect((await open((await links())[0] ?? '')).html).toContain('There is nothing to report yet.');
    expect((await open(`${reportsOrigin}/reports/nothing`)).status).toBe(404);
  });

  it('are not for group profiles', async () => {
    const { fetch } = begin('groupBuyer');
    const group = await enter(fetch, 'admin@2000');
    expect(await ask(fetch, listReports, {}, group)).toMatchObject({
      text: 'Reports is not available for group profiles.',
    });
  });
});

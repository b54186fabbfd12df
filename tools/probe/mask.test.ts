import { createBackend, scenarios } from '@mortar/backend';
import { readAnswer } from '@mortar/contract';
import { expect, it } from 'vitest';
import { masked } from './mask.ts';
import { probe } from './probe.ts';

it('replaces names and texts by others of the same length, consistently', () => {
  const row = { suppliername: 'Kestrel Wholesale', note: 'Call Thabo: 082 555' };
  const { suppliername, note } = masked(row) as typeof row;
  expect(suppliername).toMatch(/^[A-Z][a-z]{6} [A-Z][a-z]{8}$/);
  expect(suppliername).not.toBe(row.suppliername);
  expect(note).toMatch(/^[A-Z][a-z]{3} [A-Z][a-z]{4}: \d{3} \d{3}$/);
  expect(masked([row, { other: 'Kestrel Wholesale' }])).toEqual([{ suppliername, note }, { other: suppliername }]);
});

it('replaces amounts by others of the same length, and keeps counts, dates, codes and contract words', () => {
  const row = {
    resultcode: 1,
    orderid: 40123,
    quantity: 12,
    senddatetime: '2026-03-02T06:30:00Z',
    day: '2026/03/02',
    indicator: 'Invoiced',
    nappicode: '712345001',
    ordering_Search_Type: 'Containing',
    open: 'true',
    none: null,
  };
  expect(masked(row)).toEqual(row);
  const { costprice } = masked({ costprice: 39.28 }) as { costprice: number };
  expect(costprice).not.toBe(39.28);
  expect(String(costprice)).toMatch(/^\d+(\.\d{1,2})?$/);
});

it('keeps nothing of tokens, passwords, hashes and pictures', () => {
  expect(masked({ apitoken: 'secret', registeredhash: 'kest', image: 'data:image/png;base64,iVBORw0' })).toEqual({
    apitoken: 'xxxxxx',
    registeredhash: 'xxxx',
    image: 'data:image/png;base64,AAAA',
  });
});

it('keeps every answer valid for the contract, without a name of the sample', async () => {
  const scenario = scenarios.openingTime();
  const backend = createBackend({ seed: scenario.seed });
  const host = 'http://server.example';
  const hosts = {
    ordering: host,
    analytics: host,
    reporting: host,
    insights: host,
    messaging: host,
    notification: host,
  };
  const fetch: typeof globalThis.fetch = (address, init) => backend.fetch(new Request(String(address), init));
  const findings = await probe({ hosts, ...scenario.session, fetch, limitMs: 30_000 });
  backend.close();
  for (const { call, body } of findings) {
    if (body === undefined) continue;
    const result = masked(body);
    expect(readAnswer(call, result).kind, call.name).toBe(readAnswer(call, body).kind);
    const text = JSON.stringify(result);
    for (const name of ['Kestrel', 'Thabo', 'Nkosi', 'Umvoti'])
      expect(text, `${call.name}: ${name}`).not.toContain(name);
  }
});

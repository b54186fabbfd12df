import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { call } from '@mortar/contract';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { dispatcher } from '../../src/http/dispatch.ts';
import { handleAnonymous } from '../../src/http/handle.ts';
import { value } from '../../src/http/reply.ts';
import type { RequestContext } from '../../src/http/requestContext.ts';
import { startBackend } from '../support/buyer.ts';

const answer = z.object({ shape: z.string() });
const byDays = call('byDays', {
  method: 'GET',
  path: '/api/History',
  summary: 'By days.',
  section: '001 §7',
  anonymous: true,
  query: z.object({ productcode: z.string(), lastdays: z.string() }),
  answer,
});
const byYear = call('byYear', {
  method: 'GET',
  path: '/api/History',
  summary: 'By year.',
  section: '001 §7',
  anonymous: true,
  query: z.object({ productcode: z.string(), filter: z.literal('LastYear') }),
  answer,
});

describe('several calls with one path', () => {
  const { backend } = startBackend();
  const services = { store: backend.store, clock: backend.clock } as unknown as RequestContext;
  const answerHistory = dispatcher(
    [handleAnonymous(byDays, () => value({ shape: 'days' })), handleAnonymous(byYear, () => value({ shape: 'year' }))],
    () => ({ context: services, finish: () => {} }),
    backend.clock,
    backend.faults.takeFor,
  );
  const get = async (query: string) => (await answerHistory(new Request(`http://x/api/History?${query}`))).json();

  it('are tried in turn', async () => {
    expect(await get('productcode=A&lastdays=14')).toEqual({ resultcode: 1, shape: 'days' });
    expect(await get('productcode=A&filter=LastYear')).toEqual({ resultcode: 1, shape: 'year' });
  });

  it('are rejected if none matches', async () => {
    expect(await get('productcode=A')).toMatchObject({ resultcode: 2, resulttext: expect.stringMatching(/byYear/) });
  });

  it('have the injected errors of the call that matches', async () => {
    backend.faults.add({ call: 'byYear', kind: 'code', code: 0, times: 1 });
    expect(await get('productcode=A&lastdays=14')).toMatchObject({ resultcode: 1 });
    expect(await get('productcode=A&filter=LastYear')).toEqual({ resultcode: 0 });
  });
});

describe('code loaded by a browser', () => {
  const source = join(import.meta.dirname, '../../src');
  const IMPORTED = /(?:^|\n)(?:import|export)\s(?!type\b)[^'"]*?from\s+'([^']+)'/g;

  function reached(file: string, seen = new Map<string, string[]>()): Map<string, string[]> {
    if (seen.has(file)) return seen;
    const imports = [...readFileSync(file, 'utf8').matchAll(IMPORTED)].map(([, from = '']) => from);
    seen.set(file, imports);
    for (const from of imports) if (from.startsWith('.')) reached(join(dirname(file), from), seen);
    return seen;
  }

  it.each(['index.ts', 'msw/index.ts'])('through %s needs no Node modules', (entry) => {
    const packages = new Set([...reached(join(source, entry)).values()].flat().filter((from) => !from.startsWith('.')));
    const allowed = ['@microsoft/signalr', '@mortar/contract', '@mortar/reading', 'fflate', 'hono', 'msw', 'zod/mini'];
    const isAllowed = (name: string) => allowed.some((one) => name === one || name.startsWith(`${one}/`));
    expect([...packages].filter((name) => !isAllowed(name))).toEqual([]);
  });
});

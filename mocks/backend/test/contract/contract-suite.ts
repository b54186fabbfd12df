import { type Call, readAnswer } from '@mortar/contract';
import { registry } from '@mortar/contract/registry';
import { afterAll, describe, expect, it } from 'vitest';
import { type Backend, createBackend, manualClock, scenarios, seededRandom } from '../../src/index.ts';
import { permissions } from '../../src/rules/access/presetRoles.ts';
import { enter, type Fetch, getRequest, type Signed } from '../support/client.ts';
import type { Transport } from '../support/transports.ts';
import { cases } from './cases.ts';
import { type Case, getKnown, type Known } from './known.ts';

/** The sample with one more user without rights per pharmacy. */
function backendOfSample(onCommit: () => void = () => {}): Backend {
  const { seed } = scenarios.openingTime();
  const viewer = seed.state.staff.find(({ username }) => username === 'viewer@1001');
  if (!viewer) throw new Error('The sample has no viewer.');
  const role = { ...viewer.role, rolepermissions: permissions({}) };
  const userWithoutRights = (retailerid: number) => ({
    ...viewer,
    retailerid,
    staffid: 9,
    username: `nobody@${retailerid}`,
    role,
  });
  const staff = [...seed.state.staff, userWithoutRights(1001), userWithoutRights(2000)];
  const state = { ...seed.state, staff };
  return createBackend({
    seed: { ...seed, state },
    clock: manualClock(seed.now),
    random: seededRandom('contract'),
    journal: { load: () => [], commit: onCommit, close: () => {} },
  });
}

async function outcome(fetch: Fetch, call: Call, requested: object, by: Signed | null) {
  const response = await fetch(getRequest(call, requested, by));
  expect(response.status).toBe(200);
  return readAnswer(call, await response.json());
}

/** Tests the guarantees of every call over a transport. */
export function contractSuite(transport: Transport): void {
  describe(`the stand-in, ${transport.name}`, () => {
    afterAll(() => transport.close());

    async function start(by = 'buyer@1001'): Promise<{ fetch: Fetch; known: Known; writes(): number }> {
      let writes = 0;
      const backend = backendOfSample(() => {
        writes += 1;
      });
      const fetch = await transport.reach(backend);
      return { fetch, known: getKnown(backend, await enter(fetch, by)), writes: () => writes };
    }

    describe.each([...registry.values()])('$name', (call) => {
      const { good, absent, bad, barred, by }: Case = cases[call.name] ?? { good: () => ({}) };

      it('returns a value', async () => {
        const { fetch, known } = await start(by);
        expect((await outcome(fetch, call, good(known), call.anonymous ? null : known.me)).kind).toBe('value');
      });

      if (absent)
        it('reports that it finds nothing', async () => {
          const { fetch, known } = await start(by);
          expect(await outcome(fetch, call, absent(known), known.me)).toEqual({ kind: 'nothing' });
        });

      if (bad)
        it('rejects bad input with a reason, and stores nothing of it', async () => {
          const { fetch, known, writes } = await start(by);
          const before = writes();
          const refused = await outcome(fetch, call, bad(known), known.me);
          expect(refused).toMatchObject({ kind: 'error', code: 2, text: expect.stringMatching(/\w/) });
          expect(writes()).toBe(before);
        });

      if (barred)
        it('denies a role without permission, with a reason, and stores nothing of it', async () => {
          const { fetch, known, writes } = await start(by);
          const weaker = await enter(fetch, barred === 'nobody' ? `nobody@${known.me.retailerid}` : barred);
          const before = writes();
          const refused = await outcome(fetch, call, good({ ...known, me: weaker }), weaker);
          expect(refused).toMatchObject({ kind: 'error', code: 2, text: expect.stringMatching(/permission/i) });
          expect(writes()).toBe(before);
        });

      if (!call.anonymous)
        it('requires a live token', async () => {
          const { fetch, known, writes } = await start(by);
          const before = writes();
          expect(await outcome(fetch, call, good(known), null)).toEqual({ kind: 'expired' });
          expect(await outcome(fetch, call, good(known), { ...known.me, token: 'made-up' })).toEqual({
            kind: 'expired',
          });
          expect(writes()).toBe(before);
        });

      if (!call.anonymous)
        it('requires the user’s own retailer', async () => {
          const { fetch, known, writes } = await start(by);
          const before = writes();
          const requested = good(known);
          for (const retailerid of [by?.endsWith('@2000') ? '1001' : '2001', '', 'all']) {
            const refused = await outcome(
              fetch,
              call,
              { ...requested, query: { ...requested.query, retailerid } },
              known.me,
            );
            expect(refused).toMatchObject({ kind: 'error', code: 2 });
          }
          expect(writes()).toBe(before);
        });
    });

    it('survives a body that is not JSON', async () => {
      const { fetch } = await start();
      const headers = { 'content-type': 'application/json' };
      const url = 'http://backend.example/api/Login/verify';
      const request = new Request(url, { method: 'POST', headers, body: '{"username":' });
      expect(await (await fetch(request)).json()).toMatchObject({ resultcode: 2 });
    });

    it('answers 404 to an unknown request, and records it', async () => {
      const backend = backendOfSample();
      const fetch = await transport.reach(backend);
      expect((await fetch(new Request('http://backend.example/api/Nowhere?x=1'))).status).toBe(404);
      expect(backend.unknownRequests).toEqual(['GET /api/Nowhere']);
    });
  });
}

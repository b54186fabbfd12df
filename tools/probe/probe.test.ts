import { type Backend, createBackend, type Scenario, scenarios } from '@mortar/backend';
import type { Call } from '@mortar/contract';
import { registry } from '@mortar/contract/registry';
import { describe, expect, it } from 'vitest';
import { READS } from './plan.ts';
import { type Finding, probe, type Verdict } from './probe.ts';
import { getLine, getPage, getTotals, isFullyReadable } from './report.ts';

type Body = Record<string, unknown>;
/** Modifies the answer to a call, or replaces it with a status and text. */
type AnswerChange = (body: Body) => Body | { status: number; text?: string } | 'silence';

const HOSTS = ['ordering', 'analytics', 'reporting', 'insights', 'messaging', 'notification'] as const;
const hosts = Object.fromEntries(HOSTS.map((host) => [host, 'http://server.example'])) as Record<Call['host'], string>;

/** Injected answers by method and path. */
const seededIn = (name: string, defect: AnswerChange) => {
  const call = registry.get(name);
  return new Map(call ? [[`${call.method} ${call.path}`, defect]] : []);
};

function served(
  backend: Backend,
  seeded: ReadonlyMap<string, AnswerChange> = new Map(),
  requested: string[] = [],
): typeof fetch {
  return async (address, init) => {
    const request = new Request(String(address), init);
    const key = `${request.method} ${new URL(request.url).pathname}`;
    requested.push(key);
    const answer = await backend.fetch(request);
    const defect = seeded.get(key);
    if (!defect) return answer;
    const change = defect((await answer.json()) as Body);
    if (change === 'silence') throw new DOMException('The operation timed out.', 'TimeoutError');
    if (typeof change.status === 'number') {
      const { status, text = '' } = change as { status: number; text?: string };
      return new Response(text, { status });
    }
    return Response.json(change);
  };
}

async function probed(
  scenario: Scenario,
  seeded?: ReadonlyMap<string, AnswerChange>,
  requested?: string[],
): Promise<Finding[]> {
  const backend = createBackend({ seed: scenario.seed });
  try {
    const fetch = served(backend, seeded, requested);
    // A user who may read everything.
    const username = scenario.session.username.replace('buyer@1001', 'admin@1001');
    return await probe({ hosts, ...scenario.session, username, fetch, limitMs: 30_000 });
  } finally {
    backend.close();
  }
}

const withVerdict = (findings: readonly Finding[], verdict: Verdict) =>
  findings.filter((finding) => finding.verdict === verdict).map(({ call }) => call.name);
const first = (rows: unknown) => (rows as Body[])[0] as Body;
const each = (change: (row: Body) => void, name: string) => (body: Body) => {
  for (const row of body[name] as Body[]) change(row);
  return body;
};

describe('the plan', () => {
  const names = READS.map(({ call }) => call.name);

  it('requests every reading call once, and no other', () => {
    const reading = [...registry.values()].filter(({ name }) => /^(get|list)[A-Z]|History$/.test(name));
    expect(names.toSorted()).toEqual(reading.map(({ name }) => name).sort());
  });
});

describe('a server that matches the contract', () => {
  it.each(['openingTime', 'groupMorning'] as const)('has no findings: %s', async (name) => {
    const scenario = scenarios[name]();
    const requested: string[] = [];
    const findings = await probed(scenario, undefined, requested);
    const strange = findings.filter(({ verdict }) => !['fits', 'not asked'].includes(verdict));
    expect(strange.map(getLine)).toEqual([]);
    expect(findings.length).toBe(READS.length + 2);
    expect(isFullyReadable(findings)).toBe(true);
    // Sign-in and sign-out are the only writes.
    const reads = new Set(READS.map(({ call }) => `${call.method} ${call.path}`));
    expect(requested.filter((one) => !reads.has(one))).toEqual(['POST /api/Login/verify', 'PUT /api/Login/logout']);
  });
});

describe('a difference from the contract', () => {
  it.each<[what: string, call: string, defect: AnswerChange, verdict: Verdict, note: RegExp]>([
    [
      'a field that is missing from one row',
      'listProducts',
      (body) => {
        delete first(body.products).productid;
        return body;
      },
      'partly',
      /rows that cannot be read: 1.*products\[\]\.productid: Invalid input/s,
    ],
    [
      'a field that is missing from every row',
      'listUnsentOrders',
      each((row) => delete row.ordernumber, 'clientorders'),
      'differs',
      /clientorders\[\]\.ordernumber: Invalid input \(\d+ times\)/,
    ],
    [
      'a number that is a word',
      'getCreditUsage',
      each((row) => Object.assign(row, { creditlimit: 'none' }), 'creditusageformonth'),
      'differs',
      /creditusageformonth\[\]\.creditlimit/,
    ],
    [
      'a field that is not known',
      'listSuppliers',
      each((row) => Object.assign(row, { rating: 5 }), 'wholesalers'),
      'more',
      /wholesalers\[\]\.rating is not known \(\d+ times\)/,
    ],
    ['a field next to a list', 'listReports', (body) => ({ ...body, etag: 'x' }), 'more', /^etag is not known$/],
    [
      'a value that is not known',
      'listResponses',
      each((row) => Object.assign(row, { indicator: 'Postponed' }), 'responses'),
      'more',
      /responses\[\]\.indicator has values that are not known: Postponed/,
    ],
    ['a code that is not known', 'listRoles', () => ({ resultcode: 77 }), 'more', /resultcode 77 is not known/],
    ['a code of failure', 'listRoles', () => ({ resultcode: 2 }), 'fails', /resultcode 2/],
    ['a token that is refused', 'listReports', () => ({ resultcode: 4 }), 'refused', /resultcode 4/],
    ['an answer without a code', 'listRoles', () => ({ roles: [] }), 'differs', /resultcode is missing/],
    ['a call that there is not', 'getMedicalAidInfo', () => ({ status: 404 }), 'missing', /HTTP 404/],
    ['a method that is not allowed', 'listStaff', () => ({ status: 405 }), 'missing', /HTTP 405/],
    ['a call that is forbidden', 'listReports', () => ({ status: 403 }), 'refused', /HTTP 403/],
    ['a server that breaks', 'listRegrets', () => ({ status: 500, text: 'oops' }), 'fails', /HTTP 500/],
    ['a page in place of data', 'listTickets', () => ({ status: 200, text: '<h1>Sign in</h1>' }), 'differs', /no JSON/],
    ['an answer that never arrives', 'listSupportStaff', () => 'silence', 'silent', /no answer within 30000 ms/],
  ])('%s is found and named, and nothing else', async (_, name, defect, verdict, note) => {
    const findings = await probed(scenarios.openingTime(), seededIn(name, defect));
    const found = findings.find(({ call }) => call.name === name);
    expect(found?.verdict).toBe(verdict);
    expect(found?.notes.join('\n')).toMatch(note);
    // Calls with the same path share the injected answer; calls that depend on it are skipped.
    const others = findings.filter(
      ({ call, verdict: outcome }) => call.path !== found?.call.path && !['fits', 'not asked'].includes(outcome),
    );
    expect(others.map(getLine)).toEqual([]);
  });

  it('does not stop the probe: it continues with the readable rows', async () => {
    const defect = (body: Body) => {
      delete first(body.products).nappicode;
      return body;
    };
    const findings = await probed(scenarios.openingTime(), seededIn('listProducts', defect));
    expect(withVerdict(findings, 'not asked')).not.toContain('getProductInfo');
  });

  it('stops the probe if the sign-in fails, with the reason', async () => {
    const findings = await probed({
      ...scenarios.openingTime(),
      session: { username: 'buyer@1001', password: 'wrong' },
    } as Scenario);
    expect(findings.map(({ call }) => call.name)).toEqual(['login']);
    expect(isFullyReadable(findings)).toBe(false);
  });
});

describe('the report', () => {
  it('shows the totals, and no value of an answer', async () => {
    const scenario = scenarios.openingTime();
    const findings = await probed(
      scenario,
      seededIn('listRoles', () => ({ resultcode: 2, resulttext: 'at db7' })),
    );
    const page = getPage(findings, { server: 'https://a<b>', date: 'today', username: 'buyer@1001' });
    expect(getTotals(findings)).toMatch(
      /^\d+ calls: 1 fails, \d+ fits, \d+ not asked\nslowest \d+ ms, [\d.]+ MB in all$/,
    );
    expect(page).toContain('https://a&lt;b&gt; against the contract');
    expect(page.indexOf('listRoles') === -1 && page.indexOf('UserRoleManagement/roles/get')).toBeGreaterThan(0);
    for (const { body } of findings) {
      const token = (body as { apitoken?: string } | undefined)?.apitoken;
      if (token) expect(page).not.toContain(token);
    }
    expect(page).not.toContain('db7');
    expect(page).not.toContain('Kestrel');
    // Findings that need attention come first.
    expect(page.indexOf('roles/get')).toBeLessThan(page.indexOf('Settings/get'));
  });
});

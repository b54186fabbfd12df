import { describe, expect, it } from 'vitest';
import type { ContenderName } from './contenders.ts';
import type { Results, Visit } from './results.ts';
import { aligned, control, frameTable, ratioTable, targetTable } from './table.ts';
import { bestDomPeer, verdicts } from './targets.ts';

const FINE = { frames: 120, late: 0, stale: 0, blank: 0, noEvent: 0, long: 0 };

function visit(contender: ContenderName, round: number, mount: number, more: Partial<Visit> = {}): Visit {
  return { round, contender, values: { 'plain.mount.thread': mount }, frames: {}, behind: null, problems: [], ...more };
}

function resultsOf(visits: readonly Visit[], rounds = 2): Results {
  return {
    date: '2026-11-20T08:00:00.000Z',
    machine: { cpus: 2, model: 'test', load: { before: 1, after: 1 }, browser: '1', node: '24' },
    options: { rounds, rows: 100_000, seed: 1 },
    seconds: 1,
    versions: {},
    sizes: { ours: { js: 15, css: 2, later: 9 }, rdg: { js: 10, css: 2, later: 0 } },
    leftOut: {},
    visits,
  };
}

const fling = (name: ContenderName, process: number, frames = FINE) =>
  visit(name, 0, 1, { values: { 'plain.fling.process': process }, frames: { 'plain.fling': frames } });

describe('the table of ratios', () => {
  const results = resultsOf([visit('ours', 0, 9), visit('rdg', 0, 10), visit('ours', 1, 30), visit('rdg', 1, 20)]);

  it('has the median of the rounds with its spread, and sizes without', () => {
    const table = ratioTable(results);
    expect(table).toMatch(/\| mount +\| 1\.20 \[0\.90–1\.50\] +\|/);
    expect(table).toMatch(/\| size, gzipped +\| 1\.50 +\|/);
  });

  it('leaves out what was not measured', () => {
    expect(ratioTable(results)).not.toContain('fling');
  });

  it('marks times that were got with wrong rows', () => {
    const wrong = resultsOf([fling('ours', 10), fling('revo', 5, { ...FINE, blank: 3 })], 1);
    expect(ratioTable(wrong)).toContain('2.00 [2.00–2.00] (wrong rows)');
    expect(frameTable(wrong)).toMatch(/\| RevoGrid +\| – +\| 2\.5 % /);
  });
});

describe('the best peer', () => {
  it('is the one that needs least, of those that make elements and show the right rows', () => {
    const results = resultsOf([
      fling('ours', 10),
      fling('glide', 1),
      fling('floor', 2),
      fling('revo', 3, { ...FINE, stale: 60 }),
      fling('rdg', 20),
      fling('ag', 40),
    ]);
    expect(bestDomPeer(results, 'plain.fling.process')).toBe('rdg');
  });
});

describe('a target', () => {
  const target = [{ measure: 'plain.mount.thread', against: 'rdg', most: 0.9 }] as const;
  const met = (ratios: readonly number[]) =>
    verdicts(
      resultsOf(
        ratios.flatMap((ratio, round) => [visit('ours', round, ratio), visit('rdg', round, 1)]),
        ratios.length,
      ),
      target,
    )[0]?.met;

  it('is met in every round, at the median, or not', () => {
    expect(met([0.8, 0.9, 0.7])).toBe('always');
    expect(met([0.8, 1.2, 0.7])).toBe('at the median');
    expect(met([0.8, 1.2, 0.95])).toBe('no');
  });

  it('is missed by showing wrong rows, however fast', () => {
    const results = resultsOf([fling('ours', 1, { ...FINE, stale: 9 }), fling('revo', 10)], 1);
    const [verdict] = verdicts(results, [{ measure: 'plain.fling.process', against: 'revo', most: 0.8 }]);
    expect(verdict?.met).toBe('no');
  });

  it('is left out when it was not measured', () => {
    expect(targetTable(resultsOf([visit('ours', 0, 1)]))).not.toContain('mount');
  });
});

describe('the control', () => {
  it('is the measure in which the same grid is furthest from itself', () => {
    const results = resultsOf([visit('ours', 0, 9), visit('again', 0, 10), visit('ours', 1, 9), visit('again', 1, 10)]);
    expect(control(results)).toEqual({ apart: expect.closeTo(0.1), measure: 'mount' });
  });
});

describe('a table', () => {
  it('is in columns, so that it can be read as it stands', () => {
    expect(
      aligned([
        ['a', 'bb'],
        ['ccc', 'd'],
      ]),
    ).toBe('| a   | bb |\n| --- | -- |\n| ccc | d  |');
  });
});

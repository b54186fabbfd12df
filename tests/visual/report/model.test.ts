import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { COMBINATIONS, getName } from '../../stories/combinations.ts';
import { readApprovals } from '../approvals/approvals.ts';
import type { Comparison } from '../comparing/comparison.ts';
import type { Outcome } from '../comparing/outcome.ts';
import { EXIT } from '../problems.ts';
import { reportModel } from './model.ts';
import { reportSite } from './serve.ts';

const names = COMBINATIONS.map(getName);
const screenshot = (hash: string) => ({ hash, width: 1366, height: 768 });
const difference = { pixels: 7, box: { x: 1, y: 1, width: 2, height: 2 } };
const outcome = (id: string, status: Outcome['status'], changed: string[]): Outcome => ({
  story: { id, title: 'Popups/Choice', name: id, file: 'a.stories.tsx' },
  area: 'Popups',
  status,
  pairs: Object.fromEntries(
    names.map((name) => [
      name,
      changed.includes(name)
        ? { base: screenshot('a'), head: screenshot('b'), difference }
        : { base: screenshot('a'), head: screenshot('a') },
    ]),
  ),
  changed,
  box: difference.box,
});
const build = (label: string) => ({ label, folder: '', importers: {}, keys: { stories: {}, brands: {} } });
const environment = { executable: '', browser: 'Chromium 1', name: 'here', key: 'k' };
const comparison = (...outcomes: Outcome[]): Comparison => ({
  base: build('main'),
  head: build('working tree'),
  outcomes,
  leftOut: 4,
  reach: null,
  pace: { screenshots: 100, milliseconds: 10_000 },
});

describe('the report', () => {
  it('has a card for each changed story, and counts unchanged ones', () => {
    const model = reportModel(
      comparison(outcome('one', 'changed', ['aloe dark']), outcome('two', 'unchanged', [])),
      {},
      environment,
      'Thandi',
    );
    expect(model).toMatchObject({
      counts: { changed: 1, unchanged: 1 },
      leftOut: 4,
      screenshotsPerMinute: 600,
      code: EXIT.unapproved,
    });
    expect(model.cards).toHaveLength(1);
    expect(model.cards[0]).toMatchObject({ id: 'one', judgement: 'open', brands: ['aloe'], modes: ['dark'] });
    expect(model.cards[0]?.pairs['aloe dark']).toMatchObject({ changed: true, pixels: 7, overlay: true });
    expect(model.cards[0]?.pairs['aloe light']).toMatchObject({ changed: false });
  });

  it('groups the stories with one cause, at the position of the first', () => {
    const caused = (id: string, cause: string) => ({ ...outcome(id, 'changed', ['aloe dark']), cause });
    const outcomes = [caused('one', 'a'), caused('two', 'b'), caused('three', 'a'), outcome('four', 'new', [])];
    const { cards } = reportModel(comparison(...outcomes), {}, environment, 'Thandi');
    expect(cards.map(({ id }) => id)).toEqual(['one', 'three', 'two', 'four']);
  });

  it('shows its speed only if a screenshot was taken', () => {
    const known = { ...comparison(), pace: { screenshots: 0, milliseconds: 0 } };
    expect(reportModel(known, {}, environment, 'Thandi')).toMatchObject({
      screenshotsPerMinute: null,
      code: EXIT.clean,
    });
  });
});

describe('the served report', () => {
  const folder = mkdtempSync(join(tmpdir(), 'mortar-approvals-'));
  afterAll(() => rmSync(folder, { recursive: true }));
  const file = join(folder, 'approvals.json');
  const site = reportSite({ base: folder, head: folder }, file);
  const putDecisions = (body: unknown, headers: Record<string, string> = { 'x-mortar-visual': 'report' }) =>
    site.request('/decisions', { method: 'PUT', headers, body: JSON.stringify(body) });
  const one = { verdict: 'accepted', by: 'Thandi', environment: 'here', pictures: 'a b', comment: 'As asked' };
  const decision = { 'aloe dark': one, 'aloe light': one };

  it('writes decisions in order, and undoes them', async () => {
    expect((await putDecisions({ b: decision })).status).toBe(200);
    expect((await putDecisions({ a: { 'aloe dark': { ...one, verdict: 'rejected' } } })).status).toBe(200);
    expect(Object.keys(readApprovals(file))).toEqual(['a', 'b']);
    expect(readFileSync(file, 'utf8').endsWith('}\n')).toBe(true);
    await putDecisions({ b: { 'aloe light': null } });
    expect(readApprovals(file).b).toEqual({ 'aloe dark': one });
    await putDecisions({ b: { 'aloe dark': null } });
    expect(Object.keys(readApprovals(file))).toEqual(['a']);
  });

  it('accepts nothing from another page, and nothing that is not a decision', async () => {
    expect((await putDecisions({ c: decision }, {})).status).toBe(403);
    expect((await putDecisions({ c: { 'aloe dark': { ...one, verdict: 'maybe' } } })).status).toBe(400);
    expect((await putDecisions({ c: { 'aloe dark': { ...one, comment: 3 } } })).status).toBe(400);
    expect((await putDecisions({ c: null })).status).toBe(400);
    expect((await putDecisions('no')).status).toBe(400);
    expect(Object.keys(readApprovals(file))).toEqual(['a']);
  });
});

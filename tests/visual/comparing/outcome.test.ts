import { describe, expect, it } from 'vitest';
import { COMBINATIONS, getName } from '../../stories/combinations.ts';
import type { Story } from '../../stories/reach/stories.ts';
import { openPictures } from '../approvals/approvals.ts';
import { type Approvals, changed, decisionsFor, judge } from '../approvals/decisions.ts';
import { getExitCode } from '../approvals/verdict.ts';
import { around } from '../box.ts';
import type { StoryScreenshots } from '../capture/capture.ts';
import { getRequestedScreenshots } from '../capture/gallery.ts';
import { EXIT } from '../problems.ts';
import type { Difference } from './compare.ts';
import { compareGalleries, getBrands, type Outcome } from './outcome.ts';

const HERE = 'Chromium 1';
const story = (id: string): Story => ({ id, title: 'Popups/Choice', name: id, file: 'a.stories.tsx' });
const screenshots = (hash: (name: string) => string): StoryScreenshots => ({
  popup: false,
  screenshots: Object.fromEntries(
    COMBINATIONS.map(getName).map((name) => [name, { hash: hash(name), width: 10, height: 10 }]),
  ),
});
const same = screenshots(() => 'same');
const inBrand = (brand: string) => screenshots((name) => (name.startsWith(brand) ? 'other' : 'same'));
const found: Difference = { pixels: 3, box: { x: 1, y: 2, width: 3, height: 4 } };
const find = async () => '#000000 #ffffff';
const compared = async (base: StoryScreenshots | undefined, head: StoryScreenshots | undefined, difference = found) => {
  const of = (side: StoryScreenshots | undefined) => (side ? { a: side } : {});
  const [outcome] = await compareGalleries([story('a')], of(base), of(head), async () => difference, find);
  return outcome as Outcome;
};

describe('an outcome', () => {
  it('has the same cause as another with the same change in the same combinations', async () => {
    const aloe = await compared(same, inBrand('aloe'));
    expect(aloe.cause).toBe((await compared(same, inBrand('aloe'))).cause);
    expect(aloe.cause).not.toBe((await compared(same, inBrand('protea'))).cause);
    expect((await compared(same, undefined)).cause).toBeUndefined();
  });

  it('is unchanged if all bytes are equal, and nothing is measured', async () => {
    const compare = () => Promise.reject(new Error('measured'));
    const [outcome] = await compareGalleries([story('a')], { a: same }, { a: same }, compare);
    expect(outcome).toMatchObject({ status: 'unchanged', changed: [] });
  });

  it('is unchanged if bytes differ but no pixel does', async () => {
    expect((await compared(same, inBrand('aloe'), { pixels: 0, box: null })).status).toBe('unchanged');
  });

  it('names the combinations that changed and the box around the changes', async () => {
    const outcome = await compared(same, inBrand('aloe'));
    expect(outcome).toMatchObject({ status: 'changed', changed: ['aloe light', 'aloe dark'], box: found.box });
    expect([...getBrands(outcome)]).toEqual(['aloe']);
  });

  it.each([
    ['new', undefined, same],
    ['removed', same, undefined],
    ['broken', same, { ...same, screenshots: {}, broken: 'It throws' }],
    ['skipped', same, { ...same, screenshots: {}, optOut: { reason: 'a map', skip: true } }],
    ['new', { ...same, screenshots: {}, broken: 'It threw' }, same],
  ] as const)('is %s', async (status, base, head) => {
    expect((await compared(base, head)).status).toBe(status);
  });

  it('comes first if it is broken, then if only one brand changed', async () => {
    const stories = ['equal', 'all', 'one', 'broken'].map(story);
    const base = { equal: same, all: same, one: same, broken: same };
    const head = {
      equal: same,
      all: screenshots(() => 'other'),
      one: inBrand('protea'),
      broken: { ...same, broken: 'no' },
    };
    const outcomes = await compareGalleries(stories, base, head, async () => found, find);
    expect(outcomes.map(({ story: { id } }) => id)).toEqual(['broken', 'one', 'all', 'equal']);
  });
});

describe('the requested stories', () => {
  it('exclude additional screenshots of other runs', () => {
    const aloe = COMBINATIONS.filter(({ brand }) => brand === 'aloe');
    const requested = getRequestedScreenshots({ a: same, b: same }, [story('a'), story('c')], aloe);
    expect(Object.keys(requested)).toEqual(['a']);
    expect(Object.keys(requested.a?.screenshots ?? {})).toEqual(['aloe light', 'aloe dark']);
  });
});

describe('boxes', () => {
  it('have the smallest box around them', () => {
    const boxes = [
      { x: 5, y: 1, width: 2, height: 2 },
      { x: 1, y: 4, width: 1, height: 3 },
    ];
    expect(around(boxes)).toEqual({ x: 1, y: 1, width: 6, height: 6 });
    expect(around([])).toBeNull();
  });
});

describe('a decision', () => {
  const decision = { verdict: 'accepted', by: 'Thandi', environment: HERE } as const;

  const accepted = (outcome: Outcome): Approvals => ({ a: decisionsFor(openPictures(outcome), decision) });
  const judged = (outcome: Outcome, approvals: Approvals) => judge(openPictures(outcome), approvals.a, HERE);
  const other = screenshots(() => 'other');

  it('applies only to the pictures it was made for', async () => {
    const outcome = await compared(same, inBrand('aloe'));
    expect(judged(outcome, accepted(outcome))).toBe('accepted');
    expect(judged(await compared(same, other), accepted(outcome))).toBe('open');
    expect(judged(await compared(inBrand('protea'), inBrand('aloe')), accepted(outcome))).toBe('open');
  });

  it('is made per combination: an open one leaves the story open, a rejected one rejects it', async () => {
    const outcome = await compared(same, inBrand('aloe'));
    const all = accepted(outcome);
    expect(judged(outcome, changed(all, { a: { 'aloe dark': null } }))).toBe('open');
    const rejected = { ...decision, verdict: 'rejected', pictures: all.a?.['aloe dark']?.pictures ?? '' } as const;
    expect(judged(outcome, changed(all, { a: { 'aloe dark': rejected, 'aloe light': null } }))).toBe('rejected');
  });

  it('made in another environment does not apply to other pictures here', async () => {
    const otherEnvironment = decisionsFor(openPictures(await compared(same, inBrand('aloe'))), {
      ...decision,
      environment: 'Chromium 0',
    });
    expect(judged(await compared(same, inBrand('aloe')), { a: otherEnvironment })).toBe('accepted');
    const three = Object.fromEntries(Object.entries(openPictures(await compared(same, other))).slice(0, 1));
    const [name = ''] = Object.keys(three);
    const about = { [name]: { ...decision, environment: 'Chromium 0', pictures: 'x y' } };
    expect(judge(three, about, HERE)).toBe('elsewhere');
  });

  it('is required for new and removed pictures, and for no equal ones', async () => {
    const removed = await compared(same, undefined);
    expect(judged(removed, {})).toBe('open');
    expect(openPictures(removed)['aloe light']).toBe('same -');
    expect(judged(await compared(same, same), {})).toBe('none');
  });

  it('is stored in order among the others, and can be undone', () => {
    const one = { ...decision, pictures: 'x y' };
    const approvals = changed({ b: { 'aloe dark': one } }, { a: { 'fynbos dark': one, 'aloe dark': one } });
    expect(Object.keys(approvals)).toEqual(['a', 'b']);
    expect(Object.keys(approvals.a ?? {})).toEqual(['aloe dark', 'fynbos dark']);
    const taken = changed(approvals, { a: { 'fynbos dark': null, 'aloe dark': null } });
    expect(Object.keys(taken)).toEqual(['b']);
  });
});

describe('the exit code', () => {
  const clean = { status: 'unchanged', judgement: 'none' } as const;
  it.each([
    ['nothing changed', [clean], EXIT.clean],
    ['all is accepted', [clean, { status: 'changed', judgement: 'accepted' }], EXIT.clean],
    ['something is open', [clean, { status: 'changed', judgement: 'open' }], EXIT.unapproved],
    ['something is rejected', [{ status: 'new', judgement: 'rejected' }], EXIT.unapproved],
    [
      'something is broken',
      [
        { status: 'broken', judgement: 'none' },
        { status: 'new', judgement: 'open' },
      ],
      EXIT.broken,
    ],
    [
      'all decisions were made in another environment',
      [clean, { status: 'changed', judgement: 'elsewhere' }],
      EXIT.environment,
    ],
    [
      'some is open besides',
      [
        { status: 'changed', judgement: 'elsewhere' },
        { status: 'new', judgement: 'open' },
      ],
      EXIT.unapproved,
    ],
  ] as const)('if %s', (_, stories, code) => {
    expect(getExitCode(stories)).toBe(code);
  });
});

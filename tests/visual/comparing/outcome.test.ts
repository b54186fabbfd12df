import { describe, expect, it } from 'vitest';
import { type Approvals, decided, judge, shotsOf, undecided } from '../approvals/approvals.ts';
import { exitCodeOf } from '../approvals/verdict.ts';
import { around } from '../box.ts';
import { EXIT } from '../problems.ts';
import { askedOf } from '../shooting/gallery.ts';
import type { StoryShots } from '../shooting/shoot.ts';
import { COMBINATIONS, nameOf } from '../stories/combinations.ts';
import type { Story } from '../stories/stories.ts';
import type { Difference } from './compare.ts';
import { brandsOf, compareGalleries, type Outcome } from './outcome.ts';

const HERE = 'Chromium 1';
const story = (id: string): Story => ({ id, title: 'Popups/Choice', name: id, file: 'a.stories.tsx' });
const shots = (hash: (name: string) => string): StoryShots => ({
  popup: false,
  shots: Object.fromEntries(
    COMBINATIONS.map(nameOf).map((name) => [name, { hash: hash(name), width: 10, height: 10 }]),
  ),
});
const same = shots(() => 'same');
const inBrand = (brand: string) => shots((name) => (name.startsWith(brand) ? 'other' : 'same'));
const found: Difference = { pixels: 3, box: { x: 1, y: 2, width: 3, height: 4 } };
const compared = async (base: StoryShots | undefined, head: StoryShots | undefined, difference = found) => {
  const of = (side: StoryShots | undefined) => (side ? { a: side } : {});
  const [outcome] = await compareGalleries([story('a')], of(base), of(head), async () => difference);
  return outcome as Outcome;
};

describe('an outcome', () => {
  it('is unchanged where all bytes are equal, and nothing is measured', async () => {
    const compare = () => Promise.reject(new Error('measured'));
    const [outcome] = await compareGalleries([story('a')], { a: same }, { a: same }, compare);
    expect(outcome).toMatchObject({ status: 'unchanged', changed: [] });
  });

  it('is unchanged where bytes differ and no pixel does', async () => {
    expect((await compared(same, inBrand('aloe'), { pixels: 0, box: null })).status).toBe('unchanged');
  });

  it('names the combinations that changed and what is around them', async () => {
    const outcome = await compared(same, inBrand('aloe'));
    expect(outcome).toMatchObject({ status: 'changed', changed: ['aloe light', 'aloe dark'], box: found.box });
    expect([...brandsOf(outcome)]).toEqual(['aloe']);
  });

  it.each([
    ['new', undefined, same],
    ['removed', same, undefined],
    ['broken', same, { ...same, shots: {}, broken: 'It throws' }],
    ['skipped', same, { ...same, shots: {}, optOut: { reason: 'a map', skip: true } }],
    ['new', { ...same, shots: {}, broken: 'It threw' }, same],
  ] as const)('is %s', async (status, base, head) => {
    expect((await compared(base, head)).status).toBe(status);
  });

  it('comes first if it is broken, then if one brand alone changed', async () => {
    const stories = ['equal', 'all', 'one', 'broken'].map(story);
    const base = { equal: same, all: same, one: same, broken: same };
    const head = { equal: same, all: shots(() => 'other'), one: inBrand('protea'), broken: { ...same, broken: 'no' } };
    const outcomes = await compareGalleries(stories, base, head, async () => found);
    expect(outcomes.map(({ story: { id } }) => id)).toEqual(['broken', 'one', 'all', 'equal']);
  });
});

describe('what was asked for', () => {
  it('leaves out what other runs have shot besides', () => {
    const aloe = COMBINATIONS.filter(({ brand }) => brand === 'aloe');
    const asked = askedOf({ a: same, b: same }, [story('a'), story('c')], aloe);
    expect(Object.keys(asked)).toEqual(['a']);
    expect(Object.keys(asked.a?.shots ?? {})).toEqual(['aloe light', 'aloe dark']);
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

  it('holds for exactly the pictures it was made about', async () => {
    const outcome = await compared(same, inBrand('aloe'));
    const approvals = decided({}, outcome, decision);
    expect(judge(outcome, approvals, HERE)).toBe('accepted');
    expect(
      judge(
        await compared(
          same,
          shots(() => 'third'),
        ),
        approvals,
        HERE,
      ),
    ).toBe('open');
    expect(judge(await compared(inBrand('protea'), inBrand('aloe')), approvals, HERE)).toBe('open');
  });

  it('about fewer combinations does not hold for more', async () => {
    const approvals = decided({}, await compared(same, inBrand('aloe')), decision);
    expect(
      judge(
        await compared(
          same,
          shots(() => 'other'),
        ),
        approvals,
        HERE,
      ),
    ).toBe('open');
  });

  it('made in another environment says nothing about other pictures here', async () => {
    const approvals = decided({}, await compared(same, inBrand('aloe')), { ...decision, environment: 'Chromium 0' });
    expect(
      judge(
        await compared(
          same,
          shots(() => 'other'),
        ),
        approvals,
        HERE,
      ),
    ).toBe('elsewhere');
  });

  it('is needed for what is new or gone, and for nothing that is equal', async () => {
    const gone = await compared(same, undefined);
    expect(judge(gone, {}, HERE)).toBe('open');
    expect(shotsOf(gone)['aloe light']).toBe('same -');
    expect(judge(await compared(same, same), {}, HERE)).toBe('none');
  });

  it('stands among the others in order, and can be taken back', async () => {
    const outcome = await compared(same, undefined);
    const other: Approvals = { b: { ...decision, shots: {} } };
    const approvals = decided(other, outcome, decision);
    expect(Object.keys(approvals)).toEqual(['a', 'b']);
    expect(undecided(approvals, 'a')).toEqual(other);
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
    ['all was decided elsewhere', [clean, { status: 'changed', judgement: 'elsewhere' }], EXIT.environment],
    [
      'some is open besides',
      [
        { status: 'changed', judgement: 'elsewhere' },
        { status: 'new', judgement: 'open' },
      ],
      EXIT.unapproved,
    ],
  ] as const)('where %s', (_, stories, code) => {
    expect(exitCodeOf(stories)).toBe(code);
  });
});

import { describe, expect, it } from 'vitest';
import { read } from '../../../tools/architecture/sources.ts';
import { COMBINATIONS, getName } from '../../stories/combinations.ts';
import type { StoryScreenshots } from '../capture/capture.ts';
import type { Outcome } from '../comparing/outcome.ts';
import { FAILING_PLAY, SEEDED_DEFECTS, type SeededDefect } from './defects.ts';
import { getTurns, harvest, unequalReuse, unstable } from './selfTest.ts';

const names = COMBINATIONS.map(getName);
const seen = (popup = false): StoryScreenshots => ({
  popup,
  screenshots: Object.fromEntries(names.map((name) => [name, { hash: 'a', width: 1, height: 1 }])),
});
const outcome = (id: string, changed: string[]): Outcome => ({
  story: { id, title: 'T', name: 'n', file: 'f' },
  area: 'T',
  status: 'changed',
  pairs: Object.fromEntries(names.map((name) => [name, {}])),
  changed,
  box: null,
});
/** Both stories' file imports the changed one. */
const IMPORTERS = { 'a.css': ['f'] };
const inAloe: SeededDefect = {
  name: 'aloe',
  file: 'a.css',
  put: (text) => text,
  where: ({ brand }) => brand === 'aloe',
  shows: ['field'],
};

describe('seeded defects', () => {
  it.each([...SEEDED_DEFECTS, FAILING_PLAY].map((defect) => [defect.name, defect] as const))(
    'find their place in the code: %s',
    (_, { file, put }) => {
      const before = read(file);
      const after = put(before);
      expect(after).not.toBe(before);
      expect(Math.abs(after.length - before.length)).toBeLessThan(80);
    },
  );
});

describe('the evaluation', () => {
  it('counts the changes by a seeded defect where it applies', () => {
    const outcomes = [outcome('field', ['aloe light', 'aloe dark']), outcome('other', ['aloe dark'])];
    const all = { field: seen(), other: seen() };
    expect(harvest(outcomes, all, IMPORTERS, [inAloe])).toEqual({ found: { aloe: 3 }, missed: [], elsewhere: [] });
  });

  it('names combinations where a seeded defect should show and nothing changed', () => {
    const { missed } = harvest([outcome('field', ['aloe light'])], { field: seen() }, IMPORTERS, [inAloe]);
    expect(missed).toEqual(['aloe: field (aloe dark)']);
  });

  it('names changed stories that do not import the seeded file', () => {
    const { elsewhere } = harvest([outcome('other', ['aloe dark'])], { other: seen() }, { 'a.css': ['g'] }, [inAloe]);
    expect(elsewhere).toEqual(['other (aloe dark)']);
  });

  it('names changes without a seeded defect', () => {
    const { elsewhere } = harvest([outcome('other', ['protea dark'])], { other: seen() }, IMPORTERS, [inAloe]);
    expect(elsewhere).toEqual(['other (protea dark)']);
  });
});

describe('two runs over the same build', () => {
  it('differ by one screenshot', () => {
    const again = seen();
    again.screenshots['protea dark'] = { hash: 'b', width: 1, height: 1 };
    expect(unstable({ a: seen(), b: seen() }, { a: seen(), b: again })).toEqual(['b (protea dark)']);
    expect(unstable({ a: seen() }, { a: seen() })).toEqual([]);
  });

  it('ignore combinations that were not repeated, but report a story that was not', () => {
    const { 'mortar light': first } = seen().screenshots;
    const again: StoryScreenshots = { popup: false, screenshots: first ? { 'mortar light': first } : {} };
    expect(unstable({ a: seen() }, { a: again })).toEqual([]);
    expect(unstable({ a: seen() }, { a: { popup: false, screenshots: {} } })).toEqual(['a']);
    expect(unstable({ a: seen() }, {})).toEqual(['a']);
  });
});

describe.each([3, 5])('a story shown %i times', (times) => {
  const turns = getTurns(times).map((turn) => turn.map(getName));

  it('is captured in all combinations at first', () => expect(turns[0]).toEqual(names));

  it('is captured each time', () => {
    expect(turns).toHaveLength(times);
    for (const turn of turns) expect(turn).not.toEqual([]);
  });

  it('is captured in each combination twice', () => expect(turns.slice(1).flat().sort()).toEqual([...names].sort()));
});

describe('changes that a cache would have missed', () => {
  const build = (story: string, aloe: string) => ({ keys: { stories: { f: story }, brands: { aloe, mortar: 'm' } } });
  const changed = [outcome('field', ['aloe dark', 'mortar dark'])];

  it('are named if the story and the brand have the same sources', () =>
    expect(unequalReuse(changed, build('a', 'b'), build('a', 'c'))).toEqual(['field (mortar dark)']));

  it('are none if the story has different sources', () =>
    expect(unequalReuse(changed, build('a', 'b'), build('z', 'b'))).toEqual([]));
});

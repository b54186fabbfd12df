import { describe, expect, it } from 'vitest';
import { read } from '../../../tools/architecture/sources.ts';
import { COMBINATIONS, getName } from '../../stories/combinations.ts';
import type { StoryScreenshots } from '../capture/capture.ts';
import type { Outcome } from '../comparing/outcome.ts';
import { FAILING_PLAY, SEEDED_DEFECTS, type SeededDefect } from './defects.ts';
import { getTurns, harvest, unkept, unstable } from './selfTest.ts';

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

describe('plants', () => {
  it.each([...SEEDED_DEFECTS, FAILING_PLAY].map((defect) => [defect.name, defect] as const))(
    'find their place: %s',
    (_, { file, put }) => {
      const before = read(file);
      const after = put(before);
      expect(after).not.toBe(before);
      expect(Math.abs(after.length - before.length)).toBeLessThan(80);
    },
  );
});

describe('the harvest', () => {
  it('counts what a plant changed where it reaches', () => {
    const outcomes = [outcome('field', ['aloe light', 'aloe dark']), outcome('other', ['aloe dark'])];
    const all = { field: seen(), other: seen() };
    expect(harvest(outcomes, all, IMPORTERS, [inAloe])).toEqual({ found: { aloe: 3 }, missed: [], elsewhere: [] });
  });

  it('names where a plant should show and nothing changed', () => {
    const { missed } = harvest([outcome('field', ['aloe light'])], { field: seen() }, IMPORTERS, [inAloe]);
    expect(missed).toEqual(['aloe: field (aloe dark)']);
  });

  it('names what changed and does not import what was planted', () => {
    const { elsewhere } = harvest([outcome('other', ['aloe dark'])], { other: seen() }, { 'a.css': ['g'] }, [inAloe]);
    expect(elsewhere).toEqual(['other (aloe dark)']);
  });

  it('names what changed where nothing was planted', () => {
    const { elsewhere } = harvest([outcome('other', ['protea dark'])], { other: seen() }, IMPORTERS, [inAloe]);
    expect(elsewhere).toEqual(['other (protea dark)']);
  });
});

describe('two runs over the same build', () => {
  it('are told apart by one shot', () => {
    const again = seen();
    again.screenshots['protea dark'] = { hash: 'b', width: 1, height: 1 };
    expect(unstable({ a: seen(), b: seen() }, { a: seen(), b: again })).toEqual(['b (protea dark)']);
    expect(unstable({ a: seen() }, { a: seen() })).toEqual([]);
  });

  it('is not said of combinations that were not shot again, but of a story that was not', () => {
    const { 'mortar light': first } = seen().screenshots;
    const again: StoryScreenshots = { popup: false, screenshots: first ? { 'mortar light': first } : {} };
    expect(unstable({ a: seen() }, { a: again })).toEqual([]);
    expect(unstable({ a: seen() }, { a: { popup: false, screenshots: {} } })).toEqual(['a']);
    expect(unstable({ a: seen() }, {})).toEqual(['a']);
  });
});

describe.each([3, 5])('shown %i times, a story', (times) => {
  const turns = getTurns(times).map((turn) => turn.map(getName));

  it('is shot in everything at first', () => expect(turns[0]).toEqual(names));

  it('is shot each time', () => {
    expect(turns).toHaveLength(times);
    for (const turn of turns) expect(turn).not.toEqual([]);
  });

  it('is shot in each combination twice', () => expect(turns.slice(1).flat().sort()).toEqual([...names].sort()));
});

describe('what would not have been shot again', () => {
  const build = (story: string, aloe: string) => ({ keys: { stories: { f: story }, brands: { aloe, mortar: 'm' } } });
  const changed = [outcome('field', ['aloe dark', 'mortar dark'])];

  it('is named where its story and its brand are made from the same', () =>
    expect(unkept(changed, build('a', 'b'), build('a', 'c'))).toEqual(['field (mortar dark)']));

  it('is nothing where the story is made from something else', () =>
    expect(unkept(changed, build('a', 'b'), build('z', 'b'))).toEqual([]));
});

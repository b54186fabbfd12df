import { describe, expect, it } from 'vitest';
import {
  getCoverage,
  type IndexEntry,
  type ManifestEntry,
  manifest,
  manifestIds,
} from '../../.storybook/manifest/coverage.ts';
import { SET_STORIES } from '../stories/combinations.ts';
import { storybookEntries as stories } from './entries.ts';

describe('the manifest', () => {
  it('names every entry once, and each of its states once', () => {
    const ids = manifest.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(manifest.filter(({ states }) => states.length === 0 || new Set(states).size < states.length)).toEqual([]);
  });

  it('has a story for every state that is not pending, and none for pending ones', () => {
    const { missing, finished, unknown } = getCoverage(stories);
    expect(missing).toEqual([]);
    expect(finished).toEqual([]);
    expect(unknown).toEqual([]);
  });

  it('has every popup of Storybook under Popups', () => {
    const popups = new Set(manifest.filter(({ kind }) => kind === 'popup').map(({ id }) => id));
    const misplaced = stories.filter(
      (story) => manifestIds(story).some((id) => popups.has(id)) && !story.title.startsWith('Popups/'),
    );
    expect(misplaced.map(({ id }) => id)).toEqual([]);
  });
});

describe('coverage', () => {
  const entry: ManifestEntry = { id: 'cart', kind: 'popup', title: 'My Cart', spec: '', states: ['lines', 'empty'] };
  const story = (name: string, ...tags: string[]): IndexEntry => ({ id: name, type: 'story', title: '', name, tags });

  it.each([
    ['a story of each state', [story('lines', 'manifest:cart'), story('empty', 'manifest:cart')], {}, {}],
    ['a state without a story', [story('lines', 'manifest:cart')], {}, { missing: ['cart: empty'] }],
    ['a state that waits', [story('lines', 'manifest:cart')], { cart: ['empty'] }, {}],
    ['a story of another popup', [story('empty', 'manifest:cart'), story('lines')], {}, { missing: ['cart: lines'] }],
    ['an entry that waits', [], { cart: 'all' as const }, {}],
    [
      'a state that waits in vain',
      [story('empty', 'manifest:cart')],
      { cart: 'all' as const },
      { finished: ['cart: empty'] },
    ],
    ['a tag of an unknown entry', [story('x', 'manifest:card')], { cart: 'all' as const }, { unknown: ['card'] }],
    ['a state of an unknown entry', [], { cart: 'all' as const, basket: 'all' as const }, { unknown: ['basket'] }],
  ])('detects %s', (_, shown, waiting, found) => {
    const nothing = { missing: [], finished: [], unknown: [] };
    expect(getCoverage(shown, [entry], waiting)).toMatchObject({ ...nothing, ...found });
  });
});

describe('visual regression', () => {
  it('has every story that it captures in its original state', () => {
    const ids = new Set(stories.map(({ id }) => id));
    expect([...SET_STORIES].filter((id) => !ids.has(id))).toEqual([]);
  });
});

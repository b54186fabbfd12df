import { describe, expect, it } from 'vitest';
import { COMBINATIONS, getName } from '../../stories/combinations.ts';
import type { StoryScreenshots } from '../capture/capture.ts';
import { isUnchanged, withScreenshots } from './baseline.ts';

const story = { id: 'a', title: 'A', name: 'a', file: 'a.stories.tsx' };
const build = (key = 'k', aloe = 'b') => ({ keys: { stories: { 'a.stories.tsx': key }, brands: { aloe } } });
const seen = (hash: (name: string) => string = () => 'h', names = COMBINATIONS.map(getName)): StoryScreenshots => ({
  popup: false,
  screenshots: Object.fromEntries(names.map((name) => [name, { hash: hash(name), width: 1, height: 1 }])),
});
const stored = withScreenshots(null, [story], { a: seen() }, build(), 'here');

describe('a baseline', () => {
  it('reports that a story is unchanged, for the same browser only', () => {
    expect(isUnchanged(stored, build(), story, seen(), 'here')).toBe(true);
    expect(isUnchanged(stored, build(), story, seen(), 'there')).toBe(false);
  });

  it.each([
    ['one picture is another', build(), seen((name) => (name === 'protea dark' ? 'x' : 'h'))],
    ['there is a picture more', build(), seen(undefined, [...COMBINATIONS.map(getName), 'mortar wide'])],
    ['the baseline is made from another build', build('other'), seen()],
    ['one of its brands is', build('k', 'other'), seen()],
    ['it could not be shot', build(), { ...seen(), broken: 'It throws.' }],
    ['there are no screenshots', build(), seen(undefined, [])],
  ])('does not report that if %s', (_, base, now) => expect(isUnchanged(stored, base, story, now, 'here')).toBe(false));

  it('reports it only for the captured brands', () =>
    expect(isUnchanged(stored, build(), story, seen(undefined, ['aloe light', 'aloe dark']), 'here')).toBe(true));

  it('keeps the records of other stories, unless they were captured in another environment', () => {
    const other = { ...story, id: 'b' };
    expect(Object.keys(withScreenshots(stored, [other], { b: seen() }, build(), 'here').stories)).toEqual(['a', 'b']);
    expect(Object.keys(withScreenshots(stored, [other], { b: seen() }, build(), 'there').stories)).toEqual(['b']);
  });

  it('has no record of a story that could not be captured', () =>
    expect(withScreenshots(null, [story], { a: { ...seen(), broken: 'It throws.' } }, build(), 'here').stories).toEqual(
      {},
    ));
});

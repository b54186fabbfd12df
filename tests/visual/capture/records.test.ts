import { describe, expect, it } from 'vitest';
import type { StoryScreenshots } from './capture.ts';
import { isComplete, recordWith, screenshotsWith } from './records.ts';

const seen = (screenshots: Record<string, string>): StoryScreenshots => ({
  popup: false,
  screenshots: Object.fromEntries(
    Object.entries(screenshots).map(([name, hash]) => [name, { hash, width: 1, height: 1 }]),
  ),
});
const hashes = (screenshots: StoryScreenshots['screenshots']) =>
  Object.fromEntries(Object.entries(screenshots).map(([name, { hash }]) => [name, hash]));

describe('the records of a story', () => {
  const keys = { aloe: 'a1', protea: 'p1' };
  const first = recordWith(undefined, seen({ 'aloe light': 'one', 'protea dark': 'two' }), keys);

  it('are found again with the same brands, and gain combinations', () => {
    const both = recordWith(first, seen({ 'aloe dark': 'three' }), keys);
    expect(hashes(screenshotsWith(both, keys))).toEqual({
      'aloe light': 'one',
      'aloe dark': 'three',
      'protea dark': 'two',
    });
  });

  it('are not found for a changed brand, and remain for its previous version', () => {
    const other = { ...keys, aloe: 'a2' };
    expect(hashes(screenshotsWith(first, other))).toEqual({ 'protea dark': 'two' });
    const both = recordWith(first, seen({ 'aloe light': 'four' }), other);
    expect(hashes(screenshotsWith(both, other))['aloe light']).toBe('four');
    expect(hashes(screenshotsWith(both, keys))['aloe light']).toBe('one');
  });

  it('drop the oldest of many versions of a brand', () => {
    const versions = ['a2', 'a3', 'a4', 'a5'];
    const last = versions.reduce(
      (record, aloe) => recordWith(record, seen({ 'aloe light': aloe }), { ...keys, aloe }),
      first,
    );
    expect(screenshotsWith(last, { aloe: 'a1' })).toEqual({});
    expect(hashes(screenshotsWith(last, { aloe: 'a2' }))).toEqual({ 'aloe light': 'a2' });
  });
});

it.each<[string, StoryScreenshots | undefined, boolean]>([
  ['all required screenshots', seen({ 'aloe light': 'x', 'aloe dark': 'y' }), true],
  ['less', seen({ 'aloe light': 'x' }), false],
  ['nothing', undefined, false],
  ['an opt-out for the rest', { ...seen({}), optOut: { reason: 'Why' } }, true],
])('a story is complete with %s: %#', (_, screenshots, complete) =>
  expect(
    isComplete(screenshots, [
      { brand: 'aloe', mode: 'light' },
      { brand: 'aloe', mode: 'dark' },
    ]),
  ).toBe(complete),
);

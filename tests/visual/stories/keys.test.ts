import { describe, expect, it } from 'vitest';
import { getKeys, type Keys } from './keys.ts';

const importers = {
  'ds/Button.tsx': ['ds/Button.stories.tsx', 'ds/Popup.tsx'],
  'ds/Popup.tsx': ['ds/Popup.stories.tsx', 'ds/Button.tsx'],
  'ds/Rate.tsx': ['ds/Rate.stories.tsx'],
  'ds/Provider.tsx': ['.storybook/preview.tsx'],
};
const FILES = [
  ...Object.keys(importers),
  'ds/Button.stories.tsx',
  'ds/Popup.stories.tsx',
  'ds/Rate.stories.tsx',
  '.storybook/preview.tsx',
  'themes/src/brands/aloe/brand.ts',
  'pnpm-lock.yaml',
  'app/picture.svg',
  'ds/lonely.ts',
];
const css = (aloe = '1px', shared = '') => `${shared}
:root[data-brand='aloe'][data-mode='light'] { --r: ${aloe}; }
:root[data-brand='protea'][data-mode='dark'] { --r: 1px; }`;

const keys = (changed: string[] = [], sheet = css()): Keys =>
  getKeys(new Map(FILES.map((file) => [file, changed.includes(file) ? 'new' : 'old'])), importers, sheet);

/** Returns the stories and brands whose keys differ. */
function othersThan(before: Keys, after: Keys): string[] {
  const differing = (a: Record<string, string>, b: Record<string, string>) =>
    Object.keys(a).filter((name) => a[name] !== b[name]);
  return [...differing(before.stories, after.stories), ...differing(before.brands, after.brands)].sort();
}

const ALL_STORIES = ['ds/Button.stories.tsx', 'ds/Popup.stories.tsx', 'ds/Rate.stories.tsx'];

describe('the keys of stories', () => {
  it('are the same for the same files', () => expect(othersThan(keys(), keys())).toEqual([]));

  it.each([
    ['ds/Rate.tsx', ['ds/Rate.stories.tsx']],
    ['ds/Rate.stories.tsx', ['ds/Rate.stories.tsx']],
    ['ds/Button.tsx', ['ds/Button.stories.tsx', 'ds/Popup.stories.tsx']],
    ['ds/lonely.ts', []],
    ['themes/src/brands/aloe/brand.ts', ['aloe']],
    ['ds/Provider.tsx', ALL_STORIES],
    ['.storybook/preview.tsx', ALL_STORIES],
    ['pnpm-lock.yaml', ALL_STORIES],
    ['app/picture.svg', ALL_STORIES],
  ])('differ for the stories that import %s', (file, expected) =>
    expect(othersThan(keys(), keys([file]))).toEqual(expected),
  );

  it('differ in the brand whose declarations changed', () =>
    expect(othersThan(keys(), keys([], css('2px')))).toEqual(['aloe']));

  it('differ everywhere if a declaration of all brands changed', () =>
    expect(othersThan(keys(), keys([], css('1px', ':root { --g: 4px; }')))).toEqual(ALL_STORIES));
});

import { describe, expect, it } from 'vitest';
import { type Change, changedBrands, getImporters, getReach } from './reach.ts';

const graph = {
  'ds/Button.tsx': ['ds/Button.stories.tsx', 'ds/Popup.tsx'],
  'ds/Popup.tsx': ['ds/Popup.stories.tsx', 'ds/Button.tsx'],
  'ds/Provider.tsx': ['.storybook/preview.tsx'],
  '.storybook/preview.tsx': ['ds/Button.stories.tsx'],
  'ds/lonely.ts': [],
};
const css = (aloe: string, shared = '') =>
  `${shared}:root[data-brand='aloe'][data-mode='light'] { --r: ${aloe}; }\n:root[data-brand='protea'][data-mode='dark'] { --r: 1px; }`;
const change = (files: string[], texts: Partial<Record<'base' | 'head', string>> = {}): Change => ({
  files,
  graphs: [graph],
  read: (side) => texts[side] ?? '',
});
const THEMES = 'themes/generated/themes.css';

describe('importers', () => {
  it('are followed through cycles, each once', () => {
    const found = getImporters(['ds/Popup.tsx'], [graph]);
    expect([...found].sort()).toEqual([
      'ds/Button.stories.tsx',
      'ds/Button.tsx',
      'ds/Popup.stories.tsx',
      'ds/Popup.tsx',
    ]);
  });
});

describe('a change', () => {
  it('reaches the stories that import it, at any depth', () => {
    const { storyFiles, brands } = getReach(change(['ds/Button.tsx']));
    expect(storyFiles).toEqual(new Set(['ds/Button.stories.tsx', 'ds/Popup.stories.tsx']));
    expect(brands).toBeNull();
  });

  it('reaches nothing if no file imports it', () => {
    expect(getReach(change(['ds/lonely.ts', 'mocks/unknown.ts'])).storyFiles).toEqual(new Set());
  });

  it.each(['ds/Provider.tsx', '.storybook/main.ts', 'pnpm-lock.yaml', 'app/package.json', 'app/src/picture.svg'])(
    'of %s reaches everything',
    (file) => {
      const reach = getReach(change([file]));
      expect(reach.storyFiles).toBeNull();
      expect(reach.brands).toBeNull();
      expect(reach.because).not.toBeNull();
    },
  );

  it('follows the imports of both sides', () => {
    const removed = { 'ds/gone.ts': ['ds/Old.stories.tsx'] };
    const reach = getReach({ ...change(['ds/gone.ts']), graphs: [graph, removed] });
    expect(reach.storyFiles).toEqual(new Set(['ds/Old.stories.tsx']));
  });
});

describe('a change to a brand', () => {
  it('reaches every story only in that brand', () => {
    const reach = getReach(change(['themes/src/brands/aloe/info.ts']));
    expect(reach.storyFiles).toBeNull();
    expect(reach.brands).toEqual(new Set(['aloe']));
  });

  it('is read from the generated files', () => {
    const texts = { base: css('4px'), head: css('5px') };
    expect(getReach(change([THEMES, 'themes/generated/aloe.light.tokens.json'], texts)).brands).toEqual(
      new Set(['aloe']),
    );
  });

  it('reaches everything if a component changed too', () => {
    const reach = getReach(change(['themes/src/brands/aloe/info.ts', 'ds/Button.tsx']));
    expect(reach).toMatchObject({ storyFiles: null, brands: null });
  });
});

describe('the generated style sheet', () => {
  it('differs in the brands with different declarations', () => {
    expect(changedBrands(css('4px'), css('4px'))).toEqual(new Set());
    expect(changedBrands(css('4px'), css('5px'))).toEqual(new Set(['aloe']));
  });

  it('differs everywhere if declarations outside the brands differ', () => {
    expect(changedBrands(css('4px'), css('4px', 'html { color: red; }'))).toBeNull();
  });
});

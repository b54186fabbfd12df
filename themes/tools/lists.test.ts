import { describe, expect, it } from 'vitest';
import { BRANDS } from '../src/brands.ts';
import { inputs } from '../src/inputs.ts';
import { generate } from './generate.ts';
import { inOrder, lists, readFolders } from './lists.ts';

const now = readFolders();
const withOne = (name: string) => ({ ...now, brands: inOrder([...now.brands, name]) });
const MODULES = ['src/brands.ts', 'src/infos.ts', 'src/entrances.ts', 'src/inputs.ts'];

describe('the order of brands', () => {
  it('has the built-in ones first, then others by name, numbers as numbers', () => {
    expect(inOrder(['zebra', 'protea', 'acme10', 'mortar', 'acme2'])).toEqual([
      ...['mortar', 'protea'],
      ...['acme2', 'acme10', 'zebra'],
    ]);
  });

  it('is that of the folders, without the theme for tests', () => {
    expect(now.brands).toEqual(BRANDS);
    expect(now.tests).toEqual(['wireframe']);
  });
});

describe('the folder of a brand', () => {
  it.each(MODULES)('adds its brand to %s, and removes it again', (path) => {
    expect(lists(withOne('acme')).get(path)).toContain('acme');
    expect(lists(now).get(path)).not.toContain('acme');
  });

  it('adds themes, tokens and pictures', () => {
    const files = generate({ ...inputs, acme: inputs.aloe }, withOne('acme'));
    expect([...files.keys()].filter((path) => path.includes('acme')).sort()).toEqual([
      ...['generated/acme.dark.tokens.json', 'generated/acme.light.tokens.json'],
      ...['src/brands/acme/entrance-dark.svg', 'src/brands/acme/entrance-light.svg'],
    ]);
    expect(files.get('generated/themes.css')).toContain("[data-brand='acme'][data-mode='dark']");
  });

  it('without a login picture is reported as incomplete', () => {
    const { picture: _, ...bare } = inputs.aloe;
    expect(() => generate({ ...inputs, acme: bare }, withOne('acme'))).toThrow('acme/brand.ts names no `picture`');
  });

  it('is listed as the formatter prints it, for any number of brands', () => {
    const many = Array.from({ length: 12 }, (_, index) => `company${index}`);
    const names = lists({ ...now, brands: many }).get('src/brands.ts') ?? '';
    expect(names).toContain("  'company11',\n] as const;");
    for (const line of names.split('\n')) expect(line.length).toBeLessThanOrEqual(120);
  });
});

it('keeps inputs and login pictures out of the imports of the first page', () => {
  const first = ['src/brands.ts', 'src/infos.ts'].map((path) => lists(now).get(path)).join('\n');
  expect(first).not.toMatch(/inputs|entrances|brand\.ts/);
});

import { expect, it } from 'vitest';
import { getEntries, publishedManifest, type SourceManifest } from './manifest.ts';

const SOURCE: SourceManifest = {
  name: '@mortar/parts',
  version: '1.2.0',
  description: 'Parts.',
  license: 'UNLICENSED',
  sideEffects: ['**/*.css'],
  exports: { '.': './src/index.ts', './fonts.css': './src/fonts.css', './tokens/*.json': './generated/*.tokens.json' },
  dependencies: { react: 'catalog:', '@mortar/themes': 'workspace:*', one: 'catalog:', other: 'catalog:' },
};
const VERSIONS: Readonly<Record<string, string>> = {
  react: '19.3.1',
  '@mortar/themes': '1.2.0',
  one: '1.0.2',
  other: '4.5.6',
};
const LIBRARY = {
  folder: 'parts',
  readme: 'README.md',
  peers: ['@mortar/themes', 'react'],
  exact: ['@mortar/themes', 'one'],
};
const published = publishedManifest(SOURCE, LIBRARY, (name) => VERSIONS[name] ?? '');

it('has an entry point for each of the source’s: modules with types first, files unchanged', () => {
  expect(published.exports).toEqual({
    '.': { types: './dist/index.d.ts', default: './dist/index.js' },
    './fonts.css': './dist/fonts.css',
    './tokens/*.json': './dist/generated/*.tokens.json',
    './package.json': './package.json',
  });
  expect(Object.keys(published.exports['.'] ?? {})).toEqual(['types', 'default']);
  expect(getEntries(SOURCE)).toEqual(['./src/index.ts']);
});

it('leaves shared packages to the application, and gives real versions of the rest', () => {
  expect(published.peerDependencies).toEqual({ '@mortar/themes': '1.2.0', react: '^19.3.1' });
  expect(published.dependencies).toEqual({ one: '1.0.2', other: '^4.5.6' });
});

it('can be published with restricted access', () => {
  expect(published).not.toHaveProperty('private');
  expect(published).toMatchObject({ type: 'module', license: 'UNLICENSED', publishConfig: { access: 'restricted' } });
});

it('has no peer dependencies if there are none', () => {
  expect(publishedManifest(SOURCE, { ...LIBRARY, peers: [] }, () => '1.0.0')).not.toHaveProperty('peerDependencies');
});

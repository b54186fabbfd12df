import { expect, it } from 'vitest';
import { fromRoot } from '../paths.ts';
import { billOfMaterials, getPackages } from './inventory.ts';

const REACT = fromRoot('node_modules', 'react', 'index.js');

it('finds the package of a file, past folders with an empty package.json, each once', () => {
  const nested = fromRoot('node_modules', 'react', 'cjs', 'react.production.js');
  const found = getPackages([REACT, nested, fromRoot('node_modules', '@hono', 'node-server', 'dist', 'index.mjs')]);
  expect(found.map(({ name, license }) => [name, license])).toEqual([
    ['@hono/node-server', 'MIT'],
    ['react', 'MIT'],
  ]);
});

it('rejects a file outside any package, which would be missing from the list', () => {
  expect(() => getPackages(['/nowhere/x.js'])).toThrow('/nowhere/x.js belongs to no package.');
});

it('lists packages as CycloneDX, in a fixed order, with licences by their SPDX names', () => {
  const shipped = [
    { name: 'pako', version: '2.2.0', license: '(MIT AND Zlib)' },
    { name: '@scope/odd', version: '1.0.0', license: 'Our own' },
    { name: 'react', version: '19.0.0', license: 'MIT' },
  ];
  const text = billOfMaterials(shipped, '2.5.4');
  expect(billOfMaterials(shipped.toReversed(), '2.5.4')).toBe(text);
  const { bomFormat, specVersion, metadata, components, serialNumber } = JSON.parse(text);
  expect({ bomFormat, specVersion, serialNumber }).toEqual({ bomFormat: 'CycloneDX', specVersion: '1.6' });
  expect(metadata.component).toMatchObject({ type: 'application', name: 'mortar', version: '2.5.4' });
  expect(components.map(({ purl, licenses }: { purl: string; licenses: unknown }) => [purl, licenses])).toEqual([
    ['pkg:npm/%40scope/odd@1.0.0', [{ license: { name: 'Our own' } }]],
    ['pkg:npm/pako@2.2.0', [{ expression: '(MIT AND Zlib)' }]],
    ['pkg:npm/react@19.0.0', [{ license: { id: 'MIT' } }]],
  ]);
});

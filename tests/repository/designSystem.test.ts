import { relative } from 'node:path';
import { describe, expect, it } from 'vitest';
import { filesBelow, getImports, isTest, read } from '../../tools/architecture/sources.ts';

const GRID = 'design-system/src/components/DataGrid';
/** Files outside the modules: shared by all of them, or composed of them. */
const BELOW = ['types.ts', 'messages.ts', 'useControlled.ts'];
const ABOVE = ['DataGrid.tsx', 'lazyParts.tsx'];
/** Modules of the data grid, lowest first (docs/decisions/0009-data-grid.md). */
const MODULES = [
  'columns',
  'sorting',
  'filtering',
  'rowModel',
  'selection',
  'export',
  'keyboard',
  'rendering',
  'virtualization',
  'columnTools',
  'find',
];

/** Returns a grid file's layer, lowest first; -1 for a file in none. */
function getRank(path: string): number {
  const [name = ''] = relative(GRID, path).split('/');
  return [BELOW, ...MODULES.map((module) => [module]), ABOVE].findIndex((names) => names.includes(name));
}

describe('the entry point', () => {
  const entryPoint = read('design-system/src/index.ts');
  const TAG = /\/\*\* @(?:waiting for|paired with) [\w -]+ \*\/\s+(?:export \{ )?(\w+)/g;
  const marked = [...entryPoint.matchAll(TAG)].map(([, name = '']) => name);

  it('marks no component as unused that the application imports', () => {
    const imported = filesBelow('app/src', '.ts', '.tsx').flatMap((file) =>
      [...read(file).matchAll(/import (?:type )?\{([^}]*)\} from '@mortar\/design-system'/g)].flatMap(
        ([, names = '']) => names.split(',').map((name) => name.replace('type ', '').trim()),
      ),
    );
    expect(marked.length).toBe([...entryPoint.matchAll(/@waiting|@paired/g)].length);
    expect(marked.filter((name) => imported.includes(name))).toEqual([]);
  });
});

describe('the inner classes', () => {
  it('are styled by no style sheet of the application: variants are props', () => {
    const naming = filesBelow('app/src', '.css').filter((file) => /\.m-[a-z]/.test(read(file)));
    expect(naming).toEqual([]);
  });
});

describe('the data grid', () => {
  const sources = filesBelow(GRID, '.ts', '.tsx').filter((file) => !isTest(file));

  it('has a module for every file', () => {
    expect(sources.filter((file) => getRank(file) < 0)).toEqual([]);
    expect(MODULES.filter((module) => !sources.some((file) => file.startsWith(`${GRID}/${module}/`)))).toEqual([]);
  });

  it('imports only lower modules', () => {
    const wrong = sources
      .flatMap(getImports)
      .filter(({ file, target }) => target.startsWith(`${GRID}/`) && getRank(target) > getRank(file))
      .map(({ file, target }) => `${file} imports ${target}`);
    expect(wrong).toEqual([]);
  });
});

import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { getEntryPoint, importedNames, readImporters } from './graph.ts';

const folder = mkdtempSync(join(tmpdir(), 'mortar-graph-'));
afterAll(() => rmSync(folder, { recursive: true }));
const writeFile = (path: string, text: string) => {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), text);
};
const module = (id: string, ...importers: string[]) => ({
  id: `./${id}`,
  reasons: importers.map((name) => ({ moduleName: `./${name}` })),
});

describe('an entry point', () => {
  it('is a file that only re-exports, by exported name', () => {
    const source =
      "/** All. */\nexport { A, type B } from './a.tsx';\nexport {\n  c as C,\n} from './c.ts';\nexport type { D } from './d.ts';\n";
    expect([...(getEntryPoint(source) ?? [])]).toEqual([
      ['A', './a.tsx'],
      ['B', './a.tsx'],
      ['C', './c.ts'],
      ['D', './d.ts'],
    ]);
  });

  it('is not a file that has code itself, or re-exports everything', () => {
    expect(getEntryPoint("export { A } from './a.ts';\nexport const b = 1;\n")).toBeNull();
    expect(getEntryPoint("export * from './a.ts';\n")).toBeNull();
    expect(getEntryPoint("import './a.css';\nexport { A } from './a.ts';\n")).toBeNull();
    expect(getEntryPoint('const nothing = 1;')).toBeNull();
  });
});

describe('the imported names of a file', () => {
  const names = new Set(['Button', 'Popup', 'Icon']);
  it('are those it imports, even under another name', () => {
    const source =
      "import { Button as B, type Popup } from '@mortar/design-system';\nimport { Icon } from './icon.ts';\n";
    expect(importedNames(source, names)).toEqual(new Set(['Button', 'Popup']));
  });

  it('are all for a namespace import', () => {
    expect(importedNames("import * as all from '@mortar/design-system';", names)).toBeNull();
  });
});

describe('importers', () => {
  it('are found through an entry point', () => {
    writeFile('ds/index.ts', "export { A } from './A.tsx';\nexport { B } from './B.tsx';\n");
    writeFile('app/a.tsx', "import { A } from '@mortar/design-system';\n");
    writeFile('app/b.tsx', "import { B } from '@mortar/design-system';\n");
    const modules = [
      module('ds/index.ts', 'app/a.tsx', 'app/b.tsx'),
      module('ds/A.tsx', 'ds/index.ts', 'ds/A.stories.tsx'),
      module('ds/B.tsx', 'ds/index.ts'),
      module('node_modules/react/index.js', 'ds/A.tsx'),
    ];
    const importers = readImporters({ modules }, folder);
    expect(importers['ds/A.tsx']).toEqual(['ds/A.stories.tsx', 'app/a.tsx']);
    expect(importers['ds/B.tsx']).toEqual(['app/b.tsx']);
    expect(Object.keys(importers)).not.toContain('node_modules/react/index.js');
  });

  it('with a namespace import depend on every name, and on the entry point itself', () => {
    writeFile('ds/index.ts', "export { A } from './A.tsx';\n");
    writeFile('app/all.tsx', "import * as all from '@mortar/design-system';\n");
    const modules = [module('ds/index.ts', 'app/all.tsx'), module('ds/A.tsx', 'ds/index.ts')];
    expect(readImporters({ modules }, folder)).toEqual({ 'ds/index.ts': ['app/all.tsx'], 'ds/A.tsx': ['app/all.tsx'] });
  });
});

import { existsSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import {
  ABOUT_THE_PRODUCT,
  getModule,
  isPart,
  LAYERS,
  MAY_IMPORT,
  MODULES,
  mayImport,
} from '../../tools/architecture/modules.ts';
import { filesBelow, getImports, type Import, isTest, read } from '../../tools/architecture/sources.ts';
import { fromRoot } from '../../tools/paths.ts';

/** Modules that only the root of the application may import. */
const FEATURE = /^app\/src\/features\/([^/]+)\//;

const product = (folder: string) => filesBelow(folder, '.ts', '.tsx').filter((file) => !isTest(file));
const described = ({ file, target }: Import) => `${file} imports ${target}`;

describe.each(Object.entries(MAY_IMPORT))('%s', (folder, allowed) => {
  const imports = product(folder).flatMap(getImports);

  it('imports only the packages below it', () => {
    const wrong = imports.filter(
      ({ target }) =>
        target.startsWith('@mortar/') && !allowed.some((name) => target === name || target.startsWith(`${name}/`)),
    );
    expect(wrong.map(described)).toEqual([]);
  });

  it('imports from no other folder by path', () => {
    const wrong = imports.filter(
      ({ file, target }) =>
        file.includes('/src/') &&
        /^(\.\.|app|design-system|mocks|themes|tests|tools|\.storybook)\b/.test(target) &&
        !target.startsWith(`${folder}/`),
    );
    expect(wrong.map(described)).toEqual([]);
  });

  it('has one entry point: no other package imports its inner files', () => {
    expect(imports.filter(({ target }) => /^@mortar\/[^/]+\/src/.test(target)).map(described)).toEqual([]);
  });
});

/** Returns the number of arguments of a call whose opening parenthesis ends at an index. */
function countArguments(text: string, start: number): number {
  let [depth, count] = [0, 1];
  for (let index = start; depth >= 0; index += 1) {
    const character = text[index] ?? '';
    if ('([{'.includes(character)) depth += 1;
    else if (')]}'.includes(character)) depth -= 1;
    // A trailing comma is followed by the end.
    else if (character === ',' && depth === 0 && !/^\s*\)/.test(text.slice(index + 1))) count += 1;
  }
  return count;
}

describe('a dynamic import', () => {
  it('handles failures with `catch`: the second argument of `then` misses a style sheet that was not loaded', () => {
    const wrong = ['app/src', 'app/reading', 'design-system/src', 'themes/src'].flatMap(product).filter((file) => {
      const text = read(file);
      const calls = [...text.matchAll(/\bimport\(\s*'[^']+'\s*\)\s*\.then\(/g)];
      return calls.some(({ index, 0: call }) => countArguments(text, index + call.length) > 1);
    });
    expect(wrong).toEqual([]);
  });
});

describe('packages about the product', () => {
  const about = Object.keys(ABOUT_THE_PRODUCT);
  const isAbout = (path: string) => about.some((folder) => path.startsWith(`${folder}/`));
  const getName = (folder: string): string => JSON.parse(read(`${folder}/package.json`)).name;
  const names = about.map(getName);
  const folders = ['app', 'design-system', 'mocks', 'themes', '.storybook', 'tests', 'tools'];
  const files = folders.flatMap((folder) => filesBelow(folder, '.ts', '.tsx')).filter((file) => !isAbout(file));

  const isOurs = (target: string) =>
    isAbout(target) || names.some((name) => target === name || target.startsWith(`${name}/`));

  it('are imported by no other packages', () => {
    const wrong = files.flatMap(getImports).filter(({ target }) => isOurs(target));
    expect(wrong.map(described)).toEqual([]);
  });

  it.each(Object.entries(ABOUT_THE_PRODUCT))('%s imports only the permitted ones of the others', (folder, allowed) => {
    const others = filesBelow(folder, '.ts', '.tsx')
      .flatMap(getImports)
      .filter(({ target }) => isOurs(target) && !target.startsWith(`${folder}/`) && target !== getName(folder));
    const named = new Set(others.map(({ target }) => target.split('/').slice(0, 2).join('/')));
    expect([...named]).toEqual(allowed);
  });

  it.each(about)('%s describes its purpose, and how it is run', (folder) => {
    expect(existsSync(fromRoot(folder, 'README.md'))).toBe(true);
  });

  it.each(about)('%s is installed by its first command', (folder) => {
    expect(read('tools/bootstrap.mjs')).toContain(`'${folder}'`);
  });

  it('are installed by no other package', () => {
    const manifests = ['package.json', ...filesBelow('.', 'package.json')].filter((file) => !isAbout(file));
    const named = manifests.filter((file) => {
      const { dependencies = {}, devDependencies = {} } = JSON.parse(read(file));
      return names.some((name) => name in dependencies || name in devDependencies);
    });
    expect(named).toEqual([]);
  });
});

describe('the application', () => {
  const imports = product('app/src').flatMap(getImports);

  it('contains nothing of the reference backend', () => {
    const wrong = imports.filter(({ target }) => /^(@mortar\/backend|msw|hono|ws)\b/.test(target));
    expect(wrong.map(described)).toEqual([]);
  });

  it('imports only lower layers', () => {
    const wrong = imports.filter(({ file, target }) => target.startsWith('app/src/') && !mayImport(file, target));
    expect(wrong.map(described)).toEqual([]);
  });

  it('has no arrow without an import, and none in a cycle', () => {
    const used = imports.map(({ file, target }) => [getModule(file) ?? '', getModule(target) ?? ''] as const);
    for (const { modules, arrows = {} } of LAYERS) {
      const declared = Object.entries(arrows).flatMap(([from, all]) => all.map((to) => ({ from, to })));
      const isUsed = ({ from, to }: { from: string; to: string }) =>
        used.some(([file, target]) => file !== target && isPart(file, from) && isPart(target, to));
      expect(declared.filter((arrow) => !isUsed(arrow))).toEqual([]);
      const imported = new Map(
        modules.map((module) => [module, used.filter(([file]) => file === module).map(([, target]) => target)]),
      );
      // Removes modules that import none of the remaining ones; what is left is in a cycle.
      let left = [...modules];
      for (let before = -1; before !== left.length; ) {
        before = left.length;
        left = left.filter((module) => imported.get(module)?.some((to) => to !== module && left.includes(to)));
      }
      expect(left).toEqual([]);
    }
  });

  it('has every module in a layer', () => {
    const homeless = product('app/src').filter((file) => !getModule(file) && /^app\/src\/[^/]+\//.test(file));
    expect(homeless).toEqual([]);
  });

  it('has a folder for every module', () => {
    expect(MODULES.filter((module) => !existsSync(fromRoot('app/src', module)))).toEqual([]);
  });

  it('imports other modules by name, not by relative path', () => {
    const climbing = filesBelow('app/src', '.ts', '.tsx').filter((file) =>
      /(?:from|import)\s*\(?\s*'\.\./.test(read(file)),
    );
    expect(climbing).toEqual([]);
  });

  it('keeps models pure: no hooks, no state, no calls', () => {
    const wrong = imports.filter(
      ({ file, target }) =>
        file.includes('/model/') &&
        (/^(react|jotai|@tanstack\/)/.test(target) || /\/(api\/|use[A-Z]|services\.ts|client\.ts)/.test(target)),
    );
    expect(wrong.map(described)).toEqual([]);
  });

  it('defines query keys in one place', () => {
    const others = product('app/src').filter((file) => file !== 'app/src/server/keys.ts');
    expect(others.filter((file) => /queryKey:\s*\[|Key = \[|invalidateQueries/.test(read(file)))).toEqual([]);
  });

  it('styles every component by itself: its classes are in a style sheet that it imports', () => {
    const undressed = product('app/src')
      .filter((file) => file.endsWith('.tsx'))
      .flatMap((file) => {
        const sheets = getImports(file).filter(({ target }) => target.endsWith('.css'));
        const styles = sheets.map(({ target }) => read(target)).join('\n');
        const classes = [...read(file).matchAll(/className="([^"]*)"/g)].flatMap(([, names = '']) => names.split(' '));
        return classes
          .filter((name) => !new RegExp(`\\.${name}(?![\\w-])`).test(styles))
          .map((name) => `${file}: ${name}`);
      });
    expect(undressed).toEqual([]);
    const dressing = filesBelow('app/src', '.stories.tsx').filter((file) => read(file).includes(".css'"));
    expect(dressing).toEqual([]);
  });

  it('keeps features separate', () => {
    const wrong = imports.filter(({ file, target }) => {
      const [from, to] = [FEATURE.exec(file)?.[1], FEATURE.exec(target)?.[1]];
      return from && to && from !== to;
    });
    expect(wrong.map(described)).toEqual([]);
  });

  it('makes every call with the one client', () => {
    // Configuration, brand, page and print fonts are files of our own; problem reports go to a server outside the
    // contract.
    const others = product('app/src').filter(
      (file) =>
        !/server\/client\.ts|config\/(config|fetchBrand)\.ts|documents\/pages\/pages\.worker\.ts|problems\/postProblems\.ts|shell\/sessionEnd\/isReplaced\.ts/.test(
          file,
        ),
    );
    const raw =
      /(?<![.\w])fetch\(|\b(?:window|globalThis|self)\.fetch\b|\bXMLHttpRequest\b|\bsendBeacon\b|\bEventSource\b/;
    expect(others.filter((file) => raw.test(read(file)))).toEqual([]);
    const wrong = others.flatMap(getImports).filter(({ target }) => target === 'axios' || target === 'ky');
    expect(wrong.map(described)).toEqual([]);
  });
});

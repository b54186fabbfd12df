import { existsSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { FLOORS, floorOf, MAY_IMPORT } from '../../tools/architecture/rooms.ts';
import { filesBelow, type Import, importsOf, isTest, read } from '../../tools/architecture/sources.ts';
import { fromRoot } from '../../tools/paths.ts';

/** Rooms that nobody but the root of the application imports from. */
const FEATURE = /^app\/src\/features\/([^/]+)\//;

const product = (folder: string) => filesBelow(folder, '.ts', '.tsx').filter((file) => !isTest(file));
const described = ({ file, target }: Import) => `${file} imports ${target}`;

describe.each(Object.entries(MAY_IMPORT))('%s', (folder, allowed) => {
  const imports = product(folder).flatMap(importsOf);

  it('imports only the packages below it', () => {
    const wrong = imports.filter(
      ({ target }) =>
        target.startsWith('@mortar/') && !allowed.some((name) => target === name || target.startsWith(`${name}/`)),
    );
    expect(wrong.map(described)).toEqual([]);
  });

  it('reaches into no other folder by path', () => {
    const wrong = imports.filter(
      ({ file, target }) =>
        file.includes('/src/') &&
        /^(\.\.|app|design-system|mocks|themes|tests|tools|\.storybook)\b/.test(target) &&
        !target.startsWith(`${folder}/`),
    );
    expect(wrong.map(described)).toEqual([]);
  });

  it('has one door: nobody imports a file inside another package', () => {
    expect(imports.filter(({ target }) => /^@mortar\/[^/]+\/src/.test(target)).map(described)).toEqual([]);
  });
});

describe('the application', () => {
  const imports = product('app/src').flatMap(importsOf);

  it('holds nothing of the server’s stand-in', () => {
    const wrong = imports.filter(({ target }) => /^(@mortar\/backend|msw|hono|ws)\b/.test(target));
    expect(wrong.map(described)).toEqual([]);
  });

  it('imports down its floors', () => {
    const wrong = imports.filter(({ file, target }) => {
      const [from, to] = [floorOf(file), floorOf(target)];
      return target.startsWith('app/src/') && from >= 0 && (to < 0 || to > from);
    });
    expect(wrong.map(described)).toEqual([]);
  });

  it('has every room on a floor', () => {
    const homeless = product('app/src').filter((file) => floorOf(file) < 0 && /^app\/src\/[^/]+\//.test(file));
    expect(homeless).toEqual([]);
  });

  it('has a folder for every floor', () => {
    expect(FLOORS.filter((floor) => !existsSync(fromRoot('app/src', floor)))).toEqual([]);
  });

  it('climbs to another room by its name, not by dots', () => {
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

  it('names query keys in one place', () => {
    const others = product('app/src').filter((file) => file !== 'app/src/server/keys.ts');
    expect(others.filter((file) => /queryKey:\s*\[|Key = \[|invalidateQueries/.test(read(file)))).toEqual([]);
  });

  it('dresses every component by itself: its classes stand in a stylesheet that it imports', () => {
    const undressed = product('app/src')
      .filter((file) => file.endsWith('.tsx'))
      .flatMap((file) => {
        const sheets = importsOf(file).filter(({ target }) => target.endsWith('.css'));
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

  it('keeps features apart', () => {
    const wrong = imports.filter(({ file, target }) => {
      const [from, to] = [FEATURE.exec(file)?.[1], FEATURE.exec(target)?.[1]];
      return from && to && from !== to;
    });
    expect(wrong.map(described)).toEqual([]);
  });

  it('makes every call through the one client', () => {
    // The configuration and the faces of printed pages are files of our own.
    const others = product('app/src').filter(
      (file) => !/server\/client\.ts|config\/config\.ts|documents\/pages\/pages\.worker\.ts/.test(file),
    );
    const raw =
      /(?<![.\w])fetch\(|\b(?:window|globalThis|self)\.fetch\b|\bXMLHttpRequest\b|\bsendBeacon\b|\bEventSource\b/;
    expect(others.filter((file) => raw.test(read(file)))).toEqual([]);
    const wrong = others.flatMap(importsOf).filter(({ target }) => target === 'axios' || target === 'ky');
    expect(wrong.map(described)).toEqual([]);
  });
});

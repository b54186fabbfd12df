import { describe, expect, it } from 'vitest';
import { filesBelow, type Import, importsOf, isTest, read } from './sources.ts';

/** Which of our packages each may import: down the house, never up or sideways (docs/architecture.md). */
const MAY_IMPORT = {
  themes: [],
  'design-system': ['@mortar/themes'],
  'mocks/contract': [],
  'mocks/backend': ['@mortar/contract'],
  app: ['@mortar/design-system', '@mortar/themes', '@mortar/contract'],
} as const satisfies Record<string, readonly string[]>;

/** The rooms of the application, lowest first. */
const ROOMS = [
  'paths',
  'rules',
  'config',
  'server',
  'session',
  'services',
  'live',
  'retailers',
  'order',
  'documents',
  'shell',
  'features',
];
const FEATURE = /^app\/src\/features\/([^/]+)\//;

const roomOf = (path: string) => /^app\/src\/([^/.]+)/.exec(path)?.[1] ?? '';
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

  it('imports down its rooms', () => {
    const wrong = imports.filter(({ file, target }) => {
      const [from, to] = [ROOMS.indexOf(roomOf(file)), ROOMS.indexOf(roomOf(target))];
      return target.startsWith('app/src/') && from >= 0 && to > from;
    });
    expect(wrong.map(described)).toEqual([]);
  });

  it('keeps features apart', () => {
    const wrong = imports.filter(({ file, target }) => {
      const [from, to] = [FEATURE.exec(file)?.[1], FEATURE.exec(target)?.[1]];
      return from && to && from !== to;
    });
    expect(wrong.map(described)).toEqual([]);
  });

  it('makes every call through the one client', () => {
    const others = product('app/src').filter((file) => !/server\/client\.ts|config\/config\.ts/.test(file));
    const raw =
      /(?<![.\w])fetch\(|\b(?:window|globalThis|self)\.fetch\b|\bXMLHttpRequest\b|\bsendBeacon\b|\bEventSource\b/;
    expect(others.filter((file) => raw.test(read(file)))).toEqual([]);
    const wrong = others.flatMap(importsOf).filter(({ target }) => target === 'axios' || target === 'ky');
    expect(wrong.map(described)).toEqual([]);
  });
});

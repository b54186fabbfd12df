import { existsSync } from 'node:fs';
import { dirname } from 'node:path';
import { describe, expect, it } from 'vitest';
import { filesBelow, isTest, read } from '../../tools/architecture/sources.ts';
import { fromRoot } from '../../tools/paths.ts';

const SOURCES = ['themes', 'design-system', 'mocks', 'app', 'tools', 'tests', '.storybook'];
const lineCount = (file: string) => read(file).split('\n').length;

describe('colours', () => {
  // Excludes the design system, whose own test also checks radii and fonts.
  it('of the application come from the themes', () => {
    const files = filesBelow('app', '.css', '.ts', '.tsx').filter((file) => !isTest(file));
    const raw = files.filter((file) => /#[0-9a-fA-F]{6}\b|\brgba?\(|\bhsla?\(/.test(read(file)));
    expect(raw).toEqual([]);
  });
});

describe('files', () => {
  it('have one subject: none except tables of data has over 400 lines', () => {
    const long = SOURCES.flatMap((folder) => filesBelow(folder, '.ts', '.tsx', '.css')).filter(
      (file) => lineCount(file) > 400 && !file.includes('/data/'),
    );
    expect(long).toEqual([]);
  });

  it('are in folders of thirty at most: from twenty on, the noun to split by is discussed', () => {
    const counts = new Map<string, number>();
    for (const file of SOURCES.flatMap((folder) => filesBelow(folder, '.ts', '.tsx', '.css'))) {
      counts.set(dirname(file), (counts.get(dirname(file)) ?? 0) + 1);
    }
    expect([...counts].filter(([, count]) => count > 30).map(([folder, count]) => `${folder}: ${count}`)).toEqual([]);
  });

  it('disable no check without a reason', () => {
    const silent = SOURCES.flatMap((folder) => filesBelow(folder, '.ts', '.tsx'))
      .filter((file) => !file.startsWith('tests/repository/'))
      .flatMap((file) =>
        read(file)
          .split('\n')
          .filter((line) => /biome-ignore(?!.*: \w.*)|@ts-ignore|@ts-expect-error(?! \w)/.test(line))
          .map((line) => `${file}: ${line.trim()}`),
      );
    expect(silent).toEqual([]);
  });
});

describe('reads that a decision depends on', () => {
  it('use fetchFresh: fetchQuery joins a read that started before', () => {
    const files = filesBelow('app/src', '.ts', '.tsx').filter((file) => !isTest(file));
    expect(files.filter((file) => /fetchQuery\(\{[^}]*\bstaleTime: 0\b/.test(read(file)))).toEqual([]);
  });
});

describe('tests', () => {
  it('that mock modules are isolated: files of a worker share what it imported', () => {
    const mocking = filesBelow('.', '.test.ts', '.test.tsx').filter((file) =>
      /^\s*vi\.(mock|doMock)\(/m.test(read(file)),
    );
    expect(mocking.filter((file) => !file.endsWith('.isolated.test.tsx'))).toEqual([]);
  });
});

describe('tests of components', () => {
  it('have all settings, from sampleSettings: an omitted one would be undefined and go unnoticed', () => {
    const files = filesBelow('app/src', '.ts', '.tsx').filter(isTest);
    expect(files.filter((file) => /\bas Settings\b/.test(read(file)))).toEqual([]);
  });
});

describe('copied files', () => {
  it('include the service worker of the installed version', () => {
    expect(read('.storybook/public/mockServiceWorker.js')).toBe(read('node_modules/msw/lib/mockServiceWorker.js'));
  });

  it('include no package origin in the lockfile', () => {
    expect(read('pnpm-lock.yaml')).not.toMatch(/https?:\/\//);
  });
});

describe('the README', () => {
  const text = read('README.md');

  it('names only commands that exist', () => {
    const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
    const named = [...text.matchAll(/npm (?:run )?([a-z][a-z-]*)/g)].map(([, name = '']) => name);
    expect(named.filter((name) => !(name in scripts))).toEqual([]);
  });

  it('shows only files that exist', () => {
    const links = [...text.matchAll(/\]\(([^)#]+)\)/g)]
      .map(([, target = '']) => target)
      .filter((target) => !target.includes(':'));
    expect(links.filter((target) => !existsSync(fromRoot(target)))).toEqual([]);
  });
});

import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { suitesOf, titlesOf } from './changed.ts';
import { failedPages } from './failedPages.ts';
import { readTestOptions } from './options.ts';
import { runTogether, type Task } from './schedule.ts';
import { SUITES } from './suites.ts';
import { slowestOf, tableOf, withTable } from './times.ts';

const names = SUITES.map(({ name }) => name);
const read = (...argv: string[]) => readTestOptions(argv, names, (word) => ['HEAD', 'main', 'HEAD~2'].includes(word));

describe('options of the test command', () => {
  it('mean everything where there are none', () => {
    expect(read()).toEqual({ suites: [], changed: null, record: false, slowest: 0, shard: null });
  });

  it.each([
    [['stories'], { suites: ['stories'] }],
    [['--changed'], { changed: 'HEAD' }],
    [['--changed', 'main'], { changed: 'main' }],
    [['--changed', 'stories'], { changed: 'HEAD', suites: ['stories'] }],
    [['--slowest'], { slowest: 20 }],
    [['--slowest', '5'], { slowest: 5 }],
    [['--record'], { record: true }],
    [['stories', '--shard', '2/3'], { suites: ['stories'], shard: '2/3' }],
  ])('%j is understood', (argv, meant) => {
    expect(read(...argv)).toMatchObject(meant);
  });

  it.each([
    [['--fast'], /--fast/],
    [['stroies'], /no suite "stroies"/],
    [['--changed=nowhere'], /takes a commit, not "nowhere"/],
    [['--slowest=many'], /whole number, not "many"/],
    [['--record', 'stories'], /whole run/],
    [['--record', '--shard', '1/3'], /whole run/],
    [['--shard', '4/3'], /part of several, as 1\/3, not "4\/3"/],
    [['--shard', '0/3'], /part of several/],
    [['--shard', 'half'], /part of several/],
  ])('%j is refused', (argv, reason) => {
    expect(() => read(...argv)).toThrow(reason);
  });
});

describe('tasks side by side', () => {
  const run = async (tasks: Task[], cores: number) => {
    const log: string[] = [];
    const ends = new Map<string, () => void>();
    const done = runTogether(tasks, cores, ({ name }) => {
      log.push(name);
      return new Promise((resolve) => ends.set(name, resolve));
    });
    return { log, done, end: async (name: string) => ends.get(name)?.() };
  };

  it('begin as long as there are cores, in their order', async () => {
    const { log, end, done } = await run(
      [
        { name: 'a', cores: 1 },
        { name: 'b', cores: 1 },
        { name: 'c', cores: 2 },
        { name: 'd', cores: 1 },
      ],
      2,
    );
    expect(log).toEqual(['a', 'b']);
    await end('a');
    expect(log).toEqual(['a', 'b']);
    await end('b');
    expect(log).toEqual(['a', 'b', 'c']);
    await end('c');
    await end('d');
    await done;
  });

  it('wait for those that they come after, which need not run', async () => {
    const { log, end, done } = await run(
      [
        { name: 'build', cores: 1 },
        { name: 'stories', cores: 1, after: ['build', 'nothing'] },
        { name: 'units', cores: 1 },
      ],
      2,
    );
    expect(log).toEqual(['build', 'units']);
    await end('build');
    expect(log).toEqual(['build', 'units', 'stories']);
    await end('units');
    await end('stories');
    await done;
  });

  it('run by themselves where they want more cores than there are', async () => {
    const { log, end, done } = await run([{ name: 'large', cores: 8 }], 2);
    expect(log).toEqual(['large']);
    await end('large');
    await done;
  });
});

describe('what a change reaches', () => {
  const all = (files: string[], hasStories = false) => [...suitesOf(files, hasStories)];
  const ALWAYS = names.slice(0, 3);

  it.each([
    ['a page of documentation', ['docs/adding.md'], false, []],
    ['a test', ['app/src/rules/money.test.ts'], false, []],
    [
      'a component',
      ['design-system/src/components/Button/Button.tsx'],
      true,
      ['builds and their sizes', 'stories', 'journeys'],
    ],
    [
      'a story',
      ['design-system/src/components/Button/Button.stories.tsx'],
      true,
      ['builds and their sizes', 'stories'],
    ],
    ['a journey', ['tests/journeys/search.spec.ts'], false, ['journeys']],
    ['the visual regression', ['tests/visual/stories/reach.ts'], false, ['visual self-test']],
    ['how stories are tested', ['tests/stories/colours.ts'], true, ['builds and their sizes', 'stories']],
    ['packages', ['pnpm-lock.yaml'], true, names.slice(3)],
  ])('%s', (_, files, hasStories, more) => {
    expect(all(files, hasStories).sort()).toEqual([...ALWAYS, ...more].sort());
  });

  it('is the stories of the files that import it, or all', () => {
    const stories = ['a', 'b'].map((id) => ({ id, title: `T/${id}`, name: id, file: `${id}.stories.tsx` }));
    expect(titlesOf(['x.ts'], stories, { storyFiles: new Set(['b.stories.tsx']) })).toEqual(['T/b']);
    expect(titlesOf(['x.ts'], stories, { storyFiles: new Set() })).toEqual([]);
    expect(titlesOf(['x.ts'], stories, { storyFiles: null })).toBeNull();
    expect(titlesOf(['tests/stories/watch.ts'], stories, { storyFiles: new Set() })).toBeNull();
  });
});

describe('times', () => {
  const run = {
    date: '2026-03-02',
    cores: 2,
    seconds: 100,
    suites: [{ name: 'types', passed: 1, failed: 0, seconds: 8 }],
  };

  it('are a table of one run', () => {
    expect(tableOf(run)).toContain('| types   |     1 |       8 |');
    expect(withTable('a\n<!-- times -->\nold\n<!-- /times -->\nb', run)).toMatch(
      /^a\n<!-- times -->\n\nMeasured on 2026-03-02/,
    );
    expect(() => withTable('nothing', run)).toThrow('no place');
  });

  it('list the slowest stories first', () => {
    const assertionResults = [3, 9, null].map((duration, index) => ({ fullName: `s${index}`, duration }));
    expect(slowestOf({ testResults: [{ assertionResults }] }, 2)).toEqual([
      { name: 's1', milliseconds: 9 },
      { name: 's0', milliseconds: 3 },
    ]);
  });
});

describe('pages of journeys that failed', () => {
  const path = join(mkdtempSync(join(tmpdir(), 'pages-')), 'error-context.md');
  const failing = (title: string, ...attachments: object[]) => ({
    specs: [{ title, tests: [{ results: [{ attachments: attachments as { name: string; path?: string }[] }] }] }],
  });

  it('are printed as a screen reader has them, the end of them where they are long', () => {
    const rows = Array.from({ length: 200 }, (_, row) => `- row "${row}"`);
    writeFileSync(path, ['# Details', '```', 'Error', '```', '', '```yaml', ...rows, '```', 'after'].join('\n'));
    const report = { suites: [{ suites: [failing('an order is sent', { name: 'error-context', path })] }] };
    const printed = failedPages(report).split('\n');
    expect(printed.slice(0, 2)).toEqual(["On the page of 'an order is sent':", '- row "100"']);
    expect(printed.at(-1)).toBe('- row "199"');
  });

  it('are left out where nothing was kept', () => {
    expect(failedPages({})).toBe('');
    expect(failedPages(failing('passes'))).toBe('');
    expect(failedPages(failing('has a trace', { name: 'trace', path }))).toBe('');
    expect(failedPages(failing('went', { name: 'error-context', path: `${path}.gone` }))).toBe('');
  });
});

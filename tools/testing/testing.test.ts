import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { getSuites, getTitles } from './changed.ts';
import { failedPages } from './failedPages.ts';
import { readTestOptions } from './options.ts';
import { isWanted, SUITES } from './suites.ts';
import { getTables, slowestEndToEnd, slowestStories, withTables } from './times.ts';

const names = SUITES.map(({ name }) => name);
const read = (...argv: string[]) => readTestOptions(argv, names, (word) => ['HEAD', 'main', 'HEAD~2'].includes(word));

describe('the options of the test command', () => {
  it('run everything by default', () => {
    expect(read()).toEqual({ suites: [], changed: null, record: false, slowest: 0, shard: null, thorough: null });
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
    [['--thorough'], { thorough: '1/1' }],
    [['--thorough', '3/8', 'stories'], { suites: ['stories'], thorough: '3/8' }],
    [['--thorough', 'stories'], { suites: ['stories'], thorough: '1/1' }],
  ])('accept %j', (argv, expected) => {
    expect(read(...argv)).toMatchObject(expected);
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
    [['--thorough', '9/8'], /--thorough takes a part of several/],
  ])('reject %j', (argv, reason) => {
    expect(() => read(...argv)).toThrow(reason);
  });
});

describe('suites that only npm run test:all runs', () => {
  const thorough = SUITES.filter((suite) => suite.thorough !== undefined);

  it('are not part of npm test', () => {
    expect(thorough.map(({ name }) => name)).toContain('visual self-test');
    for (const suite of SUITES) expect(isWanted(suite, null), suite.name).toBe(!thorough.includes(suite));
  });

  it.each([1, 2, 8])('run completely in %i parts', (of) => {
    const parts = Array.from({ length: of }, (_, index) => `${index + 1}/${of}`);
    for (const suite of thorough) {
      const times = suite.thorough === 'divided' ? parts.length : 1;
      expect(
        parts.filter((part) => isWanted(suite, part)),
        suite.name,
      ).toHaveLength(times);
    }
  });
});

describe('the reach of a change', () => {
  const all = (files: string[], hasStories = false) => [...getSuites(files, hasStories)];
  const ALWAYS = names.slice(0, 2);

  it.each([
    ['a page of documentation', ['docs/adding.md'], false, []],
    ['a test', ['app/src/rules/money.test.ts'], false, []],
    [
      'a component',
      ['design-system/src/components/Button/Button.tsx'],
      true,
      [
        'builds and their sizes',
        'stories',
        'end-to-end',
        'sweeps',
        'tools about the product',
        'deployments',
        'packages',
      ],
    ],
    [
      'a story',
      ['design-system/src/components/Button/Button.stories.tsx'],
      true,
      ['builds and their sizes', 'stories', 'deployments', 'packages'],
    ],
    [
      'an end-to-end test',
      ['tests/end-to-end/search.spec.ts'],
      false,
      ['end-to-end', 'sweeps', 'tools about the product'],
    ],
    [
      'the visual regression',
      ['tests/visual/comparing/compare.ts'],
      false,
      ['visual self-test', 'mounts in Chromium', 'tools about the product'],
    ],
    [
      'how stories are tested',
      ['tests/stories/colours.ts'],
      true,
      ['builds and their sizes', 'stories', 'seeded defects'],
    ],
    ['packages', ['pnpm-lock.yaml'], true, names.slice(2)],
  ])('%s', (_, files, hasStories, more) => {
    expect(all(files, hasStories).sort()).toEqual([...ALWAYS, ...more].sort());
  });

  it('is the stories of the files that import it, or all', () => {
    const stories = ['a', 'b'].map((id) => ({ id, title: `T/${id}`, name: id, file: `${id}.stories.tsx` }));
    expect(getTitles(['x.ts'], stories, { storyFiles: new Set(['b.stories.tsx']) })).toEqual(['T/b']);
    expect(getTitles(['x.ts'], stories, { storyFiles: new Set() })).toEqual([]);
    expect(getTitles(['x.ts'], stories, { storyFiles: null })).toBeNull();
    expect(getTitles(['tests/stories/run/watch.ts'], stories, { storyFiles: new Set() })).toBeNull();
  });
});

describe('the times of a run', () => {
  const run = {
    date: '2026-03-02',
    cores: 2,
    seconds: 100,
    suites: [
      { name: 'types', passed: 1, failed: 0, seconds: 8, processor: 11.6 },
      { name: 'stories', passed: 3, failed: 0, seconds: 9, processor: 4, checks: [['axe', 2.4]] as const },
    ],
    slowest: { stories: [{ name: 'Button', milliseconds: 1234 }], endToEnd: [] },
  };

  it('are tables by suite, by check and by test', () => {
    const tables = getTables(run);
    expect(tables).toContain('| types   |     1 |       8 |                12 |');
    expect(tables).toContain('| **all** |     4 | **100** |            **16** |');
    expect(tables).toContain('| axe   |       2 |');
    expect(tables).toContain('| Button        |     1.2 |');
    expect(withTables('a\n<!-- times -->\nold\n<!-- /times -->\nb', run)).toMatch(
      /^a\n<!-- times -->\n\nMeasured on 2026-03-02/,
    );
    expect(() => withTables('nothing', run)).toThrow('no place');
  });

  it('show missing values if the system does not provide them', () => {
    const unmeasured = { ...run, suites: [{ name: 'types', passed: 1, failed: 0, seconds: 8, processor: null }] };
    expect(getTables(unmeasured)).toContain('| types   |     1 |       8 |                 – |');
  });

  it('list the slowest first', () => {
    const assertionResults = [3, 9, null].map((duration, index) => ({ fullName: `s${index}`, duration }));
    expect(slowestStories({ testResults: [{ assertionResults }] }, 2)).toEqual([
      { name: 's1', milliseconds: 9 },
      { name: 's0', milliseconds: 3 },
    ]);
    const spec = (title: string, ...durations: number[]) => ({
      title,
      file: 'search.spec.ts',
      tests: [{ results: durations.map((duration) => ({ duration })) }],
    });
    const report = { suites: [{ specs: [spec('a', 5)], suites: [{ specs: [spec('b', 4, 4)] }] }] };
    expect(slowestEndToEnd(report, 1)).toEqual([{ name: 'search.spec.ts: b', milliseconds: 8 }]);
  });
});

describe('the pages of failed end-to-end tests', () => {
  const path = join(mkdtempSync(join(tmpdir(), 'pages-')), 'error-context.md');
  const failing = (title: string, ...attachments: object[]) => ({
    specs: [{ title, tests: [{ results: [{ attachments: attachments as { name: string; path?: string }[] }] }] }],
  });

  it('are printed as a screen reader presents them, truncated to their end if they are long', () => {
    const rows = Array.from({ length: 200 }, (_, row) => `- row "${row}"`);
    writeFileSync(path, ['# Details', '```', 'Error', '```', '', '```yaml', ...rows, '```', 'after'].join('\n'));
    const report = { suites: [{ suites: [failing('an order is sent', { name: 'error-context', path })] }] };
    const printed = failedPages(report).split('\n');
    expect(printed.slice(0, 2)).toEqual(["On the page of 'an order is sent':", '- row "100"']);
    expect(printed.at(-1)).toBe('- row "199"');
  });

  it('are left out if none were saved', () => {
    expect(failedPages({})).toBe('');
    expect(failedPages(failing('passes'))).toBe('');
    expect(failedPages(failing('has a trace', { name: 'trace', path }))).toBe('');
    expect(failedPages(failing('went', { name: 'error-context', path: `${path}.gone` }))).toBe('');
  });
});

import { existsSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { filesBelow, read } from '../../tools/architecture/sources.ts';
import { fromRoot } from '../../tools/paths.ts';

const FOLDERS = ['themes', 'design-system', 'mocks', 'app', 'tools', 'tests', 'docs', '.storybook', '.github'];
const PAGES = readdirSync(fromRoot('docs/product'));
const DECISIONS = readdirSync(fromRoot('docs/decisions'));

const rootPages = readdirSync(fromRoot()).filter((name) => name.endsWith('.md'));
const files = [
  ...FOLDERS.flatMap((folder) => filesBelow(folder, '.ts', '.tsx', '.mjs', '.css', '.json', '.md', '.mdx', '.yml')),
  ...rootPages,
].filter((file) => file !== 'tests/repository/citations.test.ts');

/** Returns a file as running text, because a sentence may span several comment lines. */
const running = (file: string) => read(file).replaceAll(/\s*\n\s*(?:\*|\/\/)?\s*/g, ' ');

const found = (pattern: RegExp) =>
  files.flatMap((file) => [...running(file).matchAll(pattern)].map(([, cited = '']) => ({ file, cited })));

const list = (wrong: readonly { file: string; cited: string }[]) => wrong.map(({ file, cited }) => `${file}: ${cited}`);

/** '000 §4' and '002 §2.6' for every numbered heading of the product pages. */
const sections = PAGES.filter((name) => /^00\d-/.test(name)).flatMap((name) =>
  [...read(`docs/product/${name}`).matchAll(/^##+ §([\d.]+) /gm)].map(([, number]) => `${name.slice(0, 3)} §${number}`),
);
const rulings = [...read('docs/product/rulings.md').matchAll(/^## Ruling (\d+): /gm)].map(([, number]) => number);

/** Returns heading anchors: lower case, without punctuation, with dashes for spaces. */
const getAnchors = (page: string) =>
  [...read(page).matchAll(/^#+ (.*)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N} _-]/gu, '')
      .replaceAll(' ', '-'),
  );

describe('the product', () => {
  it('has nine sections in each of three pages', () => {
    const top = sections.filter((section) => !section.includes('.'));
    expect(top).toEqual(
      ['000', '001', '002'].flatMap((page) => [1, 2, 3, 4, 5, 6, 7, 8, 9].map((number) => `${page} §${number}`)),
    );
  });

  it('gives each ruling a unique number, without gaps', () => {
    expect(rulings).toEqual(rulings.map((_, index) => String(index + 1)));
  });
});

describe('a citation', () => {
  it('is a section of the product', () => {
    const cited = found(/\b(00\d §[\d.]*\d(?:(?:, | and | to )§[\d.]*\d)*)/g).flatMap(({ file, cited }) => {
      const [page = ''] = cited.split(' ');
      return [...cited.matchAll(/§([\d.]*\d)/g)].map(([, number]) => ({ file, cited: `${page} §${number}` }));
    });
    expect(cited.length).toBeGreaterThan(300);
    expect(list(cited.filter((one) => !sections.includes(one.cited)))).toEqual([]);
  });

  it('is a ruling', () => {
    const cited = found(/\brulings? (\d+(?:(?:, | and | to )\d+)*)/gi).flatMap(({ file, cited }) =>
      cited.split(/\D+/).map((number) => ({ file, cited: number })),
    );
    expect(cited.length).toBeGreaterThan(100);
    expect(list(cited.filter((one) => !rulings.includes(one.cited)))).toEqual([]);
  });

  it('is a decision of four digits, so that it cannot be confused with a ruling', () => {
    const cited = found(/\bdecisions? (\d+(?:(?:, | and )\d+)*)/gi).flatMap(({ file, cited }) =>
      cited.split(/\D+/).map((number) => ({ file, cited: number })),
    );
    expect(list(cited.filter((one) => !DECISIONS.some((name) => name.startsWith(`${one.cited}-`))))).toEqual([]);
  });

  it('is a file in docs', () => {
    const cited = found(/(?<![\w/.-])(docs\/[\w/.-]*\w)/g);
    expect(list(cited.filter((one) => !existsSync(fromRoot(one.cited))))).toEqual([]);
  });

  it('is an existing file or folder, if a page names its path', () => {
    const path =
      /(?<![\w/.@-])((?:app|design-system|mocks|themes|tests|tools|\.storybook|\.github|\.ci)\/(?!dist)[\w/.-]*\w)/g;
    const cited = found(path).filter(({ file }) => /^(docs\/|[^/]+\.md$)|\/README\.md$/.test(file));
    expect(list(cited.filter((one) => !existsSync(fromRoot(one.cited))))).toEqual([]);
  });

  it('is an existing file even if its path is shortened: each named folder is in the path', () => {
    const wrong = [...new Set(found(/`#?([\w.-]+\/[\w./-]*\w\.(?:tsx?|css|mjs))`/g).map(({ cited }) => cited))].filter(
      (cited) => {
        const onTheWay = new RegExp(`(^|/)${cited.replaceAll('.', '\\.').replaceAll('/', '/(.*/)?')}$`);
        return !files.some((file) => onTheWay.test(file));
      },
    );
    expect(wrong).toEqual([]);
  });

  it('is an existing target, if a page links to it, down to the heading', () => {
    const pages = files.filter((file) => file.endsWith('.md'));
    const wrong = pages.flatMap((file) =>
      [...read(file).matchAll(/\]\(([^)\s]+)\)/g)]
        .map(([, target = '']) => target)
        .filter((target) => !/^[a-z]+:/.test(target))
        .filter((target) => {
          const [path = '', anchor] = target.split('#');
          const page = path ? join(dirname(file), path) : file;
          return !existsSync(fromRoot(page)) || (anchor && page.endsWith('.md') && !getAnchors(page).includes(anchor));
        })
        .map((target) => `${file}: ${target}`),
    );
    expect(wrong).toEqual([]);
  });
});

import { describe, expect, it } from 'vitest';
import { filesBelow, read } from '../../tools/architecture/sources.ts';
import { avoidedIn, avoidedInCode } from './avoidedWords.ts';

const COMMENT = /\/\*[\s\S]*?\*\/|(?<=^\s*)\/\/.*/gm;
const TEXT = /'((?:[^'\\\n]|\\.)*)'|`((?:[^`\\]|\\.)*)`/g;

/** Returns all string literals of a source, without comments. */
const getTexts = (source: string) =>
  [...source.replace(COMMENT, '').matchAll(TEXT)].map(([, plain, template]) => plain ?? template ?? '');

describe('a text of the application', () => {
  const files = ['app/src', 'design-system/src'].flatMap((folder) =>
    filesBelow(folder, '.ts').filter((file) => /essages\.ts$/.test(file)),
  );

  it.each(files)('uses plain words: %s', (file) => {
    const wrong = getTexts(read(file)).filter((text) => avoidedIn(text).length > 0);
    expect(wrong).toEqual([]);
  });
});

it.each([
  ['Whoever sends less is told.', true],
  ['Everybody of this pharmacy', true],
  ['They are put on the order.', true],
  ['What was ordered, and what came of it.', true],
  ['Anyone who sends less sees it.', false],
])('%s is avoided: %s', (text, isAvoided) => expect(avoidedIn(text).length > 0).toBe(isAvoided));

it('reads texts, not comments', () => {
  expect(getTexts("/** For whoever. */\nconst a = 'One';\n// whoever\nconst b = `Two`;")).toEqual(['One', 'Two']);
});

const FOLDERS = ['app', 'design-system', 'mocks', 'themes', 'tests', 'tools', '.storybook'];
const NAME = /(?:\b(?:it|test|describe)(?:\.\w+)?|\]\))\(\s*(?:'((?:[^'\\\n]|\\.)*)'|"([^"\n]*)"|`([^`]*)`)/g;

const sources = FOLDERS.flatMap((folder) => filesBelow(folder, '.ts', '.tsx', '.mjs', '.css')).filter(
  (file) => !/\/generated\/|mockServiceWorker|repository\/words.test/.test(file),
);
const marked = (file: string, texts: readonly string[]) =>
  texts.flatMap((text) => avoidedInCode(text).map((instead) => `${file}: ${text.trim()} → ${instead}`));

describe('the standard words', () => {
  it('are those of comments', () => {
    const wrong = sources.flatMap((file) => marked(file, read(file).match(COMMENT) ?? []));
    expect(wrong).toEqual([]);
  });

  it('are those of test names', () => {
    const wrong = sources
      .filter((file) => /\.(test|spec|chromium)\.tsx?$/.test(file))
      .flatMap((file) =>
        marked(
          file,
          [...read(file).matchAll(NAME)].map(([, a, b, c]) => a ?? b ?? c ?? ''),
        ),
      );
    expect(wrong).toEqual([]);
  });

  it('are those of docs', () => {
    const pages = ['README.md', 'CONTRIBUTING.md', ...FOLDERS.flatMap((folder) => filesBelow(folder, '.md', '.mdx'))];
    const docs = filesBelow('docs', '.md').filter((file) => !/docs\/(product\/|glossary|writing)/.test(file));
    const lines = (file: string) =>
      read(file)
        .split('\n')
        .filter((line) => !line.startsWith('|'));
    expect([...pages, ...docs].flatMap((file) => marked(file, lines(file)))).toEqual([]);
  });
});

it.each([
  ['Whoever types has the keyboard.', 2],
  ['Anyone who types has focus.', 0],
])('%s avoids %d words', (text, count) => expect(avoidedInCode(text)).toHaveLength(count));

import { describe, expect, it } from 'vitest';
import { filesBelow, read } from '../../tools/architecture/sources.ts';
import { avoidedIn } from './avoidedWords.ts';

const COMMENT = /\/\*[\s\S]*?\*\/|(?<=^\s*)\/\/.*/gm;
const TEXT = /'((?:[^'\\\n]|\\.)*)'|`((?:[^`\\]|\\.)*)`/g;

/** Returns all string literals of a source, without comments. */
const getTexts = (source: string) =>
  [...source.replace(COMMENT, '').matchAll(TEXT)].map(([, plain, template]) => plain ?? template ?? '');

describe('a text of ours', () => {
  const files = ['app/src', 'design-system/src'].flatMap((folder) =>
    filesBelow(folder, '.ts').filter((file) => /essages\.ts$/.test(file)),
  );

  it.each(files)('says it plainly: %s', (file) => {
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

it('reads texts, not what is said about them', () => {
  expect(getTexts("/** For whoever. */\nconst a = 'One';\n// whoever\nconst b = `Two`;")).toEqual(['One', 'Two']);
});

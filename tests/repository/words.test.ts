import { describe, expect, it } from 'vitest';
import { filesBelow, read } from '../../tools/architecture/sources.ts';

/** Words that our own texts leave out, and what they say instead (docs/writing.md). The product's own texts use none of them. */
const AVOIDED: readonly (readonly [word: RegExp, instead: string])[] = [
  [/\bwhoever\b/i, 'anyone who, or the thing itself'],
  [/\b(?:some|every)body\b/i, 'someone, everyone'],
  [/\banew\b/i, 'again'],
  [/\ball the same\b/i, 'still'],
  [/\bwhat (?:became|becomes) of\b/i, 'the result, what happens to'],
  [/\b(?:came|comes) of (?:it|them)\b/i, 'the result, the results'],
  [/\bany more\b/i, 'no longer'],
  [/\b(?:nobody|no more)\b/i, 'no one, stop'],
  [/\bput on\b/i, 'go onto'],
  [/\b(?:in order to|kindly|upon|utili[sz]e|please note)\b/i, 'to; nothing'],
];

const COMMENT = /\/\*[\s\S]*?\*\/|(?<=^\s*)\/\/.*/gm;
const TEXT = /'((?:[^'\\\n]|\\.)*)'|`((?:[^`\\]|\\.)*)`/g;

/** Every text of a source that holds texts, without what it says about them. */
const textsOf = (source: string) =>
  [...source.replace(COMMENT, '').matchAll(TEXT)].map(([, plain, template]) => plain ?? template ?? '');

const avoidedIn = (text: string) => AVOIDED.filter(([word]) => word.test(text)).map(([, instead]) => instead);

describe('a text of ours', () => {
  const files = ['app/src', 'design-system/src'].flatMap((folder) =>
    filesBelow(folder, '.ts').filter((file) => /essages\.ts$/.test(file)),
  );

  it.each(files)('says it plainly: %s', (file) => {
    const wrong = textsOf(read(file)).filter((text) => avoidedIn(text).length > 0);
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
  expect(textsOf("/** For whoever. */\nconst a = 'One';\n// whoever\nconst b = `Two`;")).toEqual(['One', 'Two']);
});

type Rule = readonly [word: RegExp, instead: string];

/** Words that our texts, comments, docs and test names avoid, with replacements (docs/writing.md). */
const AVOIDED: readonly Rule[] = [
  [/\bwhoever\b/i, 'anyone who, or the thing itself'],
  [/\b(?:some|every)body\b/i, 'someone, everyone'],
  [/\banew\b/i, 'again'],
  [/\ball the same\b/i, 'still'],
  [/\bwhat (?:became|becomes) of\b/i, 'the result, what happens to'],
  [/\b(?:came|comes) of (?:it|them)\b/i, 'the result, the results'],
  [/\bany more\b/i, 'no longer'],
  [/\bnobody\b/i, 'no one'],
  [/\b(?:in order to|kindly|upon|utili[sz]e|please note)\b/i, 'to; nothing'],
];

/** Words that only our texts avoid. */
const IN_TEXTS: readonly Rule[] = [
  [/\bno more\b/i, 'stop'],
  [/\bput on\b/i, 'go onto'],
];

/** Words that comments, docs and test names avoid, with the standard ones (docs/glossary.md). */
const IN_CODE: readonly Rule[] = [
  [/\bshowrooms?\b/i, 'Storybook'],
  [/\bstand-ins?\b/i, 'reference backend, fallback'],
  [/\b(?:has|have|had|takes?|took|gives?|gave|keeps?|gets?|got|lost|loses) the keyboard\b/i, 'focus'],
  [/\bthe keyboard (?:is|goes|stays|comes|moves)\b/i, 'focus'],
  [/\bin sight\b/i, 'visible, in the viewport'],
  [/\b(?:mend|mends|mended)\b/i, 'fix'],
  [/\b(?:shot|shoots?|shooter)\b/i, 'screenshot, capture'],
  [/\b(?:plants|planted)\b/i, 'seeded defect'],
  [/\bspoilt\b/i, 'malformed'],
  [/\bbursts?\b/i, 'scan'],
  [/\b(?:lately|seldom|thereupon|begun)\b/i, 'recently, rarely, then, started'],
];

const found = (rules: readonly Rule[], text: string) =>
  rules.filter(([word]) => word.test(text)).map(([, instead]) => instead);

/** Returns the replacements for the avoided words in one of our texts; empty if there are none. */
export const avoidedIn = (text: string): string[] => found([...AVOIDED, ...IN_TEXTS], text);

/** Returns the replacements for the avoided words in a comment, a page of docs or a test name. */
export const avoidedInCode = (text: string): string[] => found([...AVOIDED, ...IN_CODE], text);

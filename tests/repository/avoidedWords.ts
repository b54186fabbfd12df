/** Words to avoid in our own texts, with replacements (docs/writing.md). The product's texts do not use them either. */
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

/** Returns the replacements for the avoided words in a text; empty if there are none. */
export const avoidedIn = (text: string): string[] =>
  AVOIDED.filter(([word]) => word.test(text)).map(([, instead]) => instead);

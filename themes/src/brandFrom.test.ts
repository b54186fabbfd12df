import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  combinations,
  failingPairs,
  faintButtons,
  focusLikeError,
  indistinctRows,
  indistinctSeries,
  indistinctStatuses,
  selectionLikeStatus,
} from '../tools/check.ts';
import { brandFrom, getWord } from './brandFrom.ts';
import { type Color, MODES, TEXT_STEPS } from './contract.ts';
import { derive } from './derive.ts';
import { WORDS, type Word } from './words.ts';

const colour = fc.integer({ min: 0, max: 0xffffff }).map((value): Color => `#${value.toString(16).padStart(6, '0')}`);
const name = fc.stringMatching(/^[a-z][a-z0-9]{1,11}$/);
const word = fc.constantFrom(...WORDS);

/** Neon, a pale pink, nearly black, and a grey. */
const HARD: readonly Color[] = ['#f7ff00', '#ffd1dc', '#0a0a12', '#808080'];
const hardOnes = HARD.flatMap((accent) => WORDS.map((called) => ({ accent, called })));
/** Names that together select each of the looks. */
const NAMES = ['acme', 'karoo', 'renoster', 'sutherland', 'tulbagh', 'edge'];

/** Returns the problems of a generated brand in both modes. */
const faults = (called: string, accent: Color, as: Word): string[] =>
  MODES.flatMap((mode) => {
    const tokens = derive(brandFrom(called, accent, as), mode);
    return [
      ...[...failingPairs(tokens), ...faintButtons(tokens), ...indistinctRows(tokens)],
      ...[...selectionLikeStatus(tokens), ...focusLikeError(tokens), ...indistinctSeries(tokens)],
      ...indistinctStatuses(tokens),
    ].map((fault) => `${accent} ${as} ${mode}: ${fault}`);
  });

describe('a brand made from one colour', () => {
  it.each(hardOnes)('is legible as $accent, $called, with any name', ({ accent, called }) => {
    expect(NAMES.flatMap((each) => faults(each, accent, called))).toEqual([]);
  });

  it('is legible in both modes, with any colour and word', () => {
    fc.assert(
      fc.property(name, colour, word, (called, accent, as) => {
        expect(faults(called, accent, as)).toEqual([]);
      }),
      {
        numRuns: 100,
        examples: WORDS.flatMap((as): [string, Color, Word][] => [
          ...(['#ffffff', '#000000', '#ffff00'] as const).map((accent): [string, Color, Word] => ['edge', accent, as]),
          // Redder than the error colour.
          ['edge', '#e03030', as],
          // Regression: two chart series in dark mode were too similar for red-green colour blindness.
          ['a0', '#30b83b', as],
        ]),
      },
    );
  }, 60_000);

  it.each(HARD)('keeps %s: its buttons have that colour, in light mode', (accent) => {
    const { primaryBg } = derive(brandFrom('acme', accent, 'calm'), 'light').color.button;
    // The grey is slightly darkened for readable white text.
    expect(primaryBg).toBe(accent === '#808080' ? '#757575' : accent);
  });

  it.each(WORDS)('has increasing font sizes with sufficient line heights, %s', (called) => {
    const { text } = derive(brandFrom('acme', '#0f766e', called), 'light');
    const steps = TEXT_STEPS.map(
      (step) => [text[step].size, text[step].line].map(Number.parseFloat) as [number, number],
    );
    expect(steps.map(([size]) => size)).toEqual(steps.map(([size]) => size).toSorted((a, b) => a - b));
    for (const [size, line] of steps) expect(line).toBeGreaterThanOrEqual(size * 1.25);
  });

  it('has a word derived from its name by default', () => {
    expect(brandFrom('karoo', '#5b6f2a')).toEqual(brandFrom('karoo', '#5b6f2a', getWord('karoo')));
    expect(new Set([...NAMES, 'mill', 'bay', 'kloof'].map(getWord)).size).toBe(WORDS.length);
  });
});

describe('brands with one colour and different words', () => {
  it.each(NAMES)('differ in composition, spacing, fonts and motion: %s', (called) => {
    for (const [one, other] of combinations(WORDS.map((as) => brandFrom(called, '#0f766e', as)))) {
      expect(one.entrance).not.toBe(other.entrance);
      expect(one.spacing).not.toEqual(other.spacing);
      expect([one.font.heading, one.font.body]).not.toEqual([other.font.heading, other.font.body]);
      expect(one.motion?.enter).not.toBe(other.motion?.enter);
      expect(one.numeral).not.toEqual(other.numeral);
    }
  });
});

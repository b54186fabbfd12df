import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { failingPairs, focusLikeError, indistinctParts, indistinctRows, selectionLikeStatus } from '../tools/check.ts';
import { brandFrom } from './brandFrom.ts';
import { type Color, MODES } from './contract.ts';
import { derive } from './derive.ts';

const colour = fc.integer({ min: 0, max: 0xffffff }).map((value): Color => `#${value.toString(16).padStart(6, '0')}`);
const name = fc.stringMatching(/^[a-z][a-z0-9]{1,11}$/);

describe('a brand made from one colour', () => {
  it('reads well in both modes, whatever the colour', () => {
    fc.assert(
      fc.property(name, colour, (called, accent) => {
        for (const mode of MODES) {
          const tokens = derive(brandFrom(called, accent), mode);
          expect(failingPairs(tokens), `${accent} ${mode}`).toEqual([]);
          expect(indistinctRows(tokens), `${accent} ${mode}`).toEqual([]);
          expect(selectionLikeStatus(tokens), `${accent} ${mode}`).toEqual([]);
          expect(focusLikeError(tokens), `${accent} ${mode}`).toEqual([]);
          expect(indistinctParts(tokens), `${accent} ${mode}`).toEqual([]);
        }
      }),
      {
        numRuns: 100,
        examples: [
          ['edge', '#ffffff'],
          ['edge', '#000000'],
          ['edge', '#ffff00'],
          ['edge', '#808080'],
          // Redder than what says error.
          ['edge', '#e03030'],
          ['edge', '#ffd1dc'],
        ],
      },
    );
  }, 30_000);
});

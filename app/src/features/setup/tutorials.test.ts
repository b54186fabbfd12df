import { BRANDS, type BrandName } from '@mortar/themes';
import { describe, expect, it } from 'vitest';
import { tutorialOf } from './tutorials.ts';

describe('the tutorial', () => {
  // A brand that was just added has none yet.
  it.each(['mortar', 'aloe', 'baobab', 'fynbos', 'protea'] as const)('is shown in the look of %s', (brand) => {
    const { video, poster } = tutorialOf(brand);
    expect([video, poster]).toEqual([
      expect.stringContaining(`${brand}.webm`),
      expect.stringContaining(`${brand}.jpg`),
    ]);
  });

  it('is the default brand’s where a brand has none', () => {
    expect(tutorialOf('acme' as BrandName)).toEqual(tutorialOf(BRANDS[0]));
  });
});

import { BRANDS, type BrandName, brandInfo } from '@mortar/themes';
import { describe, expect, it } from 'vitest';
import { getTutorial } from './tutorials.ts';

describe('the tutorial', () => {
  // New brands have no tutorial until it is recorded.
  it.each(['mortar', 'aloe', 'baobab', 'fynbos', 'protea'] as const)('matches the brand %s', (brand) => {
    const { video, poster } = getTutorial(brand);
    expect([video, poster]).toEqual([
      expect.stringContaining(`${brand}.webm`),
      expect.stringContaining(`${brand}.jpg`),
    ]);
  });

  it('is the tutorial of a brand served next to the application', () => {
    const { captions } = getTutorial(BRANDS[0]);
    const recorded = { video: '/brands/renoster/tutorial.webm', poster: '/brands/renoster/tutorial.jpg' };
    brandInfo['renoster' as BrandName] = { ...brandInfo.aloe, tutorial: recorded };
    expect(getTutorial('renoster' as BrandName)).toEqual({ ...recorded, captions });
    Reflect.deleteProperty(brandInfo, 'renoster');
  });

  it('is the default brand’s if a brand has none', () => {
    expect(getTutorial('acme' as BrandName)).toEqual(getTutorial(BRANDS[0]));
  });
});

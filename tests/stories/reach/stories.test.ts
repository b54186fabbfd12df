import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { getArea, getPart, getSample, getStories, isIntended, type Story } from './stories.ts';

const story = (id: string, title = 'Popups/Confirmation', name = 'busy'): Story => ({
  id,
  title,
  name,
  file: 'a/B.stories.tsx',
});
const many = Array.from({ length: 100 }, (_, index) => story(`s-${index}`));

describe('the stories of an index', () => {
  it('leave out documentation and contact sheets, and have paths from the root', () => {
    const entry = { title: 'Components/Button', name: 'Small', importPath: './design-system/Button.stories.tsx' };
    const entries = {
      a: { id: 'a', type: 'story', tags: ['dev', 'test'], ...entry },
      b: { id: 'b', type: 'docs', ...entry },
    };
    expect(getStories({ entries })).toEqual([
      {
        id: 'a',
        title: 'Components/Button',
        name: 'Small',
        file: 'design-system/Button.stories.tsx',
        tags: ['dev', 'test'],
      },
    ]);
  });

  it('belong to the first word of their title', () => {
    expect(getArea(story('a'))).toBe('Popups');
  });
});

describe('search words', () => {
  it('match the stories that contain them all, anywhere and in any case', () => {
    expect(isIntended(story('a'), ['popups BUSY'])).toBe(true);
    expect(isIntended(story('a'), ['popups empty'])).toBe(false);
    expect(isIntended(story('a'), ['popups empty', 'busy'])).toBe(true);
    expect(isIntended(story('a'), ['b.stories'])).toBe(true);
    expect(isIntended(story('a'), [])).toBe(true);
  });
});

describe('a sample', () => {
  it('has the requested size, in order, each story once', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 120 }), (count) => {
        const sample = getSample(many, count);
        expect(sample).toHaveLength(Math.min(count, many.length));
        expect(many.filter((one) => sample.includes(one))).toEqual(sample);
      }),
    );
  });

  it('is distributed over all stories', () => {
    const places = getSample(many, 4).map(({ id }) => Number(id.slice(2)));
    expect(places).toEqual([0, 25, 50, 75]);
  });
});

describe('parts', () => {
  it('contain each story once in total', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 12 }), (of) => {
        const parts = Array.from({ length: of }, (_, index) => getPart(many, { at: index + 1, of }));
        expect(parts.flat().toSorted((a, b) => many.indexOf(a) - many.indexOf(b))).toEqual(many);
      }),
    );
  });
});

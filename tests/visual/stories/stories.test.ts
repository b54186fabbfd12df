import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { areaOf, isMeant, type Story, sampleOf, storiesOf } from './stories.ts';

const story = (id: string, title = 'Popups/Confirmation', name = 'busy'): Story => ({
  id,
  title,
  name,
  file: 'a/B.stories.tsx',
});
const many = Array.from({ length: 100 }, (_, index) => story(`s-${index}`));

describe('stories of an index', () => {
  it('leave out documentation and sheets of other stories, and name files from the root', () => {
    const entry = { title: 'Components/Button', name: 'Small', importPath: './design-system/Button.stories.tsx' };
    const entries = {
      a: { id: 'a', type: 'story', tags: ['dev', 'test'], ...entry },
      b: { id: 'b', type: 'docs', ...entry },
    };
    expect(storiesOf({ entries })).toEqual([
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
    expect(areaOf(story('a'))).toBe('Popups');
  });
});

describe('words', () => {
  it('mean the stories that hold them all, wherever and however written', () => {
    expect(isMeant(story('a'), ['popups BUSY'])).toBe(true);
    expect(isMeant(story('a'), ['popups empty'])).toBe(false);
    expect(isMeant(story('a'), ['popups empty', 'busy'])).toBe(true);
    expect(isMeant(story('a'), ['b.stories'])).toBe(true);
    expect(isMeant(story('a'), [])).toBe(true);
  });
});

describe('a sample', () => {
  it('is as large as asked, in order, each story once, and has who is named', () => {
    fc.assert(
      fc.property(fc.integer({ min: 2, max: 120 }), fc.subarray(many, { maxLength: 2 }), (count, named) => {
        const sample = sampleOf(
          many,
          count,
          named.map(({ id }) => id),
        );
        expect(sample).toHaveLength(Math.min(count, many.length));
        expect(many.filter((one) => sample.includes(one))).toEqual(sample);
        for (const one of named) expect(sample).toContain(one);
      }),
    );
  });

  it('is spread over all of them', () => {
    const places = sampleOf(many, 4).map(({ id }) => Number(id.slice(2)));
    expect(places).toEqual([0, 25, 50, 75]);
  });
});

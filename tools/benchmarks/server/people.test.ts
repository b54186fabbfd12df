import { expect, it } from 'vitest';
import { getSearches, percentile, searchUrl } from './people.ts';

it('simulates a hundred users with 33 searches a second, the same each time', () => {
  const make = () => getSearches(['Panado 500 mg tabs', 'Amoxil 250'], ['711111012'], 100, 3000);
  const searches = make();
  const seconds = (searches.at(-1)?.at ?? 0) / 1000;
  expect(seconds).toBeGreaterThan(80);
  expect(seconds).toBeLessThan(100);
  expect(make()).toEqual(searches);
  expect(searches.every(({ query }) => query.value !== '')).toBe(true);
});

it('builds a search like the page', () => {
  const [search] = getSearches(['Panado'], ['7'], 1, 1);
  if (!search) throw new Error('There is no search.');
  expect(searchUrl(search, '1001')).toMatch(
    /^http:\/\/server\.example\/api\/Product\/list\/get\?filter=.*retailerid=1001$/,
  );
});

it.each([
  [[5], 0.95, 5],
  [[1, 2, 3, 4], 0.5, 2],
  [[4, 3, 2, 1], 1, 4],
  [Array.from({ length: 100 }, (_, index) => index + 1), 0.95, 95],
])('finds in %j that %d are at most %d', (values, share, expected) => {
  expect(percentile(values, share)).toBe(expected);
});

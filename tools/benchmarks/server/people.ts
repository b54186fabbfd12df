import { seededRandom } from '@mortar/backend';
import { listProducts, type MatchType, type ProductSort, type SearchField } from '@mortar/contract';

/** Mean seconds between two searches of a user. */
const EACH = 3;

interface PersonsSearch {
  /** Milliseconds after the first. */
  at: number;
  query: {
    filter: SearchField;
    sortby: ProductSort;
    searchtype: MatchType;
    value: string;
    wholesalercode: string;
    adid: number;
    productschedules: string;
  };
}

const SCHEDULES = 'N,NM,0,1,2,3,4,5,6,7';

/** Returns typical searches: mostly a name's beginning, sometimes a part of it, a code or a keyword. */
export function getSearches(descriptions: readonly string[], nappis: readonly string[], people: number, count: number) {
  const random = seededRandom(`${people} people`);
  const any = <T>(list: readonly T[]) => list[Math.floor(random() * list.length)] as T;
  let at = 0;
  return Array.from({ length: count }, (): PersonsSearch => {
    // Exponential intervals: users search independently of each other.
    at += (-Math.log(1 - random()) * EACH * 1000) / people;
    const kind = random();
    const name = any(descriptions).toLowerCase();
    const words = name.split(' ').filter((word) => word.length >= 3);
    const [filter, searchtype, value] = ((): [SearchField, MatchType, string] => {
      if (kind < 0.6) return ['Description', 'StartsWith', name.slice(0, 4 + Math.floor(random() * 8))];
      if (kind < 0.85) return ['Description', 'Containing', words.length > 0 ? any(words) : name];
      if (kind < 0.95) return ['Nappi', 'StartsWith', any(nappis).slice(0, 7)];
      return ['Keywords', 'Containing', 'pain'];
    })();
    const query = { filter, searchtype, value, wholesalercode: '', adid: 0, productschedules: SCHEDULES };
    return { at, query: { ...query, sortby: random() < 0.8 ? 'Frequently' : 'Alphabetically' } };
  });
}

export function searchUrl({ query }: PersonsSearch, retailerid: string): string {
  const url = new URL(listProducts.path, 'http://server.example');
  for (const [name, value] of Object.entries({ ...query, retailerid })) url.searchParams.set(name, String(value));
  return url.href;
}

/**
 * Returns the percentile of values.
 * @param share from 0 to 1
 */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.ceil(share * sorted.length) - 1)] ?? Number.NaN;
}

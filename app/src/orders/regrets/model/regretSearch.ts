import type { RegretDateFilter, RegretSort } from '@mortar/contract';
import { formatDate } from '@mortar/design-system';

/** Which regrets are wanted (001 §2). Days are `yyyy-MM-dd`. */
export interface RegretSearch {
  description: string;
  /** '' for all suppliers. */
  supplier: string;
  /** True for those that were ordered again and kept. */
  processed: boolean;
  dates: RegretDateFilter;
  /** With Custom only. */
  startDate: string | null;
  endDate: string | null;
  sort: RegretSort;
}

export const firstRegretSearch: RegretSearch = {
  description: '',
  supplier: '',
  processed: false,
  dates: 'All',
  startDate: null,
  endDate: null,
  sort: 'Alphabetically',
};

/** What an address names the day by from which regrets are wanted: `?since=2026-02-27`. */
export const SINCE = 'since';

/**
 * The search that a page of regrets begins with where its address asks for those since a day.
 * @param since the first day as the address has it; null where it says nothing
 * @param today the last day, `yyyy-MM-dd`
 */
export function regretsSince(since: string | null, today: string): RegretSearch {
  if (since === null || !/^\d{4}-\d{2}-\d{2}$/.test(since) || since > today) return firstRegretSearch;
  return { ...firstRegretSearch, dates: 'Custom', startDate: since, endDate: today };
}

/** The dates that the tab filters by (001 §9). */
export const TAB_DATES = [
  'All',
  'Today',
  'Yesterday',
  'Last 3 Days',
  'Last 7 Days',
  'Last 14 Days',
  'Last 30 Days',
  'Current Month To Date',
  'Custom',
] as const satisfies readonly RegretDateFilter[];

/** What the tab remembers of how it was searched. */
export type TabOptions = Pick<RegretSearch, 'sort' | 'dates'>;

export const FIRST_TAB_OPTIONS: TabOptions = { sort: firstRegretSearch.sort, dates: firstRegretSearch.dates };

/**
 * The options of the tab as they were left. Days that somebody picked are of that day: Custom begins with all.
 * @param sorts every order there is
 */
export function tabOptions(stored: unknown, sorts: readonly string[]): TabOptions {
  const { sort, dates } = (stored ?? {}) as Partial<Record<keyof TabOptions, unknown>>;
  return {
    sort: sorts.some((each) => each === sort) ? (sort as RegretSort) : FIRST_TAB_OPTIONS.sort,
    dates: TAB_DATES.find((each) => each === dates && each !== 'Custom') ?? FIRST_TAB_OPTIONS.dates,
  };
}

/** The dates that Advanced Regrets filters by; its older variant has no Custom (001 §2, §9). */
export const advancedDates = (older: boolean): readonly RegretDateFilter[] =>
  TAB_DATES.filter((dates) => dates !== 'Today' && dates !== 'Current Month To Date' && !(older && dates === 'Custom'));

/** What is asked of the server; dates are yyyy/MM/dd. */
export interface AskedRegrets {
  description: string;
  startdate: string;
  enddate: string;
  wholesalercode: string;
  regretprocessed: boolean;
  datefilter: RegretDateFilter;
  sortby: RegretSort;
  /** For a group: the retailers whose regrets are wanted. */
  group?: { groupretailerid: number; retailerids: number[] };
}

/**
 * What to ask for; null while something is missing: a date of Custom, or for a group a retailer.
 * @param group for a group: the retailers that were asked for
 */
export function askedRegrets(search: RegretSearch, group?: AskedRegrets['group']): AskedRegrets | null {
  const { dates, startDate, endDate } = search;
  const custom = dates === 'Custom';
  if (custom && (!startDate || !endDate || startDate > endDate)) return null;
  if (group?.retailerids.length === 0) return null;
  return {
    description: search.description.trim(),
    startdate: custom ? formatDate(startDate) : '',
    enddate: custom ? formatDate(endDate) : '',
    wholesalercode: search.supplier,
    regretprocessed: search.processed,
    datefilter: dates,
    sortby: search.sort,
    ...(group && { group }),
  };
}

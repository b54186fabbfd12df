import type { RegretDateFilter, RegretSort } from '@mortar/contract';
import { formatDate } from '@mortar/design-system';

/** Search for regrets (001 §2). Dates are `yyyy-MM-dd`. */
export interface RegretSearch {
  description: string;
  /** '' for all suppliers. */
  supplier: string;
  /** True for reordered regrets that were kept. */
  processed: boolean;
  dates: RegretDateFilter;
  /** For Custom only. */
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

/** Search parameter of the first date: `?since=2026-02-27`. */
export const SINCE = 'since';

/**
 * Returns the initial search for an address with a first date.
 * @param since first date from the address; null if missing
 * @param today last date, `yyyy-MM-dd`
 */
export function regretsSince(since: string | null, today: string): RegretSearch {
  if (since === null || !/^\d{4}-\d{2}-\d{2}$/.test(since) || since > today) return firstRegretSearch;
  return { ...firstRegretSearch, dates: 'Custom', startDate: since, endDate: today };
}

/** Periods of the tab (001 §9). */
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

/** Stored search options of the tab. */
export type TabOptions = Pick<RegretSearch, 'sort' | 'dates'>;

export const FIRST_TAB_OPTIONS: TabOptions = { sort: firstRegretSearch.sort, dates: firstRegretSearch.dates };

/**
 * Returns the stored options. Custom dates apply to one day only, so Custom becomes all.
 * @param sorts valid sort orders
 */
export function tabOptions(stored: unknown, sorts: readonly string[]): TabOptions {
  const { sort, dates } = (stored ?? {}) as Partial<Record<keyof TabOptions, unknown>>;
  return {
    sort: sorts.some((each) => each === sort) ? (sort as RegretSort) : FIRST_TAB_OPTIONS.sort,
    dates: TAB_DATES.find((each) => each === dates && each !== 'Custom') ?? FIRST_TAB_OPTIONS.dates,
  };
}

/** Returns the periods of Advanced Regrets; the older variant has no Custom (001 §2, §9). */
export const advancedDates = (older: boolean): readonly RegretDateFilter[] =>
  TAB_DATES.filter((dates) => dates !== 'Today' && dates !== 'Current Month To Date' && !(older && dates === 'Custom'));

/** Request to the server; dates are yyyy/MM/dd. */
export interface RegretsRequest {
  description: string;
  startdate: string;
  enddate: string;
  wholesalercode: string;
  regretprocessed: boolean;
  datefilter: RegretDateFilter;
  sortby: RegretSort;
  group?: { groupretailerid: number; retailerids: number[] };
}

/**
 * Returns the request; null while incomplete: a Custom date, or a group's retailer.
 * @param group requested retailers, for a group
 */
export function toRegretsRequest(search: RegretSearch, group?: RegretsRequest['group']): RegretsRequest | null {
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

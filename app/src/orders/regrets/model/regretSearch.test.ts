import { describe, expect, it } from 'vitest';
import {
  advancedDates,
  firstRegretSearch,
  regretsSince,
  TAB_DATES,
  tabOptions,
  toRegretsRequest,
} from './regretSearch.ts';

const nothing = { description: '', startdate: '', enddate: '', wholesalercode: '', regretprocessed: false };
const first = { ...nothing, datefilter: 'All', sortby: 'Alphabetically' };
const custom = { dates: 'Custom', startDate: '2026-03-01', endDate: '2026-03-05' } as const;

describe('the request for regrets', () => {
  it.each([
    ['at first', {}, first],
    ['without blanks', { description: ' coru ' }, { ...first, description: 'coru' }],
    ['of one supplier', { supplier: 'KEST' }, { ...first, wholesalercode: 'KEST' }],
    ['that were ordered again', { processed: true }, { ...first, regretprocessed: true }],
    ['by date', { sort: 'Date' }, { ...first, sortby: 'Date' }],
    [
      'of a named period, regardless of the date fields',
      { ...custom, dates: 'Today' },
      { ...first, datefilter: 'Today' },
    ],
    ['of days', custom, { ...first, datefilter: 'Custom', startdate: '2026/03/01', enddate: '2026/03/05' }],
    ['of one day', { ...custom, endDate: '2026-03-01' }, expect.objectContaining({ enddate: '2026/03/01' })],
    ['without a first day', { ...custom, startDate: null }, null],
    ['without a last day', { ...custom, endDate: null }, null],
    ['to before its beginning', { ...custom, endDate: '2026-02-28' }, null],
  ] as const)('%s', (_what, change, expected) => {
    expect(toRegretsRequest({ ...firstRegretSearch, ...change })).toEqual(expected);
  });

  it.each([
    [[2001], { ...first, group: { groupretailerid: 2000, retailerids: [2001] } }],
    [[], null],
  ])('for the retailers %j of a group', (retailerids, expected) => {
    expect(toRegretsRequest(firstRegretSearch, { groupretailerid: 2000, retailerids })).toEqual(expected);
  });
});

describe('the date options', () => {
  it('match those of 001 §9', () => {
    const advanced = ['All', 'Yesterday', 'Last 3 Days', 'Last 7 Days', 'Last 14 Days', 'Last 30 Days', 'Custom'];
    expect(advancedDates(false)).toEqual(advanced);
    expect(advancedDates(true)).toEqual(advanced.slice(0, -1));
    expect(TAB_DATES.toSorted()).toEqual([...advanced, 'Today', 'Current Month To Date'].sort());
  });
});

describe('a page of regrets starts', () => {
  it.each([
    ['with all if its address has no day', null, 'All', null],
    ['with those since a day', '2026-02-27', 'Custom', '2026-02-27'],
    ['with those of today', '2026-03-02', 'Custom', '2026-03-02'],
    ['with all if the day is in the future', '2026-03-03', 'All', null],
    ['with all if the day is invalid', 'Friday', 'All', null],
  ])('%s', (_, since, dates, startDate) => {
    const endDate = startDate && '2026-03-02';
    expect(regretsSince(since, '2026-03-02')).toEqual({ ...firstRegretSearch, dates, startDate, endDate });
  });
});

describe('the options of the tab', () => {
  const sorts = ['Alphabetically', 'Date'];
  it.each([
    ['nothing', undefined, { sort: 'Alphabetically', dates: 'All' }],
    ['both', { sort: 'Date', dates: 'Last 7 Days' }, { sort: 'Date', dates: 'Last 7 Days' }],
    ['days of another day', { sort: 'Date', dates: 'Custom' }, { sort: 'Date', dates: 'All' }],
    ['an unknown option', { sort: 'Colour', dates: 7 }, { sort: 'Alphabetically', dates: 'All' }],
    ['a text', 'Date', { sort: 'Alphabetically', dates: 'All' }],
  ])('are restored if %s is stored', (_case, stored, expected) => expect(tabOptions(stored, sorts)).toEqual(expected));
});

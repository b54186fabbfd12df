import { getCreditUsage, listResponses } from '@mortar/contract';
import { describe, expect, it } from 'vitest';
import {
  getOffset,
  iso,
  monthAround,
  monthEnding,
  readLocalTime,
  readSlashDate,
  startOfDay,
} from '../../src/rules/days.ts';
import { startBackend } from '../support/buyer.ts';
import { answered, callApi, enter } from '../support/client.ts';

describe('the time zone of a country', () => {
  it.each([
    ['ZA', 2],
    ['BW', 2],
    ['SZ', 2],
    ['NA', 2],
    ['ZW', 2],
    ['KE', 3],
    [undefined, 2],
  ])('%s is %i hours ahead of UTC', (country, hours) => {
    expect(getOffset(country)).toBe(hours * 3_600_000);
  });

  const kenya = getOffset('KE');

  it('determines its days, months and closing days', () => {
    const late = Date.parse('2026-03-04T21:30:00Z');
    expect(iso(startOfDay(late, kenya))).toBe('2026-03-04T21:00:00.000Z');
    expect(iso(startOfDay(late))).toBe('2026-03-03T22:00:00.000Z');
    expect(iso(monthAround(late, kenya).start)).toBe('2026-02-28T21:00:00.000Z');
    expect(iso(monthEnding(late, 25, kenya).end)).toBe('2026-03-25T20:59:59.999Z');
    expect(iso(readSlashDate('2026/03/05', kenya) ?? 0)).toBe('2026-03-04T21:00:00.000Z');
    expect(iso(readLocalTime('2026-03-05T08:30', kenya) ?? 0)).toBe('2026-03-05T05:30:00.000Z');
  });
});

/** A pharmacy of the sample, moved to a country. */
async function pharmacyIn(country: 'ZA' | 'KE') {
  const { backend, fetch } = startBackend('openingTime');
  const { settings } = backend.store;
  const stored = settings.get(1001);
  if (!stored) throw new Error('There are no settings.');
  const values = { ...stored.values, ordering_General_Country: country };
  backend.store.transaction(() => settings.put({ ...stored, values }));
  return { backend, fetch, me: await enter(fetch, 'buyer@1001') };
}

describe('a pharmacy in Kenya', () => {
  it.each([
    ['ZA', 'T22:00:00.000Z'],
    ['KE', 'T21:00:00.000Z'],
  ] as const)('has its credit counted from its local midnight: %s', async (country, midnight) => {
    const { fetch, me } = await pharmacyIn(country);
    const { creditusageformonth } = await answered(fetch, getCreditUsage, { query: { suppliercode: 'KEST' } }, me);
    expect(creditusageformonth[0]?.usagestartdate).toContain(midnight);
  });

  it.each([
    ['ZA', 'nothing'],
    ['KE', 'value'],
  ] as const)('has its responses of a day from its local midnight: %s', async (country, found) => {
    const { backend, fetch, me } = await pharmacyIn(country);
    const [order] = backend.store.sentOrders.at(1001).filter(({ answeredat }) => answeredat !== null);
    if (!order) throw new Error('Nothing was sent.');
    // Half an hour after midnight in Nairobi, half an hour before it in Johannesburg.
    const at = Date.parse('2030-03-04T21:30:00Z');
    backend.store.transaction(() => backend.store.sentOrders.put({ ...order, sentat: at, answeredat: at }));
    const query = {
      search: '',
      filter: 'Custom',
      wholesalercode: '',
      startdate: '2030/03/05',
      enddate: '2030/03/05',
    } as const;
    expect((await callApi(fetch, listResponses, { query }, me)).kind).toBe(found);
  });
});

import type { BasketStatus } from '@mortar/contract';
import { seededRandom } from '../runtime/random.ts';
import { addOrder, type Draft, fill, member } from './draft.ts';
import { DAY } from './history.ts';

const BASKETS: readonly [BasketStatus, string, number, string[]][] = [
  ['Daily_Basket', 'Dispensary fast movers', 9, ['KEST', 'PROT', 'UMVO']],
  ['Weekly_Basket', 'Weekly front shop', 12, ['MIDL', 'SUND', 'BLUE']],
  ['Weekly_Basket', 'Weekly generics', 7, ['OVER', 'CAPE']],
  ['Monthly_Basket', 'Month-end stock up', 15, ['KEST', 'UMVO', 'BLUE', 'HART']],
  ['Custom_Basket', 'Flu season', 6, ['PROT', 'KEST']],
  ['Custom_Basket', 'New clinic', 0, []],
];

/** A pharmacy's baskets of four types. They take nothing from the orders' own numbers and chances. */
export function addBaskets(draft: Draft, by: string): void {
  const own = { ...draft, random: seededRandom(`baskets ${by}`) };
  const ordernumbers = draft.rows.counters;
  const { retailerid } = member(draft, by);
  for (const [at, [statusdescription, description, lines, suppliers]] of BASKETS.entries()) {
    const basket = addOrder(own, { by, ago: (30 + at) * DAY, description });
    if (lines > 0) fill(own, basket, lines, suppliers);
    Object.assign(basket, { isbasket: true, statusdescription, ordernumber: `B${at + 1}` });
  }
  const name = `ordernumber ${retailerid}`;
  const kept = ordernumbers.filter((row) => row.name === name);
  const others = draft.rows.counters.filter((row) => row.name !== name);
  draft.rows.counters = [...others, ...kept, { name: `basket ${retailerid}`, value: BASKETS.length }];
}

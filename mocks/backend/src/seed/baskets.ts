import type { BasketStatus } from '@mortar/contract';
import { ORIGINATORS } from '../catalogue/data/makers.ts';
import { seededRandom } from '../runtime/random.ts';
import { addOrder, type Draft, member } from './draft.ts';
import { DAY } from './history.ts';
import { type Purpose, stock } from './stock.ts';
import { workingMoment } from './year/calendar.ts';

interface Basket extends Purpose {
  status: BasketStatus;
  description: string;
}

/** A pharmacy's baskets of four types. */
export const PHARMACY_BASKETS: readonly Basket[] = [
  {
    status: 'Daily_Basket',
    description: 'Dispensary fast movers',
    lines: 9,
    worth: [80, 320],
    suppliers: ['KEST', 'PROT', 'UMVO'],
    ranges: ['acute', 'coldAndFlu', 'gastro'],
  },
  {
    status: 'Weekly_Basket',
    description: 'Weekly front shop',
    lines: 12,
    worth: [140, 420],
    suppliers: ['MIDL', 'SUND', 'BLUE'],
    ranges: ['frontShop', 'baby', 'sunCare'],
  },
  {
    status: 'Weekly_Basket',
    description: 'Weekly generics',
    lines: 7,
    worth: [150, 500],
    suppliers: ['OVER', 'CAPE'],
    ranges: ['acute', 'chronic'],
    fits: ({ manufacturer, genericskey }) => genericskey !== '' && !ORIGINATORS.includes(manufacturer),
  },
  {
    status: 'Monthly_Basket',
    description: 'Month-end stock up',
    lines: 15,
    worth: [300, 1_100],
    suppliers: ['KEST', 'UMVO', 'BLUE', 'HART'],
    ranges: ['chronic'],
  },
  {
    status: 'Custom_Basket',
    description: 'Flu season',
    lines: 6,
    worth: [200, 700],
    suppliers: ['PROT', 'KEST'],
    ranges: ['coldAndFlu'],
  },
  {
    status: 'Custom_Basket',
    description: 'New clinic',
    lines: 0,
    worth: [0, 0],
    suppliers: [],
    ranges: [],
  },
];

/** The group's baskets for its pharmacies. */
export const GROUP_BASKETS: readonly Basket[] = [
  {
    status: 'Weekly_Basket',
    description: 'Baby shelf, all branches',
    lines: 8,
    worth: [250, 700],
    suppliers: ['MIDL', 'SUND', 'KEST'],
    ranges: ['baby'],
  },
  {
    status: 'Monthly_Basket',
    description: 'Chronic repeats',
    lines: 12,
    worth: [400, 1_400],
    suppliers: ['KEST', 'PROT', 'BLUE'],
    ranges: ['chronic'],
  },
  {
    status: 'Custom_Basket',
    description: 'Winter flu',
    lines: 7,
    worth: [300, 900],
    suppliers: ['PROT', 'KEST'],
    ranges: ['coldAndFlu'],
  },
];

/** Baskets have their own numbers and random sequence, so that orders do not depend on them. */
export function addBaskets(draft: Draft, by: string, baskets: readonly Basket[]): void {
  const own = { ...draft, random: seededRandom(`baskets ${by}`) };
  const { retailerid } = member(draft, by);
  for (const [at, { status, description, ...purpose }] of baskets.entries()) {
    const started = { orderid: draft.next('order'), ordernumber: `B${draft.next(`basket ${retailerid}`)}` };
    const basket = addOrder(own, {
      by,
      ago: draft.now - workingMoment(draft.now - (30 + at) * DAY),
      description,
      started,
    });
    stock(own, basket, purpose);
    Object.assign(basket, { isbasket: true, statusdescription: status });
  }
}

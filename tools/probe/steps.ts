import type { AnswerOf, Call, login } from '@mortar/contract';

type Staff = AnswerOf<typeof login>['staff'];

/** What was found on the way, which later calls ask about. */
export interface Found {
  staff: Staff;
  product?: { code: string; nappi: string } | undefined;
  supplier?: string | undefined;
  order?: number | undefined;
  sent?: number | undefined;
  response?: { orderid: number; identifier: string } | undefined;
  promotion?: { productcode: string; suppliercode: string } | undefined;
  ticket?: number | undefined;
  /** Somebody at the other end, and what was written with them. */
  partner?: string | undefined;
  talk?: number | undefined;
  conversation?: number | undefined;
  /** Pharmacies of a group that the person works for. */
  pharmacies?: readonly number[] | undefined;
}

/** What a call is asked with. */
export interface Asked {
  query?: object;
  body?: object;
}

/** One call that reads, and what it needs. */
export interface Step {
  call: Call;
  /** What has to be found before it can be asked, in words: 'a product'. */
  needs: string;
  /** @returns what it is asked with; null where what it needs was not found */
  asked(found: Found): Asked | null;
  /** Keeps what later calls ask about. */
  note(found: Found, answer: unknown): void;
}

/** @param note what of its answer later calls ask about */
export function step<C extends Call>(
  call: C,
  asked: (found: Found) => Asked | null,
  { needs = '', note }: { needs?: string; note?: (found: Found, answer: AnswerOf<C>) => void } = {},
): Step {
  return { call, needs, asked, note: (found, answer) => note?.(found, answer as AnswerOf<C>) };
}

/** What needs nothing. */
export const always =
  (asked: Asked = {}) =>
  () =>
    asked;
/** Every regret. */
export const REGRETS = {
  ...{ description: '', startdate: '', enddate: '', wholesalercode: '', regretprocessed: false },
  ...{ datefilter: 'All', sortby: 'Date' },
};

/** What asks about the product, with whatever else. */
export const ofProduct =
  <Extra extends object>(extra?: (found: Found) => Extra | null) =>
  (found: Found): Asked | null => {
    if (!found.product) return null;
    const more = extra ? extra(found) : {};
    return more && { query: { productcode: found.product.code, ...more } };
  };
/** What asks about the unsent order. */
export const findOrder = ({ order }: Found) => (order === undefined ? null : { orderid: order });
/** What groups alone are asked. */
export const inGroup = (asked: (pharmacies: readonly number[], found: Found) => Asked | null) => (found: Found) =>
  found.staff.grouporderingenabled && found.pharmacies?.length ? asked(found.pharmacies, found) : null;

/** What groups do not have: reports, promotions, messages (002 §6). */
export const alone = (asked: (found: Found) => Asked | null) => (found: Found) =>
  found.staff.grouporderingenabled ? null : asked(found);
export const ALONE = { needs: 'a pharmacy on its own' };

export const PRODUCT = { needs: 'a product' };
export const ORDER = { needs: 'an unsent order' };
export const GROUP = { needs: 'a group with pharmacies' };

/** What asks about something that was found, by name. */
export const given =
  <Name extends keyof Found>(name: Name, query: (found: NonNullable<Found[Name]>) => object) =>
  (found: Found): Asked | null => {
    const held = found[name];
    return held === undefined ? null : { query: query(held as NonNullable<Found[Name]>) };
  };

import type { AnswerOf, Call, login } from '@mortar/contract';

type Staff = AnswerOf<typeof login>['staff'];

/** Values found in answers that later calls need. */
export interface Found {
  staff: Staff;
  product?: { code: string; nappi: string } | undefined;
  supplier?: string | undefined;
  order?: number | undefined;
  sent?: number | undefined;
  response?: { orderid: number; identifier: string } | undefined;
  promotion?: { productcode: string; suppliercode: string } | undefined;
  ticket?: number | undefined;
  /** A conversation partner and the conversation. */
  partner?: string | undefined;
  talk?: number | undefined;
  conversation?: number | undefined;
  /** Pharmacies of a group that the user works for. */
  pharmacies?: readonly number[] | undefined;
}

/** Parameters of a call. */
export interface Requested {
  query?: object;
  body?: object;
}

/** One read call and its requirements. */
export interface Step {
  call: Call;
  /** The required value in words: 'a product'. */
  needs: string;
  /** @returns the parameters; null if a required value was not found */
  requested(found: Found): Requested | null;
  /** Stores values that later calls need. */
  note(found: Found, answer: unknown): void;
}

/**
 * Creates a step.
 * @param note stores values that later calls need
 */
export function step<C extends Call>(
  call: C,
  requested: (found: Found) => Requested | null,
  { needs = '', note }: { needs?: string; note?: (found: Found, answer: AnswerOf<C>) => void } = {},
): Step {
  return { call, needs, requested, note: (found, answer) => note?.(found, answer as AnswerOf<C>) };
}

/** Returns fixed parameters. */
export const always =
  (requested: Requested = {}) =>
  () =>
    requested;
/** Parameters that match every regret. */
export const REGRETS = {
  description: '',
  startdate: '',
  enddate: '',
  wholesalercode: '',
  regretprocessed: false,
  datefilter: 'All',
  sortby: 'Date',
};

/** Returns parameters with the product found. */
export const ofProduct =
  <Extra extends object>(extra?: (found: Found) => Extra | null) =>
  (found: Found): Requested | null => {
    if (!found.product) return null;
    const more = extra ? extra(found) : {};
    return more && { query: { productcode: found.product.code, ...more } };
  };
/** Returns parameters with the unsent order found. */
export const findOrder = ({ order }: Found) => (order === undefined ? null : { orderid: order });
/** Limits a step to groups. */
export const inGroup =
  (requested: (pharmacies: readonly number[], found: Found) => Requested | null) => (found: Found) =>
    found.staff.grouporderingenabled && found.pharmacies?.length ? requested(found.pharmacies, found) : null;

/** Limits a step to users outside groups, who alone have reports, promotions and messages (002 §6). */
export const alone = (requested: (found: Found) => Requested | null) => (found: Found) =>
  found.staff.grouporderingenabled ? null : requested(found);
export const ALONE = { needs: 'a pharmacy on its own' };

export const PRODUCT = { needs: 'a product' };
export const ORDER = { needs: 'an unsent order' };
export const GROUP = { needs: 'a group with pharmacies' };

/** Returns parameters made from a found value, by name. */
export const given =
  <Name extends keyof Found>(name: Name, query: (found: NonNullable<Found[Name]>) => object) =>
  (found: Found): Requested | null => {
    const value = found[name];
    return value === undefined ? null : { query: query(value as NonNullable<Found[Name]>) };
  };

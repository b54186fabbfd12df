import { getRegrets } from '../rules/responses/regrets.ts';
import type { Draft } from './draft.ts';
import { DAY } from './history.ts';

/** A month of regrets; older ones are resolved. */
const MAX_AGE = 30 * DAY;

/** Adds the regrets of the seed's answered orders, according to the settings. */
export function addRegrets({ rows, now, reordered }: Draft): void {
  const partial = new Map(
    rows.settings.map(({ retailerid, values }) => [retailerid, values.ordering_General_PartialRegret]),
  );
  rows.regrets = rows.sentOrders
    .filter(({ answeredat }) => answeredat !== null && answeredat >= now - MAX_AGE)
    .flatMap((order) => getRegrets(order, partial.get(order.retailerid) ?? false))
    .filter(({ orderitemid }) => !reordered.has(orderitemid));
}

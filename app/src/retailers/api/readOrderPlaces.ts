import { listGroupCommOrders } from '@mortar/contract';
import { type OrderPlaces, toOrderPlaces } from '#retailers/model/orderPlaces.ts';
import type { Client } from '#server/client.ts';
import { valueOrNull } from '#server/queries.ts';
import { computerName } from '#session/computerName.ts';

/** Reads pending pharmacies of a group's order from the list of sending, the only call that knows what was sent. */
export async function readOrderPlaces(
  client: Client,
  groupretailerid: number,
  baseorderid: number,
  signal: AbortSignal,
): Promise<OrderPlaces> {
  const query = { baseorderid, computername: computerName(), groupretailerid };
  return toOrderPlaces(valueOrNull(await client.send(listGroupCommOrders, { query, signal }))?.commorders ?? []);
}

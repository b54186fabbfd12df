import { listGroupCommOrders } from '@mortar/contract';
import { type OrderPlaces, toOrderPlaces } from '#retailers/model/orderPlaces.ts';
import type { Client } from '#server/client.ts';
import { valueOrNull } from '#server/queries.ts';
import { computerName } from '#session/computerName.ts';

/** Reads who waits for what of a group's order. It is the list of sending: no other call knows what was sent already. */
export async function readOrderPlaces(
  client: Client,
  groupretailerid: number,
  baseorderid: number,
  signal: AbortSignal,
): Promise<OrderPlaces> {
  const query = { baseorderid, computername: computerName(), groupretailerid };
  return toOrderPlaces(valueOrNull(await client.send(listGroupCommOrders, { query, signal }))?.commorders ?? []);
}

import * as z from 'zod/mini';
import { id, text } from '../scalars.ts';
import { commOrder, unsentOrder } from './order.ts';

/** A row of a group's order manager, with the order's pharmacies (001 §3, unsent order summary). */
export const groupUnsentOrder = z.extend(unsentOrder, { retailers: z.array(z.object({ retailerid: id })) });
export type GroupUnsentOrder = z.output<typeof groupUnsentOrder>;

/** Unsent lines of a group's order at one supplier, and its retailers' accounts (002 §3). */
export const groupCommOrder = z.extend(commOrder, {
  retailers: z.array(
    z.object({
      retailerid: id,
      retailername: text,
      supplieraccounts: z.array(z.object({ accountnumber: text })),
    }),
  ),
});
export type GroupCommOrder = z.output<typeof groupCommOrder>;

/** Result of sending a group's order for one retailer (002 §3, processed group order). */
export const processedOrder = z.object({
  retailerid: id,
  retailername: text,
  supplierorders: z.array(
    z.object({
      suppliername: text,
      suppliercode: z.string(),
      computername: text,
      /** 'Success' or 'Failed'. */
      status: text,
      /** The order's number, or why it was not sent. */
      description: text,
    }),
  ),
});
export type ProcessedOrder = z.output<typeof processedOrder>;

import * as z from 'zod/mini';
import { flag, id, text } from '../scalars.ts';

/** A pharmacy of a group, and whether a user works for it (000 §3). */
export const pharmacyAssignment = z.object({ retailerid: id, retailername: text, isassigned: flag });
export type PharmacyAssignment = z.output<typeof pharmacyAssignment>;

/** A pharmacy that an order is for (001 §3). */
export const orderRetailer = z.object({ retailerid: id, retailername: text });
export type OrderRetailer = z.output<typeof orderRetailer>;

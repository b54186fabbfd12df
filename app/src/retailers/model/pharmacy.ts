import type { OrderRetailer, PharmacyAssignment as PharmacyAssignmentAnswer } from '@mortar/contract';

/** Pharmacy of a group. */
export interface Pharmacy {
  id: number;
  name: string;
}

/** A pharmacy of a group, and whether a user works for it (000 §3). */
export interface PharmacyAssignment extends Pharmacy {
  isAssigned: boolean;
}

/** Returns the pharmacy of an answer. */
export const toPharmacy = (answer: OrderRetailer): Pharmacy => ({ id: answer.retailerid, name: answer.retailername });

/** Returns the assignment of an answer. */
export const toPharmacyAssignment = (answer: PharmacyAssignmentAnswer): PharmacyAssignment => ({
  ...toPharmacy(answer),
  isAssigned: answer.isassigned,
});

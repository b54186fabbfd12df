import type { Notification } from '@mortar/contract';
import type { PharmacyAssignment } from '#retailers/model/pharmacy.ts';

/** Returns the name of a notification's pharmacy for users of several; '' for a single one or the group itself. */
export function getPharmacy(
  { retailerid }: Pick<Notification, 'retailerid'>,
  pharmacies: readonly PharmacyAssignment[] | undefined,
): string {
  const own = (pharmacies ?? []).filter(({ isAssigned }) => isAssigned);
  return (own.length > 1 && own.find((one) => one.id === retailerid)?.name) || '';
}

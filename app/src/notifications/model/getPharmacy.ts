import type { Notification, PharmacyAssignment } from '@mortar/contract';

/** Returns the name of a notification's pharmacy for users of several; '' for a single one or the group itself. */
export function getPharmacy(
  { retailerid }: Pick<Notification, 'retailerid'>,
  pharmacies: readonly PharmacyAssignment[] | undefined,
): string {
  const own = (pharmacies ?? []).filter(({ isassigned }) => isassigned);
  return (own.length > 1 && own.find((one) => one.retailerid === retailerid)?.retailername) || '';
}

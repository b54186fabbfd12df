import type { Notification, PharmacyAssignment } from '@mortar/contract';

/**
 * The name of the pharmacy that a notification is for, where somebody works for several; '' where there is nothing to tell
 * apart, or it is of the group itself.
 */
export function getPharmacy(
  { retailerid }: Pick<Notification, 'retailerid'>,
  pharmacies: readonly PharmacyAssignment[] | undefined,
): string {
  const own = (pharmacies ?? []).filter(({ isassigned }) => isassigned);
  return (own.length > 1 && own.find((one) => one.retailerid === retailerid)?.retailername) || '';
}

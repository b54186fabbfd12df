import type { Staff } from '@mortar/contract';
import { machineStorage } from '#session/storage.ts';

/** Places with their own stored selection. */
export type ChoicePlace = 'manager' | 'history' | 'responses';

const getKey = ({ retailerid, staffid }: Pick<Staff, 'retailerid' | 'staffid'>, place: ChoicePlace) =>
  `mortar.retailers.${retailerid}/${staffid}.${place}`;

/** Returns the ids of the user's last requested retailers in this browser, or none. */
export function rememberedChoice(staff: Pick<Staff, 'retailerid' | 'staffid'>, place: ChoicePlace): readonly number[] {
  const stored = machineStorage.read(getKey(staff, place));
  return Array.isArray(stored) ? stored.filter((id) => typeof id === 'number') : [];
}

export function rememberChoice(
  staff: Pick<Staff, 'retailerid' | 'staffid'>,
  place: ChoicePlace,
  retailerIds: readonly number[],
): void {
  machineStorage.write(getKey(staff, place), retailerIds);
}

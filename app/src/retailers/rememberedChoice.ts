import type { Staff } from '@mortar/contract';
import { machineStorage } from '#session/storage.ts';

/** Where a choice of retailers is remembered, each by itself. */
export type ChoicePlace = 'manager' | 'history' | 'responses';

const getKey = ({ retailerid, staffid }: Pick<Staff, 'retailerid' | 'staffid'>, place: ChoicePlace) =>
  `mortar.retailers.${retailerid}/${staffid}.${place}`;

/** Ids of the retailers that this person asked for last in this browser; empty where none are remembered. */
export function rememberedChoice(staff: Pick<Staff, 'retailerid' | 'staffid'>, place: ChoicePlace): readonly number[] {
  const stored = machineStorage.read(getKey(staff, place));
  return Array.isArray(stored) ? stored.filter((id) => typeof id === 'number') : [];
}

export function rememberChoice(
  staff: Pick<Staff, 'retailerid' | 'staffid'>,
  place: ChoicePlace,
  retailerids: readonly number[],
): void {
  machineStorage.write(getKey(staff, place), retailerids);
}

import { tabStorage } from '#session/storage.ts';
import type { OwnPharmacy } from './model/assignmentChange.ts';

const KEY = 'mortar.pharmacies';

const isPharmacy = (value: unknown): value is OwnPharmacy => {
  const { retailerid, retailername } = (value ?? {}) as Record<keyof OwnPharmacy, unknown>;
  return typeof retailerid === 'number' && typeof retailername === 'string';
};

/** Reads the user's pharmacies last known in this tab; null for other users. */
export function readKnownPharmacies(username: string): readonly OwnPharmacy[] | null {
  const stored = tabStorage.read(KEY) as { username?: unknown; pharmacies?: unknown } | null;
  if (stored?.username !== username || !Array.isArray(stored.pharmacies)) return null;
  return stored.pharmacies.filter(isPharmacy);
}

export function keepKnownPharmacies(username: string, pharmacies: readonly OwnPharmacy[]): void {
  tabStorage.write(KEY, { username, pharmacies });
}

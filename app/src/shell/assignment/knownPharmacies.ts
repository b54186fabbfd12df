import { tabStorage } from '#session/storage.ts';
import type { OwnPharmacy } from './model/assignmentChange.ts';

const KEY = 'mortar.pharmacies';

const isPharmacy = (value: unknown): value is OwnPharmacy => {
  const { retailerid, retailername } = (value ?? {}) as Record<keyof OwnPharmacy, unknown>;
  return typeof retailerid === 'number' && typeof retailername === 'string';
};

/** The pharmacies that somebody worked for when this tab heard of it last, over reloads; null for anybody else. */
export function readKnownPharmacies(username: string): readonly OwnPharmacy[] | null {
  const stored = tabStorage.read(KEY) as { username?: unknown; pharmacies?: unknown } | null;
  if (stored?.username !== username || !Array.isArray(stored.pharmacies)) return null;
  return stored.pharmacies.filter(isPharmacy);
}

export function keepKnownPharmacies(username: string, pharmacies: readonly OwnPharmacy[]): void {
  tabStorage.write(KEY, { username, pharmacies });
}

import type { Pharmacy } from '#retailers/model/pharmacy.ts';
import { hasTypes } from '#server/fieldTypes.ts';
import { tabStorage } from '#session/storage.ts';

const KEY = 'mortar.pharmacies';

/** Reads the user's pharmacies last known in this tab; null for other users and unreadable ones. */
export function readKnownPharmacies(username: string): readonly Pharmacy[] | null {
  const stored = tabStorage.read(KEY) as { username?: unknown; pharmacies?: unknown } | null;
  if (stored?.username !== username || !Array.isArray(stored.pharmacies)) return null;
  const isPharmacy = (value: unknown) => hasTypes<Pharmacy>(value, { id: 'count', name: 'string' });
  return stored.pharmacies.every(isPharmacy) ? stored.pharmacies : null;
}

export function keepKnownPharmacies(username: string, pharmacies: readonly Pharmacy[]): void {
  tabStorage.write(KEY, { username, pharmacies });
}

import { type Settings, updateRegretSettings, type Wholesaler } from '@mortar/contract';
import { settingKeys } from '#settings/form/model/pickSettings.ts';

/** Keys of the regret settings, without the suppliers' switches (000 §3). */
export const REGRET_KEYS = settingKeys(updateRegretSettings);

export type RegretSettings = Pick<Settings, (typeof REGRET_KEYS)[number]>;

/** Auto regret switches by creditor id. */
export type AutoRegrets = Readonly<Record<string, boolean>>;

export type RegretValues = RegretSettings & { suppliers: AutoRegrets };

/** Row of the suppliers' grid. */
export interface AutoRegretSupplier {
  creditorid: number;
  name: string;
  /** 1 is first; null for none. */
  preference: number | null;
}

/** Returns the suppliers by preference. */
export function autoRegretSuppliers(wholesalers: readonly Wholesaler[]): AutoRegretSupplier[] {
  const last = (preference: number | null) => preference ?? Number.MAX_SAFE_INTEGER;
  return wholesalers
    .map(({ creditorid, wholesalername, preference }) => ({
      creditorid,
      name: wholesalername,
      preference: preference > 0 ? preference : null,
    }))
    .toSorted((a, b) => last(a.preference) - last(b.preference) || a.name.localeCompare(b.name, 'en'));
}

/** Returns the auto regret switches on the server. */
export const getAutoRegrets = (wholesalers: readonly Wholesaler[]): AutoRegrets =>
  Object.fromEntries(wholesalers.map(({ creditorid, autoregretsenabled }) => [String(creditorid), autoregretsenabled]));

/** A supplier's switch to send (000 §3, wholesaler). */
export interface AutoRegretChange {
  creditorid: number;
  autoregretsenabled: boolean;
}

/** Returns the suppliers whose switches changed. */
export function changedAutoRegrets(values: AutoRegrets, saved: AutoRegrets): AutoRegretChange[] {
  return Object.entries(values)
    .filter(([creditorid, enabled]) => saved[creditorid] !== enabled)
    .map(([creditorid, autoregretsenabled]) => ({ creditorid: Number(creditorid), autoregretsenabled }));
}

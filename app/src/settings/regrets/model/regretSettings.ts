import { type Settings, updateRegretSettings, type Wholesaler } from '@mortar/contract';
import { settingKeys } from '#settings/form/model/pickSettings.ts';

/** What the regret settings change, the suppliers' own switches apart (000 §3). */
export const REGRET_KEYS = settingKeys(updateRegretSettings);

export type RegretSettings = Pick<Settings, (typeof REGRET_KEYS)[number]>;

/** Which suppliers may be asked by themselves, by their creditor id. */
export type AutoRegrets = Readonly<Record<string, boolean>>;

export type RegretValues = RegretSettings & { suppliers: AutoRegrets };

/** A row of the grid of suppliers. */
export interface AutoRegretSupplier {
  creditorid: number;
  name: string;
  /** 1 first; null where it has none. */
  preference: number | null;
}

/** The suppliers, those that are preferred first. */
export function autoRegretSuppliers(wholesalers: readonly Wholesaler[]): AutoRegretSupplier[] {
  const last = (preference: number | null) => preference ?? Number.MAX_SAFE_INTEGER;
  return wholesalers
    .map(({ creditorid, wholesalername, preference }) => ({
      creditorid,
      name: wholesalername,
      preference: preference > 0 ? preference : null,
    }))
    .toSorted(
      (one, other) => last(one.preference) - last(other.preference) || one.name.localeCompare(other.name, 'en'),
    );
}

/** Which suppliers may be asked by themselves, as the server has it. */
export const getAutoRegrets = (wholesalers: readonly Wholesaler[]): AutoRegrets =>
  Object.fromEntries(wholesalers.map(({ creditorid, autoregretsenabled }) => [String(creditorid), autoregretsenabled]));

/** One supplier's switch, as it is sent (000 §3, wholesaler). */
export interface AutoRegretChange {
  creditorid: number;
  autoregretsenabled: boolean;
}

/** The suppliers that differ from what the server has. */
export function changedAutoRegrets(values: AutoRegrets, saved: AutoRegrets): AutoRegretChange[] {
  return Object.entries(values)
    .filter(([creditorid, enabled]) => saved[creditorid] !== enabled)
    .map(([creditorid, autoregretsenabled]) => ({ creditorid: Number(creditorid), autoregretsenabled }));
}

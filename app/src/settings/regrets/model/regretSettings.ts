import type { Settings } from '@mortar/contract';

/** What the regret settings change, the suppliers' own switches apart (000 §3). */
export const REGRET_KEYS = [
  'ordering_Regrets_DeleteWhenReordered',
  'ordering_Regrets_UseLastOrderQuantity',
  'ordering_General_AutoRegrets_Enabled',
  'ordering_General_PartialRegret',
] as const satisfies readonly (keyof Settings)[];

export type RegretSettings = Pick<Settings, (typeof REGRET_KEYS)[number]>;

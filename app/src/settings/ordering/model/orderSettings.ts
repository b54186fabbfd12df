import type { Settings } from '@mortar/contract';

/** What the order settings change, their passwords apart (000 §3; the colours 001 §2). */
export const ORDER_KEYS = [
  'ordering_SearchType',
  'ordering_SearchHighlightColor',
  'ordering_SearchHighlightTextColor',
  'ordering_MultipleProducts',
  'ordering_EmptyBaskets',
  'ordering_LimitMaximumQuantity_Enabled',
  'ordering_MaximumQuantity',
  'ordering_SelectSupplier_Rule',
  'ordering_LockPreferred',
] as const satisfies readonly (keyof Settings)[];

export type OrderSettings = Pick<Settings, (typeof ORDER_KEYS)[number]>;

import type { Settings } from '@mortar/contract';

/** What the application settings change; VAT is shown among them and changed by nobody (000 §3). */
export const APPLICATION_KEYS = [
  'ordering_PrintShceduleItems',
  'ordering_PromptPrintShceduleItems',
  'ordering_NettPriceInclusive',
  'ordering_NettPriceExclusive',
  'ordering_General_DisplayMedicalAidInfo_Enabled',
  'ordering_General_PromptForAccountNumber_Enabled',
  'ordering_PPL_Enabled',
  'ordering_PPL_SubstitutionOverridePrompt_Enabled',
] as const satisfies readonly (keyof Settings)[];

export type ApplicationSettings = Pick<Settings, (typeof APPLICATION_KEYS)[number]>;

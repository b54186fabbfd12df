import type * as z from 'zod/mini';
import { settings } from './entities/settings.ts';

/** In the server's notation: a missing or unknown setting gets a new pharmacy's default. */
const SETTINGS: z.input<typeof settings> = {
  ordering_General_Country: 'ZA',
  lastOrderNumber: '',
  ordering_PrintShceduleItems: true,
  ordering_PromptPrintShceduleItems: true,
  ordering_NettPriceInclusive: false,
  ordering_NettPriceExclusive: true,
  ordering_VAT: 15,
  ordering_General_DisplayMedicalAidInfo_Enabled: true,
  ordering_General_PromptForAccountNumber_Enabled: false,
  ordering_General_AutoRegrets_Enabled: false,
  ordering_General_PartialRegret: false,
  ordering_PPL_Enabled: false,
  ordering_PPL_SubstitutionOverridePrompt_Enabled: false,
  ordering_SearchType: '0',
  ordering_SearchHighlightColor: '',
  ordering_SearchHighlightTextColor: '',
  ordering_MultipleProducts: false,
  ordering_EmptyBaskets: false,
  ordering_LimitMaximumQuantity_Enabled: false,
  ordering_MaximumQuantity: 0,
  ordering_LockPreferred: false,
  ordering_SelectSupplier_Rule: '0',
  ordering_Regrets_DeleteWhenReordered: false,
  ordering_Regrets_UseLastOrderQuantity: false,
};

/** Defaults for unreadable fields of answers in which one field must not fail the others. */
export const fieldDefaults: ReadonlyMap<object, Readonly<Record<string, unknown>>> = new Map([[settings, SETTINGS]]);

import * as z from 'zod/mini';
import { amount, count, flag, text } from '../scalars.ts';

/** How a supplier is suggested: preferred, cheapest, preferred then cheapest. */
export const supplierRule = z.enum(['0', '1', '3']);
export type SupplierRule = z.output<typeof supplierRule>;

/** Settings read by shell and ordering (000 §3, 001 §3). Override passwords are never sent to the client. */
export const settings = z.object({
  ordering_General_Country: z.enum(['ZA', 'BW', 'KE', 'SZ', 'NA', 'ZW']),
  lastOrderNumber: text,
  ordering_PrintShceduleItems: flag,
  ordering_PromptPrintShceduleItems: flag,
  ordering_NettPriceInclusive: flag,
  ordering_NettPriceExclusive: flag,
  /** Percent. */
  ordering_VAT: amount,
  ordering_General_DisplayMedicalAidInfo_Enabled: flag,
  ordering_General_PromptForAccountNumber_Enabled: flag,
  ordering_General_AutoRegrets_Enabled: flag,
  /** False ignores a partial supply, true orders the difference. */
  ordering_General_PartialRegret: flag,
  ordering_PPL_Enabled: flag,
  ordering_PPL_SubstitutionOverridePrompt_Enabled: flag,
  /** '0' searches while typing, '1' on Enter. */
  ordering_SearchType: z.enum(['0', '1']),
  ordering_SearchHighlightColor: text,
  ordering_SearchHighlightTextColor: text,
  /** True allows one product from several suppliers in an order. */
  ordering_MultipleProducts: flag,
  ordering_EmptyBaskets: flag,
  ordering_LimitMaximumQuantity_Enabled: flag,
  ordering_MaximumQuantity: count,
  ordering_LockPreferred: flag,
  ordering_SelectSupplier_Rule: supplierRule,
  ordering_Regrets_DeleteWhenReordered: flag,
  ordering_Regrets_UseLastOrderQuantity: flag,
});
export type Settings = z.output<typeof settings>;

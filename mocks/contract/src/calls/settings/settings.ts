import * as z from 'zod/mini';
import { call } from '../../call.ts';
import { settings } from '../../entities/settings.ts';
import { line } from '../../typed.ts';

const update = {
  method: 'PUT',
  path: '/api/Settings/update',
  answer: z.object({ settings }),
} as const;

const NOTHING_NAMED = 'Name at least one setting.';
const names = (body: object) => Object.keys(body).length > 0;

const colour = line.check(z.minLength(1));

/** All six settings of the preferences tab, always together (ruling 19). */
export const updateOrderingSettings = call('updateOrderingSettings', {
  ...update,
  summary: 'Saves the six settings of the ordering preferences.',
  section: '001 §3, §7',
  body: z.strictObject({
    ...z.pick(settings, {
      ordering_SearchType: true,
      ordering_SelectSupplier_Rule: true,
      ordering_LockPreferred: true,
      ordering_PPL_Enabled: true,
    }).shape,
    ordering_SearchHighlightColor: colour,
    ordering_SearchHighlightTextColor: colour,
  }),
});

const applicationSettings = z.partial(
  z.pick(settings, {
    ordering_PrintShceduleItems: true,
    ordering_PromptPrintShceduleItems: true,
    ordering_NettPriceInclusive: true,
    ordering_NettPriceExclusive: true,
    ordering_General_DisplayMedicalAidInfo_Enabled: true,
    ordering_General_PromptForAccountNumber_Enabled: true,
    ordering_PPL_Enabled: true,
    ordering_PPL_SubstitutionOverridePrompt_Enabled: true,
  }),
);

export const updateApplicationSettings = call('updateApplicationSettings', {
  ...update,
  summary: 'Saves application settings: prices, printing, medical aids, preferred products. VAT cannot be changed.',
  section: '000 §3, §7',
  body: z.strictObject(applicationSettings.shape).check(z.refine(names, NOTHING_NAMED)),
});

const orderSettings = z.partial(
  z.object({
    ...z.pick(settings, {
      ordering_SearchType: true,
      ordering_MultipleProducts: true,
      ordering_EmptyBaskets: true,
      ordering_LimitMaximumQuantity_Enabled: true,
      ordering_MaximumQuantity: true,
      ordering_LockPreferred: true,
      ordering_SelectSupplier_Rule: true,
    }).shape,
    ordering_SearchHighlightColor: colour,
    ordering_SearchHighlightTextColor: colour,
  }),
);

export const updateOrderSettings = call('updateOrderSettings', {
  ...update,
  summary: 'Saves order settings: search mode and colours, quantities, several suppliers, supplier rule and locks.',
  section: '000 §3, §7',
  body: z.strictObject(orderSettings.shape).check(z.refine(names, NOTHING_NAMED)),
});

const regretSettings = z.partial(
  z.pick(settings, {
    ordering_Regrets_DeleteWhenReordered: true,
    ordering_Regrets_UseLastOrderQuantity: true,
    ordering_General_AutoRegrets_Enabled: true,
    ordering_General_PartialRegret: true,
  }),
);

export const updateRegretSettings = call('updateRegretSettings', {
  ...update,
  summary: 'Saves what becomes of regrets.',
  section: '000 §3, §7',
  body: z.strictObject(regretSettings.shape).check(z.refine(names, NOTHING_NAMED)),
});

export const updateCountry = call('updateCountry', {
  ...update,
  summary: 'Saves the country, which decides the currency.',
  section: '000 §2; 002 §7',
  body: z.strictObject(z.pick(settings, { ordering_General_Country: true }).shape),
});

const password = z.optional(line.check(z.minLength(1, 'Please enter a password.')));

export const updateOverridePassword = call('updateOverridePassword', {
  ...update,
  summary: 'Sets one override password. Passwords are never answered.',
  section: '000 §5, §7',
  body: z
    .strictObject({
      ordering_MaximumQuantityPassword: password,
      ordering_SelectSupplier_Password: password,
      ordering_PPL_SubstitutionOverridePrompt_Password: password,
    })
    .check(z.refine((body) => Object.keys(body).length === 1, 'Set one password at a time.')),
});

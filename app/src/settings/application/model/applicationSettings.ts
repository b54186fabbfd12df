import { type Settings, updateApplicationSettings } from '@mortar/contract';
import { settingKeys } from '#settings/form/model/pickSettings.ts';

/** Keys of editable application settings; VAT is read-only (000 §3). */
export const APPLICATION_KEYS = settingKeys(updateApplicationSettings);

export type ApplicationSettings = Pick<Settings, (typeof APPLICATION_KEYS)[number]>;

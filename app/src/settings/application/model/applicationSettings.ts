import { type Settings, updateApplicationSettings } from '@mortar/contract';
import { settingKeys } from '#settings/form/model/pickSettings.ts';

/** What the application settings change; VAT is shown among them and changed by nobody (000 §3). */
export const APPLICATION_KEYS = settingKeys(updateApplicationSettings);

export type ApplicationSettings = Pick<Settings, (typeof APPLICATION_KEYS)[number]>;

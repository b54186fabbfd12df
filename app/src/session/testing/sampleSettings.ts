import { SAMPLE_SETTINGS } from '@mortar/backend';
import type { Settings } from '@mortar/contract';

/** Returns the sample's settings with changes. */
export const sampleSettings = (changes: Partial<Settings> = {}): Settings => ({
  ...SAMPLE_SETTINGS,
  lastOrderNumber: '',
  ...changes,
});

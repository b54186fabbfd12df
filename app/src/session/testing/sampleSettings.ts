import { SAMPLE_SETTINGS } from '@mortar/backend';
import type { Settings } from '@mortar/contract';

/** All settings of a pharmacy as the sample has them, but for what a test is about. */
export const sampleSettings = (changes: Partial<Settings> = {}): Settings => ({
  ...SAMPLE_SETTINGS,
  lastOrderNumber: '',
  ...changes,
});

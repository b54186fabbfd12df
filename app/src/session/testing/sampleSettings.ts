import { SAMPLE_SETTINGS } from '@mortar/backend';
import type { Settings } from '@mortar/contract';

export const sampleSettings = (changes: Partial<Settings> = {}): Settings => ({
  ...SAMPLE_SETTINGS,
  lastOrderNumber: '',
  ...changes,
});

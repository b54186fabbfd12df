import type { Partner } from '#messaging/partners/model/partner.ts';
import { messages as texts } from './messages.ts';

/** Returns the suppliers as options; offline ones are disabled (002 §4). */
export const supplierOptions = (suppliers: readonly Partner[]) =>
  suppliers.map(({ hash, name, online }) => ({
    value: hash,
    label: online ? name : texts.offlineName(name),
    disabled: !online,
  }));

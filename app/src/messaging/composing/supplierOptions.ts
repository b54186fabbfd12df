import type { Partner } from '#messaging/partners/model/partner.ts';
import { messages as texts } from './messages.ts';

/** Suppliers to choose from: those that are offline are named, and cannot be chosen (002 §4). */
export const supplierOptions = (suppliers: readonly Partner[]) =>
  suppliers.map(({ hash, name, online }) => ({
    value: hash,
    label: online ? name : texts.offlineName(name),
    disabled: !online,
  }));

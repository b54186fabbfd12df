import { type Settings, updateOrderSettings } from '@mortar/contract';
import { mixed, number, object } from 'yup';
import { settingKeys } from '#settings/form/model/pickSettings.ts';
import { type HighlightValues, highlightSchema } from '#settings/ordering/highlightColours.ts';
import { messages } from '#settings/ordering/messages.ts';

/** What the order settings change, their passwords apart (000 §3; the colours 001 §2). */
export const ORDER_KEYS = settingKeys(updateOrderSettings);

export type OrderSettings = Pick<Settings, (typeof ORDER_KEYS)[number]>;

/** What the form holds: a colour is null while its text says none, the maximum while there is no number. */
export type OrderValues = Omit<OrderSettings, keyof HighlightValues | 'ordering_MaximumQuantity'> &
  HighlightValues & { ordering_MaximumQuantity: number | null };

/** A quantity on a line is at most this (ruling 14). */
export const MAX_QUANTITY = 999_999;

const { notANumber, outOfRange } = messages.quantity;
const maximum = number()
  .nullable()
  .typeError(notANumber)
  .integer(outOfRange)
  .min(1, outOfRange)
  .max(MAX_QUANTITY, outOfRange)
  .required(notANumber);

/** The rules of the form (000 §5). A maximum that limits nothing may be none, or what is none. */
export const orderSchema = object({
  ...highlightSchema,
  ordering_MaximumQuantity: mixed()
    .nullable()
    .when('ordering_LimitMaximumQuantity_Enabled', ([limited], unlimited) => (limited ? maximum : unlimited)),
});

/** Whether the price that stands first is one that the supplier lock stops: the cheapest one's (001 §4, supplier locks). */
export const worksAgainst = (values: Pick<OrderValues, 'ordering_SelectSupplier_Rule' | 'ordering_LockPreferred'>) =>
  values.ordering_LockPreferred && values.ordering_SelectSupplier_Rule === '1';

/** What is sent of what was changed: of the colours both or none, and no maximum that is none. */
export function orderSettingsToSend(values: OrderValues, changed: Partial<OrderValues>): Partial<OrderSettings> {
  const {
    ordering_SearchHighlightColor: color,
    ordering_SearchHighlightTextColor: text,
    ordering_MaximumQuantity: most,
    ...rest
  } = changed;
  const ground = values.ordering_SearchHighlightColor;
  const words = values.ordering_SearchHighlightTextColor;
  const colours = color !== undefined || text !== undefined;
  return {
    ...rest,
    ...(colours &&
      ground !== null &&
      words !== null && { ordering_SearchHighlightColor: ground, ordering_SearchHighlightTextColor: words }),
    ...(most && maximum.isValidSync(most) && { ordering_MaximumQuantity: most }),
  };
}

import { type Settings, updateOrderSettings } from '@mortar/contract';
import { mixed, number, object } from 'yup';
import { settingKeys } from '#settings/form/model/pickSettings.ts';
import { type HighlightValues, highlightSchema } from '#settings/ordering/highlightColours.ts';
import { messages } from '#settings/ordering/messages.ts';

/** Keys of the order settings except passwords (000 §3; the colours 001 §2). */
export const ORDER_KEYS = settingKeys(updateOrderSettings);

export type OrderSettings = Pick<Settings, (typeof ORDER_KEYS)[number]>;

/** Values of the form: an invalid colour or maximum is null. */
export type OrderValues = Omit<OrderSettings, keyof HighlightValues | 'ordering_MaximumQuantity'> &
  HighlightValues & { ordering_MaximumQuantity: number | null };

/** Maximum quantity of a line (ruling 14). */
export const MAX_QUANTITY = 999_999;

const { notANumber, outOfRange } = messages.quantity;
const maximum = number()
  .nullable()
  .typeError(notANumber)
  .integer(outOfRange)
  .min(1, outOfRange)
  .max(MAX_QUANTITY, outOfRange)
  .required(notANumber);

/** Validation of the form (000 §5). An unused maximum may be invalid. */
export const orderSchema = object({
  ...highlightSchema,
  ordering_MaximumQuantity: mixed()
    .nullable()
    .when('ordering_LimitMaximumQuantity_Enabled', ([limited], unlimited) => (limited ? maximum : unlimited)),
});

/** Returns true if the first price, the cheapest, may be locked (001 §4, supplier locks). */
export const locksCheapest = (values: Pick<OrderValues, 'ordering_SelectSupplier_Rule' | 'ordering_LockPreferred'>) =>
  values.ordering_LockPreferred && values.ordering_SelectSupplier_Rule === '1';

/** Returns the changes to send: both colours or none, and no invalid maximum. */
export function orderSettingsToSend(values: OrderValues, changed: Partial<OrderValues>): Partial<OrderSettings> {
  const {
    ordering_SearchHighlightColor: color,
    ordering_SearchHighlightTextColor: text,
    ordering_MaximumQuantity: highest,
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
    ...(highest && maximum.isValidSync(highest) && { ordering_MaximumQuantity: highest }),
  };
}

import { ColourField, type ColourFieldProps } from '../ColourField/ColourField.tsx';
import { DateField, type DateFieldProps } from '../DateField/DateField.tsx';
import { DateRangeField, type DateRangeFieldProps } from '../DateRangeField/DateRangeField.tsx';
import type { DateRange } from '../DateRangeField/parseRange.ts';
import { type Bound, useBoundText } from './useBound.ts';

/** The form holds `yyyy-MM-dd` or `null`, and is not sent while the text is no date. */
export const FormDateField = (props: Bound<DateFieldProps>) => (
  <DateField {...props} {...useBoundText<string | null>(props.name)} />
);

/** The form holds `{ from, to }`, and is not sent while the texts are no range. */
export const FormDateRangeField = (props: Bound<DateRangeFieldProps>) => (
  <DateRangeField {...props} {...useBoundText<DateRange>(props.name)} />
);

/** The form holds `#rrggbb` or `null`, and is not sent while the text is no colour. */
export const FormColourField = (props: Bound<ColourFieldProps>) => (
  <ColourField {...props} {...useBoundText<string | null>(props.name)} />
);

import { ColourField, type ColourFieldProps } from '../ColourField/ColourField.tsx';
import { DateField, type DateFieldProps } from '../DateField/DateField.tsx';
import { DateRangeField, type DateRangeFieldProps } from '../DateRangeField/DateRangeField.tsx';
import type { DateRange } from '../DateRangeField/parseRange.ts';
import { type Bound, useBoundText } from './useBound.ts';

/** Formik date field. The value is `yyyy-MM-dd` or `null`; invalid text blocks submission. */
export const FormDateField = (props: Bound<DateFieldProps>) => (
  <DateField {...props} {...useBoundText<string | null>(props.name)} />
);

/** Formik date range field. The value is `{ from, to }`; invalid text blocks submission. */
export const FormDateRangeField = (props: Bound<DateRangeFieldProps>) => (
  <DateRangeField {...props} {...useBoundText<DateRange>(props.name)} />
);

/** Formik colour field. The value is `#rrggbb` or `null`; invalid text blocks submission. */
export const FormColourField = (props: Bound<ColourFieldProps>) => (
  <ColourField {...props} {...useBoundText<string | null>(props.name)} />
);

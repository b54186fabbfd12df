import { FileDrop, type FileDropProps } from '../FileDrop/FileDrop.tsx';
import { NumberField, type NumberFieldProps } from '../NumberField/NumberField.tsx';
import { QuantityBox, type QuantityBoxProps } from '../QuantityBox/QuantityBox.tsx';
import { RadioField, type RadioFieldProps } from '../RadioField/RadioField.tsx';
import { SearchSelectField, type SearchSelectFieldProps } from '../SearchSelectField/SearchSelectField.tsx';
import { SwitchField, type SwitchFieldProps } from '../SwitchField/SwitchField.tsx';
import { type Bound, useBound, useBoundText } from './useBound.ts';

/** Formik number field. The value is `null` without a number; invalid text blocks submission unless disabled. */
export const FormNumberField = (props: Bound<NumberFieldProps>) => (
  <NumberField {...props} {...useBoundText<number | null>(props.name, props.disabled)} />
);

/** Formik quantity box. The value is `null` while empty. */
export const FormQuantityBox = (props: Bound<QuantityBoxProps>) => (
  <QuantityBox {...props} {...useBound<number | null>(props.name)} />
);

/** Formik searchable select. The value is `null` without a selection. */
export const FormSearchSelectField = <T extends string>(props: Bound<SearchSelectFieldProps<T>>) => (
  <SearchSelectField<T> {...props} {...useBound<T | null>(props.name)} />
);

/** Formik radio field. The value is `null` without a selection. */
export const FormRadioField = <T extends string | number>(props: Bound<RadioFieldProps<T>>) => (
  <RadioField<T> {...props} {...useBound<T | null>(props.name)} />
);

export const FormSwitchField = (props: Bound<SwitchFieldProps>) => {
  const { value, ...bound } = useBound<boolean>(props.name);
  return <SwitchField {...props} {...bound} checked={value} />;
};

/** Formik file field. The value is the list of files, empty without any. */
export const FormFileDrop = (props: Bound<FileDropProps>) => {
  const { value, ...bound } = useBound<readonly File[]>(props.name);
  return <FileDrop {...props} {...bound} files={value} />;
};

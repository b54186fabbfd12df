import { FileDrop, type FileDropProps } from '../FileDrop/FileDrop.tsx';
import { NumberField, type NumberFieldProps } from '../NumberField/NumberField.tsx';
import { QuantityBox, type QuantityBoxProps } from '../QuantityBox/QuantityBox.tsx';
import { RadioField, type RadioFieldProps } from '../RadioField/RadioField.tsx';
import { SearchSelectField, type SearchSelectFieldProps } from '../SearchSelectField/SearchSelectField.tsx';
import { SwitchField, type SwitchFieldProps } from '../SwitchField/SwitchField.tsx';
import { type Bound, useBound, useBoundText } from './useBound.ts';

/** The form holds `null` while there is no number, and is not sent while the text says none, unless it is disabled. */
export const FormNumberField = (props: Bound<NumberFieldProps>) => (
  <NumberField {...props} {...useBoundText<number | null>(props.name, props.disabled)} />
);

/** The form holds `null` while the box is empty. */
export const FormQuantityBox = (props: Bound<QuantityBoxProps>) => (
  <QuantityBox {...props} {...useBound<number | null>(props.name)} />
);

/** The form holds `null` while nothing is chosen. */
export const FormSearchSelectField = <T extends string>(props: Bound<SearchSelectFieldProps<T>>) => (
  <SearchSelectField<T> {...props} {...useBound<T | null>(props.name)} />
);

/** The form holds `null` while nothing is chosen. */
export const FormRadioField = <T extends string | number>(props: Bound<RadioFieldProps<T>>) => (
  <RadioField<T> {...props} {...useBound<T | null>(props.name)} />
);

export const FormSwitchField = (props: Bound<SwitchFieldProps>) => {
  const { value, ...bound } = useBound<boolean>(props.name);
  return <SwitchField {...props} {...bound} checked={value} />;
};

/** The form holds the files themselves, an empty list while there are none. */
export const FormFileDrop = (props: Bound<FileDropProps>) => {
  const { value, ...bound } = useBound<readonly File[]>(props.name);
  return <FileDrop {...props} {...bound} files={value} />;
};

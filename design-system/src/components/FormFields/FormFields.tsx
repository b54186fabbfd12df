import { CheckboxField, type CheckboxFieldProps } from '../CheckboxField/CheckboxField.tsx';
import { PasswordField, type PasswordFieldProps } from '../PasswordField/PasswordField.tsx';
import { SelectField, type SelectFieldProps } from '../SelectField/SelectField.tsx';
import { TextAreaField, type TextAreaFieldProps } from '../TextAreaField/TextAreaField.tsx';
import { TextField, type TextFieldProps } from '../TextField/TextField.tsx';
import { type Bound, useBound } from './useBound.ts';

export const FormTextField = (props: Bound<TextFieldProps>) => (
  <TextField {...props} {...useBound<string>(props.name)} />
);

export const FormPasswordField = (props: Bound<PasswordFieldProps>) => (
  <PasswordField {...props} {...useBound<string>(props.name)} />
);

export const FormTextAreaField = (props: Bound<TextAreaFieldProps>) => (
  <TextAreaField {...props} {...useBound<string>(props.name)} />
);

/** Formik select field. An empty text shows the placeholder. */
export const FormSelectField = <T extends string>(props: Bound<SelectFieldProps<T>>) => {
  const { value, ...bound } = useBound<T>(props.name);
  return <SelectField<T> {...props} {...bound} value={props.options.some((o) => o.value === value) ? value : null} />;
};

export const FormCheckboxField = (props: Bound<CheckboxFieldProps>) => {
  const { value, ...bound } = useBound<boolean>(props.name);
  return <CheckboxField {...props} {...bound} checked={value} />;
};

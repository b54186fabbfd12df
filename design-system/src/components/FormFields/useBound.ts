import { useField } from 'formik';
import { useState } from 'react';

/** A field of a Formik form: give its `name`; value, change and error come from the form. */
export type Bound<P> = Omit<P, 'value' | 'checked' | 'files' | 'onChange' | 'onProblem' | 'error' | 'onBlur'> & {
  name: string;
};

/** An error of a value with parts, such as a range, is the first of its parts' errors. */
const getText = (error: unknown): string | undefined => {
  if (typeof error === 'string') return error;
  return error && typeof error === 'object' ? Object.values(error).map(getText).find(Boolean) : undefined;
};

/** The error shows once the field was left or the form was sent, never while it is first typed in. */
export const useBound = <T>(name: string, validate?: (value: T) => string | undefined) => {
  const [{ value }, { touched, error }, { setValue, setTouched }] = useField<T>(validate ? { name, validate } : name);
  return {
    value,
    onChange: (next: T) => void setValue(next),
    onBlur: () => void setTouched(true),
    error: touched ? getText(error) : undefined,
  };
};

const createProblem = () => {
  let problem: string | undefined;
  return {
    read: () => problem,
    set: (next: string | undefined) => {
      problem = next;
    },
  };
};

/**
 * For fields whose text may say no value: a form is not sent with one, although its value is then empty.
 * @param ignored true where the field's text is of no matter: nobody could mend it
 */
export const useBoundText = <T>(name: string, ignored = false) => {
  const [problem] = useState(createProblem);
  // A value is there again where somebody else set it, as by discarding what was typed: the text is gone.
  const isTyped = (value: T) => !ignored && (value === null || typeof value === 'object');
  return {
    ...useBound<T>(name, (value) => (isTyped(value) ? problem.read() : undefined)),
    onProblem: problem.set,
  };
};

import { useField } from 'formik';
import { useState } from 'react';

/** Props of a Formik field: pass its `name`; the form provides value, change and error. */
export type Bound<P> = Omit<P, 'value' | 'checked' | 'files' | 'onChange' | 'onProblem' | 'error' | 'onBlur'> & {
  name: string;
};

/** Returns the first error of a value with parts, such as a range. */
const getText = (error: unknown): string | undefined => {
  if (typeof error === 'string') return error;
  return error && typeof error === 'object' ? Object.values(error).map(getText).find(Boolean) : undefined;
};

/** Connects a field to Formik. The error shows after leaving the field or submitting, never while first typing. */
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
 * Connects a field whose text may be invalid: the form is not submitted then, although its value is empty.
 * @param ignored true if invalid text is irrelevant, because the user cannot fix it
 */
export const useBoundText = <T>(name: string, ignored = false) => {
  const [problem] = useState(createProblem);
  // A value set from outside, for example by a reset, replaces the typed text.
  const isTyped = (value: T) => !ignored && (value === null || typeof value === 'object');
  return {
    ...useBound<T>(name, (value) => (isTyped(value) ? problem.read() : undefined)),
    onProblem: problem.set,
  };
};

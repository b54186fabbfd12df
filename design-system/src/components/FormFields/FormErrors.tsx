import { useFormikContext } from 'formik';
import { useEffect, useRef } from 'react';

const WRONG = ':is([aria-invalid="true"], [data-invalid] input):not(:disabled)';

/**
 * Put it into a Formik form: when the form was sent and something in it is wrong, the first field with an error takes
 * focus, and its error is read with it. It shows nothing.
 */
export const FormErrors = () => {
  const mark = useRef<HTMLSpanElement>(null);
  const { submitCount, isSubmitting } = useFormikContext();
  const answered = useRef(submitCount);
  useEffect(
    function focusFirstError() {
      if (isSubmitting || submitCount === answered.current) return;
      answered.current = submitCount;
      const form = mark.current?.closest('form') ?? mark.current?.parentElement;
      form?.querySelector<HTMLElement>(WRONG)?.focus();
    },
    [isSubmitting, submitCount],
  );
  return <span ref={mark} hidden />;
};

import { useFormikContext } from 'formik';
import { useEffect, useRef } from 'react';

const WRONG = ':is([aria-invalid="true"], [data-invalid] input):not(:disabled)';

/**
 * Focuses the first invalid field after submitting a Formik form, so that its error is read. Renders nothing visible.
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

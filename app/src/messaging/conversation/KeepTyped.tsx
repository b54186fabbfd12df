import { useFormikContext } from 'formik';
import { useEffect, useEffectEvent } from 'react';

/** Keeps what is typed into the form that it stands in, with each change of it. */
export function KeepTyped<Values extends object>({ keep }: { keep(values: Values): void }) {
  const { values } = useFormikContext<Values>();
  const keepNow = useEffectEvent(keep);
  useEffect(
    function keepWhatIsTyped() {
      keepNow(values);
    },
    [values],
  );
  return null;
}

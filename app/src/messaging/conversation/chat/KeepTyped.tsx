import { useFormikContext } from 'formik';
import { useEffect, useEffectEvent } from 'react';

/** Stores the values of the surrounding form on every change. */
export function KeepTyped<Values extends object>({ keep }: { keep(values: Values): void }) {
  const { values } = useFormikContext<Values>();
  const keepNow = useEffectEvent(keep);
  useEffect(
    function storeValues() {
      keepNow(values);
    },
    [values],
  );
  return null;
}

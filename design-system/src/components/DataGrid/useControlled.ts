import { useState } from 'react';

/** A value that the caller keeps, or, when the caller leaves it out, that is kept here. */
export function useControlled<Value>(
  given: Value | undefined,
  initial: Value,
  onChange: ((value: Value) => void) | undefined,
): [Value, (value: Value) => void] {
  const [own, setOwn] = useState(initial);
  const set = (value: Value) => {
    if (given === undefined) setOwn(value);
    onChange?.(value);
  };
  return [given ?? own, set];
}

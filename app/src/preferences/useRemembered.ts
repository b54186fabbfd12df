import { useAtomValue, useSetAtom } from 'jotai';
import { useMemo, useState } from 'react';
import { rememberAtom, rememberedAtom } from './remembered.ts';

/**
 * A value that this computer remembers of the person: as it was left, or as it begins. Whoever shows it under the same name
 * has the same.
 *
 * @param name unique in the application
 * @param initial what it begins with, and is again after a reset
 * @param read makes a value of what is stored; undefined where that is no longer one
 */
export function useRememberedValue<Value>(
  name: string,
  initial: Value,
  read: (stored: unknown) => Value | undefined,
): [value: Value, choose: (next: Value) => void] {
  const [own] = useState(() => rememberedAtom(name));
  const stored = useAtomValue(own);
  const choose = useSetAtom(rememberAtom);
  // What it begins with is said anew with every drawing, and means the same.
  const [starts] = useState(() => ({ initial, read }));
  const value = useMemo(() => starts.read(stored) ?? starts.initial, [starts, stored]);
  return [value, (next) => choose(name, next)];
}

const yesOrNo = (stored: unknown) => (typeof stored === 'boolean' ? stored : undefined);

/** A choice between yes and no that this computer remembers of the person: whether something is folded. */
export function useRemembered(name: string, initial: boolean): [chosen: boolean, choose: (next: boolean) => void] {
  return useRememberedValue(`choice ${name}`, initial, yesOrNo);
}

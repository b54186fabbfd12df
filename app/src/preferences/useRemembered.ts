import { useAtomValue, useSetAtom } from 'jotai';
import { useMemo, useState } from 'react';
import { rememberAtom, rememberedAtom } from './remembered.ts';

/**
 * Returns the user's value stored on this computer, or the default; shared by all components with the same name.
 * @param name unique in the application
 * @param initial default, also after a reset
 * @param read validates a stored value; undefined if invalid
 */
export function useRememberedValue<Value>(
  name: string,
  initial: Value,
  read: (stored: unknown) => Value | undefined,
): [value: Value, choose: (next: Value) => void] {
  const [own] = useState(() => rememberedAtom(name));
  const stored = useAtomValue(own);
  const choose = useSetAtom(rememberAtom);
  // Defaults may be new objects in every render but do not change.
  const [starts] = useState(() => ({ initial, read }));
  const value = useMemo(() => starts.read(stored) ?? starts.initial, [starts, stored]);
  return [value, (next) => choose(name, next)];
}

const yesOrNo = (stored: unknown) => (typeof stored === 'boolean' ? stored : undefined);

/** Returns a boolean stored for the user on this computer, such as an expanded state. */
export function useRemembered(name: string, initial: boolean): [chosen: boolean, choose: (next: boolean) => void] {
  return useRememberedValue(`choice ${name}`, initial, yesOrNo);
}

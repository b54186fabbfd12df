import { useState } from 'react';
import { machineStorage } from '#session/storage.ts';

/** A choice between yes and no that this browser remembers: whether something is folded. */
export function useRemembered(name: string, initial: boolean): [chosen: boolean, choose: (next: boolean) => void] {
  const key = `mortar.choice.${name}`;
  const [chosen, setChosen] = useState(() => {
    const stored = machineStorage.read(key);
    return typeof stored === 'boolean' ? stored : initial;
  });
  const choose = (next: boolean) => {
    machineStorage.write(key, next);
    setChosen(next);
  };
  return [chosen, choose];
}

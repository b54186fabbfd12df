import { useState } from 'react';
import { machineStorage } from '#session/storage.ts';

/** How much of a pane its first half takes, as somebody left it on this machine: pass it on to `SplitPane`. */
export function usePaneSize(name: string, initial: number) {
  const key = `mortar.pane.${name}`;
  const [size, setSize] = useState(() => {
    const stored = machineStorage.read(key);
    return typeof stored === 'number' && stored > 0 && stored < 100 ? stored : initial;
  });
  const onResize = (percent: number) => {
    machineStorage.write(key, percent);
    setSize(percent);
  };
  return { initial, size, onResize };
}

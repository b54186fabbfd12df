import { useRef } from 'react';

/**
 * Does something once for many that ask for it meanwhile: at once, and once more afterwards where somebody asked while it was
 * being done.
 */
export function useCoalesced(run: () => Promise<unknown>): () => void {
  const state = useRef({ running: false, again: false });
  const start = async () => {
    const { current } = state;
    current.again = true;
    if (current.running) return;
    current.running = true;
    while (current.again) {
      current.again = false;
      await run().catch(() => undefined);
    }
    current.running = false;
  };
  return () => void start();
}

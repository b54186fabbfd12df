import { useRef } from 'react';

/** Coalesces calls: runs at once, and once more afterwards if called while running. */
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

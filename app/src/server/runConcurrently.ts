/**
 * Runs a request per item with limited concurrency, if no call takes several.
 * @param ask request for an item
 * @throws the first error, or the signal's reason if aborted; no further request starts then
 */
export async function runConcurrently<Item>(
  items: readonly Item[],
  { atOnce, signal }: { atOnce: number; signal: AbortSignal },
  ask: (item: Item) => Promise<void>,
): Promise<void> {
  const waiting = items.values();
  let failed = false;
  const runWorker = async () => {
    for (const item of waiting) {
      signal.throwIfAborted();
      // Another request failed.
      if (failed) return;
      await ask(item);
    }
  };
  const workers = Array.from({ length: atOnce }, () =>
    runWorker().catch((error: unknown) => {
      failed = true;
      throw error;
    }),
  );
  await Promise.all(workers);
  signal.throwIfAborted();
}

/**
 * Asks for each of several, a few at a time: where no call gives more than one.
 * @param ask what is asked for one
 * @throws what the first throws that fails; none is begun after it, nor once the signal is aborted, whose reason is thrown
 */
export async function aFewAtATime<Item>(
  items: readonly Item[],
  { atOnce, signal }: { atOnce: number; signal: AbortSignal },
  ask: (item: Item) => Promise<void>,
): Promise<void> {
  const waiting = items.values();
  let failed = false;
  const askForSome = async () => {
    for (const item of waiting) {
      signal.throwIfAborted();
      // Another one's failure ends it all.
      if (failed) return;
      await ask(item);
    }
  };
  const asking = Array.from({ length: atOnce }, () =>
    askForSome().catch((error: unknown) => {
      failed = true;
      throw error;
    }),
  );
  await Promise.all(asking);
  signal.throwIfAborted();
}

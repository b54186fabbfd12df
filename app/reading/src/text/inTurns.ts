/** Longest uninterrupted work, in ms: half of a frame's spare time. */
const TURN_MS = 8;

const pause = () => new Promise<void>((resolve) => setTimeout(resolve, 0));

/**
 * Runs long work in short turns, so that the page handles input in between.
 * @param work yields wherever it may be interrupted
 * @throws the signal's reason if aborted
 */
export async function inTurns<Result>(
  work: Iterator<unknown, Result>,
  signal?: AbortSignal,
  now: () => number = () => performance.now(),
): Promise<Result> {
  let since = now();
  for (;;) {
    signal?.throwIfAborted();
    const { done, value } = work.next();
    if (done) return value;
    if (now() - since < TURN_MS) continue;
    await pause();
    since = now();
  }
}

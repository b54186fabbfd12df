/** Milliseconds that the page may be kept busy: half of what a frame leaves. */
const TURN = 8;

const pause = () => new Promise<void>((resolve) => setTimeout(resolve, 0));

/**
 * Does a long work in turns that cost the page a moment each: whatever is typed or pressed meanwhile comes between.
 * @param work yields wherever it may be interrupted
 * @throws the signal's reason once it is aborted
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
    if (now() - since < TURN) continue;
    await pause();
    since = now();
  }
}

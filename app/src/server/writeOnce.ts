import { isUnknown, type Outcome } from './outcome.ts';
import { valueOrThrow } from './queries.ts';

export type Written<Answer, Part = never> =
  | { kind: 'acknowledged'; answer: Answer }
  /** No answer, but the reread state contains all of it. */
  | { kind: 'found' }
  /** No answer, but the reread state contains some of it. */
  | { kind: 'partly'; part: Part };

/** How to check a write whose answer was lost. */
export interface Recovery<State, Part = never> {
  /** Reads what the write would have changed; null if it cannot be judged. */
  read(): Promise<State | null>;
  /** Returns how much of the write the state contains. */
  verify(state: State): 'all' | 'nothing' | { part: Part };
}

/**
 * Writes exactly once. Without an answer, reads the server's state: what it contains was done, anything else is an
 * error, and nothing is sent again (ruling 8).
 * @throws {CallError} if rejected, or apparently not done
 */
export async function writeOnce<Answer, State, Part = never>(
  send: () => Promise<Outcome<Answer>>,
  { read, verify }: Recovery<State, Part>,
): Promise<Written<Answer, Part>> {
  const outcome = await send();
  if (outcome.kind === 'value') return { kind: 'acknowledged', answer: outcome.value };
  // 'Nothing' may answer a repeated request: browsers resend when a reused connection drops.
  if (outcome.kind === 'nothing' || isUnknown(outcome)) {
    const state = await read().catch(() => null);
    const found = state === null ? 'nothing' : verify(state);
    if (found === 'all') return { kind: 'found' };
    if (found !== 'nothing') return { kind: 'partly', part: found.part };
  }
  return { kind: 'acknowledged', answer: valueOrThrow(outcome) };
}

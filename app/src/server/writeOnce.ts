import { isUnknown, type Outcome } from './outcome.ts';
import { valueOrThrow } from './queries.ts';

/** What became of a write. */
export type Written<Answer, Part = never> =
  | { kind: 'acknowledged'; answer: Answer }
  /** No answer said so, and what was read again shows all of it. */
  | { kind: 'found' }
  /** No answer said so, and what was read again shows some of it. */
  | { kind: 'partly'; part: Part };

/** How a write whose answer was lost is looked for. */
export interface Recovery<State, Part = never> {
  /** Reads what the write would have changed; null where there is nothing to judge by. */
  read(): Promise<State | null>;
  /** What it shows of the write: all, nothing, or some. */
  judge(state: State): 'all' | 'nothing' | { part: Part };
}

/**
 * Writes once. Where no answer tells what became of it, the server's state is read again: what that shows was done, and
 * anything else is an error to be shown, with nothing sent a second time (ruling 8).
 * @throws {CallError} if the write was refused, or not done as far as can be told
 */
export async function writeOnce<Answer, State, Part = never>(
  send: () => Promise<Outcome<Answer>>,
  { read, judge }: Recovery<State, Part>,
): Promise<Written<Answer, Part>> {
  const outcome = await send();
  if (outcome.kind === 'value') return { kind: 'acknowledged', answer: outcome.value };
  // 'Nothing' may be the answer to a repetition: browsers send a request again when a connection they reused drops.
  if (outcome.kind === 'nothing' || isUnknown(outcome)) {
    const state = await read().catch(() => null);
    const found = state === null ? 'nothing' : judge(state);
    if (found === 'all') return { kind: 'found' };
    if (found !== 'nothing') return { kind: 'partly', part: found.part };
  }
  return { kind: 'acknowledged', answer: valueOrThrow(outcome) };
}

import type { Fault } from '@mortar/backend';
import type { StoryBackend } from '@mortar/storybook/storyBackend';
import { expect, screen } from 'storybook/test';
import { type Part, see } from './steps.ts';

/**
 * The ways in which a call goes wrong: the codes of the specification, and no answer. Code 0 is shown where it differs from
 * code 2; everywhere else one branch takes both, as it takes no answer and one from elsewhere (`client.test.ts`).
 */
const ANSWERS = {
  'code 0': { kind: 'code', code: 0 },
  'code 2': { kind: 'code', code: 2 },
  'code 4': { kind: 'code', code: 4 },
  'code 5': { kind: 'code', code: 5 },
  'connection dropped': { kind: 'cut' },
} as const satisfies Record<string, { kind: Fault['kind']; code?: number }>;
export type Answer = keyof typeof ANSWERS;

const EXPIRED = 'Your session has expired. Please login again.';

/** The specification's texts, as they stand in its error catalogues (000 §8, 001 §8, 002 §8). */
export const texts = {
  error: (code: number) => `Sorry an error has occurred, error code: ${code}. Please try again.`,
  unexpected: 'Sorry an unexpected error has occurred. Please try again',
} as const;

type Check = () => Promise<void>;

export interface Failing {
  backend?: Omit<StoryBackend, 'faults'>;
  /** Brings the story to where the call goes out. */
  arrange?(): Promise<void>;
  /** True where arranging it goes to what destroys, as a person does who means it. */
  moved?: boolean;
  /** The text under codes 0, 2 and 5. */
  error?(code: number): string;
  /** The text where there was no answer. */
  unexpected?: string;
  /** What an answer shows that is not one of these texts. */
  instead?: Partial<Record<Answer, Check | string>>;
  /** What was typed, chosen or shown before is still there. */
  kept?: Check;
  /** Where the text stands; the whole page by default. */
  within?(): Promise<Part>;
}

/**
 * Makes the stories of one call that goes wrong: each shows the specification's text and what is still there.
 * @param call the call's name in the contract
 */
export function failing(call: string, { backend, arrange, moved = false, kept, ...expected }: Failing) {
  return (answer: Answer) => ({
    name: answer,
    parameters: {
      popup: { moved },
      // What stands there is what stands there under code 2, with another figure, or Login, which has stories of its own.
      ...((answer === 'code 5' || answer === 'code 4') && { a11y: { test: 'off' as const } }),
      backend: { ...backend, faults: [{ call, ...ANSWERS[answer] } as Fault] },
    },
    play: async () => {
      await arrange?.();
      await show(answer, expected);
      if (expected.instead?.[answer] === undefined && answer !== 'code 4') await kept?.();
    },
  });
}

async function show(answer: Answer, { error = texts.error, unexpected = texts.unexpected, instead, within }: Failing) {
  const other = instead?.[answer];
  if (typeof other === 'function') return other();
  if (answer === 'code 4' && other === undefined) {
    await see(EXPIRED);
    // The session's end is told once, wherever it was found.
    await expect(screen.getAllByText(EXPIRED)).toHaveLength(1);
    return;
  }
  const fault = ANSWERS[answer];
  await see(other ?? (fault.kind === 'code' ? error(fault.code) : unexpected), await within?.());
}

import type { Fault } from '@mortar/backend';
import { asPart, type StoryBackend, type StoryBackendContext, withBackend } from '@mortar/storybook/storyBackend';
import type { ComponentType, ReactNode } from 'react';
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

interface Expected {
  /** Brings the story to where the call goes out. */
  arrange?(): Promise<void>;
  /** True where arranging it goes to what destroys, as a person does who means it. */
  moved?: boolean;
  /** The text under codes 0, 2 and 5. */
  error?(code: number): string;
  /** The text where there was no answer. */
  unexpected?: string;
  /** What an answer shows that is not one of these texts. Code 0 has a story where it is named here. */
  instead?: Partial<Record<Answer, Check | string>>;
  /** What was typed, chosen or shown before is still there. */
  kept?: Check;
  /** Where the text stands; the whole page by default. */
  within?(): Promise<Part>;
}

export interface Failing extends Expected {
  /** In the sidebar, below `Failures/`. It is read from the file's text: write it out. */
  title: `Failures/${string}`;
  render(args: unknown, context: StoryBackendContext): ReactNode;
  /** What it stands in; a part of a screen by default. */
  decorators?: readonly ((Story: ComponentType, context: StoryBackendContext) => ReactNode)[];
  parameters?: Record<string, unknown>;
  backend?: Omit<StoryBackend, 'faults'>;
}

/**
 * The stories of one call that goes wrong, the default export of a `*.failure.tsx`: each shows the specification's text and
 * what is still there. Which stories there are is said once for all calls, in `.storybook/failures.ts`.
 * @param call the call's name in the contract
 */
export function failing(call: string, { render, decorators = [asPart], parameters, backend, ...expected }: Failing) {
  const { arrange, moved = false, kept, instead } = expected;
  return {
    meta: { ...withBackend, render, decorators, parameters },
    story: (answer: Answer) => ({
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
        if (instead?.[answer] === undefined && answer !== 'code 4') await kept?.();
      },
    }),
  };
}

async function show(answer: Answer, { error = texts.error, unexpected = texts.unexpected, instead, within }: Expected) {
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

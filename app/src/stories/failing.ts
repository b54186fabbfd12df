import type { Fault } from '@mortar/backend';
import { asPart, type StoryBackend, type StoryBackendContext, withBackend } from '@mortar/storybook/storyBackend';
import type { ComponentType, ReactNode } from 'react';
import { expect, screen } from 'storybook/test';
import { expectVisible, type Part } from './steps.ts';

/**
 * Failures of a call: specified codes, and no answer. Code 0 is shown where it differs from code 2; otherwise both
 * share a branch, like no answer and a foreign one (`client.test.ts`).
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

/** Specified texts of the error catalogues (000 §8, 001 §8, 002 §8). */
export const texts = {
  error: (code: number) => `Sorry an error has occurred, error code: ${code}. Please try again.`,
  unexpected: 'Sorry an unexpected error has occurred. Please try again',
} as const;

type Check = () => Promise<void>;

interface Expected {
  /** Brings the story to the call. */
  arrange?(): Promise<void>;
  /** True if this moves focus on purpose, such as to a destructive action. */
  focusMoved?: boolean;
  /** Text for codes 0, 2 and 5. */
  error?(code: number): string;
  /** Text without an answer. */
  unexpected?: string;
  /** Other expectations by answer. Code 0 has a story only if named here. */
  instead?: Partial<Record<Answer, Check | string>>;
  /** Checks that input, selection or content is still there. */
  retained?: Check;
  /** Container of the text; default is the page. */
  within?(): Promise<Part>;
}

export interface Failing extends Expected {
  /** Title in the sidebar, below `Failures/`. Parsed from the file's text, so write it literally. */
  title: `Failures/${string}`;
  render(args: unknown, context: StoryBackendContext): ReactNode;
  /** Decorators; default is part of a screen. */
  decorators?: readonly ((Story: ComponentType, context: StoryBackendContext) => ReactNode)[];
  parameters?: Record<string, unknown>;
  backend?: Omit<StoryBackend, 'faults'>;
}

/**
 * Stories of a failing call, default export of a `*.failure.tsx`: each shows the specified text and what remains.
 * `.storybook/failures.ts` defines which stories exist.
 * @param call its name in the contract
 */
export function failing(call: string, { render, decorators = [asPart], parameters, backend, ...expected }: Failing) {
  const { arrange, focusMoved = false, retained, instead } = expected;
  return {
    meta: { ...withBackend, render, decorators, parameters },
    story: (answer: Answer) => ({
      name: answer,
      parameters: {
        popup: { focusMoved },
        // Equal to code 2 with another number, or to Login, which has its own stories.
        ...((answer === 'code 5' || answer === 'code 4') && { a11y: { test: 'off' as const } }),
        backend: { ...backend, faults: [{ call, ...ANSWERS[answer] } as Fault] },
      },
      play: async () => {
        await arrange?.();
        await show(answer, expected);
        if (instead?.[answer] === undefined && answer !== 'code 4') await retained?.();
      },
    }),
  };
}

async function show(answer: Answer, { error = texts.error, unexpected = texts.unexpected, instead, within }: Expected) {
  const other = instead?.[answer];
  if (typeof other === 'function') return other();
  if (answer === 'code 4' && other === undefined) {
    await expectVisible(EXPIRED);
    // A session end is reported once.
    await expect(screen.getAllByText(EXPIRED)).toHaveLength(1);
    return;
  }
  const fault = ANSWERS[answer];
  await expectVisible(other ?? (fault.kind === 'code' ? error(fault.code) : unexpected), await within?.());
}

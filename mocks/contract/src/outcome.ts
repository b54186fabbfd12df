import * as z from 'zod/mini';
import type { AnswerOf, BlockedOf, Call } from './call.ts';

/** Meaning of an answer by its result code (ruling 6). */
export type AnswerOutcome<A, K = unknown> =
  | { kind: 'value'; value: A }
  /** Codes 3 and 5: nothing found. */
  | { kind: 'nothing' }
  /** Code 69: locked by another user or device. */
  | { kind: 'blocked'; by: K }
  /** Code 4: the session is over. */
  | { kind: 'expired' }
  /** Codes 0 and 2, and any unspecified code. */
  | { kind: 'error'; code: number; text: string }
  /** The answer breaks the contract: another product's page, an incomplete document, a missing field. */
  | { kind: 'violation'; problem: string };

/** Result codes with a specific meaning (000 §8, 001 §8, 002 §8). */
export const RESULT = {
  exception: 0,
  success: 1,
  serverError: 2,
  noData: 3,
  invalidToken: 4,
  notFound: 5,
  blocked: 69,
} as const;

const code = z.union([z.int(), z.string().check(z.regex(/^\d{1,4}$/))]);
const envelopes = {
  resultcode: z.object({ resultcode: code, resulttext: z.nullish(z.string()) }),
  resultCode: z.object({ resultCode: code, resultText: z.nullish(z.string()) }),
  code: z.object({ code, message: z.nullish(z.string()) }),
} as const;

/** Returns the result code of an answer and its text; null if there is none. */
export function readCode(call: Call, body: unknown): { code: number; text: string } | null {
  const envelope = envelopes[call.codeField].safeParse(body);
  if (!envelope.success) return null;
  const found = envelope.data as Record<string, unknown>;
  return {
    code: Number(found[call.codeField]),
    text: String(found.resulttext ?? found.resultText ?? found.message ?? ''),
  };
}

/** Maximum number of places in a problem text. */
const MAX_ISSUES = 5;

/** Describes violations by place: field names and types, never values. */
export function getProblem(call: Call, issues: readonly z.core.$ZodIssue[]): string {
  const places = issues.slice(0, MAX_ISSUES).map(({ path, message }) => `${message} at ${path.join('.')}`);
  const others = issues.length - places.length;
  return `${call.name}: ${places.join('; ')}${others > 0 ? `; and ${others} more` : ''}`;
}

/** Returns the success code: '0' for support calls, which answer `code`, otherwise 1. */
export function successCode(call: Call): number {
  return call.codeField === 'code' ? 0 : RESULT.success;
}

/**
 * Reads an answer's body by the call's contract.
 * @param body the parsed JSON of an HTTP 200 answer
 */
export function readAnswer<C extends Call>(call: C, body: unknown): AnswerOutcome<AnswerOf<C>, BlockedOf<C>> {
  const result = readCode(call, body);
  if (!result) return { kind: 'violation', problem: `${call.name}: no ${call.codeField} in the answer` };
  if (result.code === successCode(call)) {
    const plain = call.plain?.(body);
    if (plain) return { kind: 'value', value: plain as AnswerOf<C> };
    const answer = call.answer.safeParse(body);
    if (answer.success) return { kind: 'value', value: answer.data as AnswerOf<C> };
    return { kind: 'violation', problem: getProblem(call, answer.error.issues) };
  }
  switch (result.code) {
    case RESULT.noData:
    case RESULT.notFound:
      return { kind: 'nothing' };
    case RESULT.invalidToken:
      return { kind: 'expired' };
    case RESULT.blocked: {
      const blocked = call.blocked.safeParse(body);
      if (blocked.success) return { kind: 'blocked', by: blocked.data as BlockedOf<C> };
      return { kind: 'violation', problem: getProblem(call, blocked.error.issues) };
    }
    default:
      return { kind: 'error', code: result.code, text: result.text };
  }
}

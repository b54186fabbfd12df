import * as z from 'zod/mini';
import type { AnswerOf, BlockedOf, Call } from './call.ts';

/** What an answer means, once its result code is read (ruling 6). */
export type AnswerOutcome<A, K = unknown> =
  | { kind: 'value'; value: A }
  /** Codes 3 and 5: the server looked and found nothing. */
  | { kind: 'nothing' }
  /** Code 69: refused because somebody or something else holds it. */
  | { kind: 'blocked'; by: K }
  /** Code 4: the session is over. */
  | { kind: 'expired' }
  /** Codes 0 and 2, and any code the specification does not know. */
  | { kind: 'error'; code: number; text: string }
  /** The answer is not what the contract promises: another product's page, half a document, a missing field. */
  | { kind: 'violation'; problem: string };

/** Result codes with a meaning of their own (000 §8, 001 §8, 002 §8). */
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

/** The result code of an answer and its text; null where there is none. */
export function readCode(call: Call, body: unknown): { code: number; text: string } | null {
  const envelope = envelopes[call.codeField].safeParse(body);
  if (!envelope.success) return null;
  const found = envelope.data as Record<string, unknown>;
  return {
    code: Number(found[call.codeField]),
    text: String(found.resulttext ?? found.resultText ?? found.message ?? ''),
  };
}

/** As many places as a problem names. */
const MAX_ISSUES = 5;

/** What is wrong with an answer, place by place: fields and kinds, never what stood there. */
export function getProblem(call: Call, issues: readonly z.core.$ZodIssue[]): string {
  const places = issues.slice(0, MAX_ISSUES).map(({ path, message }) => `${message} at ${path.join('.')}`);
  const others = issues.length - places.length;
  return `${call.name}: ${places.join('; ')}${others > 0 ? `; and ${others} more` : ''}`;
}

/** Support calls answer `code`, and there '0' is success; everywhere else 1 is. */
export function successCode(call: Call): number {
  return call.codeField === 'code' ? 0 : RESULT.success;
}

/**
 * Reads an answer's body as the contract's call describes it.
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

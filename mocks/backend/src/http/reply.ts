import { type AnswerInput, type BlockedInput, type Call, RESULT, successCode } from '@mortar/contract';
import * as z from 'zod/mini';
import type { CooperativeScheduler } from '../runtime/cooperativeScheduler.ts';

/** Result of a handler. Only a value commits the handler's writes. */
export type Reply<C extends Call> =
  | { kind: 'value'; value: AnswerInput<C> }
  | { kind: 'nothing' }
  | { kind: 'expired' }
  | { kind: 'blocked'; by: BlockedInput<C>; text?: string }
  | Refusal;

/** A long list that is created, checked and written in parts. */
export interface Rows {
  kind: 'rows';
  /** The answer's only field, which holds the list. */
  field: string;
  found: readonly unknown[];
  /** Converts a found row to the contract's; `index` counts from 0. */
  view(found: unknown, index: number): unknown;
}

/** Codes 0 and 2, with a reason for developers. */
type Refusal = { kind: 'refused'; code: number; text: string };

export const nothing = { kind: 'nothing' } as const;
export const expired = { kind: 'expired' } as const;
/** An answer without fields of its own. */
export const success = { kind: 'value', value: {} } as const;
export const value = <V>(value: V) => ({ kind: 'value', value }) as const;
export const refuse = (text: string, code: number = RESULT.serverError): Refusal => ({ kind: 'refused', code, text });

export function rows<T>(field: string, found: readonly T[], view: (found: T, index: number) => unknown): Rows {
  return { kind: 'rows', field, found, view: view as Rows['view'] };
}

type Fields = Record<string, unknown>;

/** Returns an answer with only a result code. Support answers its code as text. */
export function codeOnly(call: Call, code: number, text?: string): Fields {
  if (call.codeField === 'code') return { code: String(code), message: text ?? '' };
  const textField = call.codeField === 'resultCode' ? 'resultText' : 'resulttext';
  return text === undefined ? { [call.codeField]: code } : { [call.codeField]: code, [textField]: text };
}

function checkFields(call: Call, part: 'answer' | 'blocked', fields: unknown): Fields {
  const parsed = call[part].safeParse(fields);
  if (parsed.success) return parsed.data as Fields;
  throw new Error(`${call.name}: the ${part} drifted from the contract.\n${z.prettifyError(parsed.error)}`);
}

/**
 * Returns the body of an answer, checked against the contract.
 * @throws if the reply breaks the contract
 */
export function answerBody<C extends Call>(call: C, reply: Reply<C>): Fields {
  switch (reply.kind) {
    case 'value':
      // The code comes first, so that a support answer's own message overrides it.
      return { ...codeOnly(call, successCode(call)), ...checkFields(call, 'answer', reply.value) };
    case 'nothing':
      return codeOnly(call, RESULT.notFound);
    case 'expired':
      return codeOnly(call, RESULT.invalidToken);
    case 'blocked':
      return { ...checkFields(call, 'blocked', reply.by), ...codeOnly(call, RESULT.blocked, reply.text) };
    case 'refused':
      return codeOnly(call, reply.code, reply.text);
  }
}

/** Rows per check of the time slice. */
const PART = 50;

/**
 * Returns the body of an answer with many rows, checked, created and encoded in time slices. Complete before the first
 * byte is sent; streamed in parts, because megabytes at once would block other requests.
 * @throws if a row breaks the contract
 */
export async function rowsBody(
  call: Call,
  { field, found, view }: Rows,
  scheduler: CooperativeScheduler,
): Promise<ReadableStream> {
  const encoder = new TextEncoder();
  const code = JSON.stringify(codeOnly(call, successCode(call))).slice(0, -1);
  const parts = [encoder.encode(`${code},${JSON.stringify(field)}:[`)];
  for (let at = 0; at < found.length; at += PART) {
    if (scheduler.shouldYield) await scheduler.yield();
    const part = checkFields(call, 'answer', {
      [field]: found.slice(at, at + PART).map((one, index) => view(one, at + index)),
    });
    parts.push(encoder.encode(`${at === 0 ? '' : ','}${JSON.stringify(part[field]).slice(1, -1)}`));
  }
  const chunks = [...parts, encoder.encode(']}')].values();
  return new ReadableStream({
    pull(controller) {
      const { value, done } = chunks.next();
      if (done) controller.close();
      else controller.enqueue(value);
    },
  });
}

import type { AnswerOutcome } from '@mortar/contract';
import {
  type AnswerOf,
  type BlockedOf,
  type BodyOf,
  type Call,
  login,
  type QueryOf,
  readAnswer,
} from '@mortar/contract';
import { SAMPLE_PASSWORD } from '../../src/index.ts';

export type Fetch = (request: Request) => Promise<Response>;

export interface Signed {
  token: string;
  retailerid: number;
  staffid: number;
}

interface Requested {
  query?: Record<string, unknown>;
  body?: unknown;
}

/** Returns a request as a client sends it; query values become text. */
export function getRequest(call: Call, { query = {}, body }: Requested, by: Signed | null): Request {
  const url = new URL(call.path, 'http://backend.example');
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, String(value));
  if (by && !url.searchParams.has('retailerid')) url.searchParams.set('retailerid', String(by.retailerid));
  const headers = new Headers({ 'content-type': 'application/json' });
  if (by) headers.set('authorization', `Bearer ${by.token}`);
  const content = call.method === 'GET' || body === undefined ? {} : { body: JSON.stringify(body) };
  return new Request(url, { method: call.method, headers, ...content });
}

/** Sends a call and reads the answer by the contract, as the application does. */
export async function callApi<C extends Call>(
  fetch: Fetch,
  call: C,
  requested: { query?: QueryOf<C>; body?: BodyOf<C> },
  by: Signed | null,
): Promise<AnswerOutcome<AnswerOf<C>, BlockedOf<C>>> {
  const response = await fetch(getRequest(call, requested as Requested, by));
  return readAnswer(call, await response.json());
}

/**
 * Returns the fields of a successful answer.
 * @throws with any other outcome
 */
export async function answered<C extends Call>(
  fetch: Fetch,
  call: C,
  requested: { query?: QueryOf<C>; body?: BodyOf<C> },
  by: Signed | null,
): Promise<AnswerOf<C>> {
  const outcome = await callApi(fetch, call, requested, by);
  if (outcome.kind === 'value') return outcome.value;
  throw new Error(`${call.name}: ${JSON.stringify(outcome)}`);
}

export async function enter(fetch: Fetch, username: string, password = SAMPLE_PASSWORD): Promise<Signed> {
  const { apitoken, staff, staffid } = await answered(fetch, login, { body: { username, password } }, null);
  return { token: apitoken, retailerid: staff.retailerid, staffid };
}

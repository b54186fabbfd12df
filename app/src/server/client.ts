import {
  type AnswerOf,
  type BlockedOf,
  type BodyOf,
  type Call,
  type Host,
  type QueryOf,
  readAnswer,
} from '@mortar/contract';
import type { AnswerProblem } from '#problems/problem.ts';
import type { Outcome } from './outcome.ts';
import { noteUnreadable } from './unreadableRows.ts';

/** Token and retailer sent with every call. */
export interface Caller {
  token: string;
  retailerid: number;
}

export interface ClientOptions {
  hosts: Record<Host, string>;
  /** Returns the current session, or null if signed out. */
  caller(): Caller | null;
  /** Called for every code 4, with the rejected token. */
  onExpired(token: string): void;
  /** Called for answers that violate the contract, completely or partly. */
  onProblem?(problem: AnswerProblem): void;
  fetch?: typeof fetch;
}

type Part<Name extends string, Value> =
  Value extends Record<string, never> ? { [name in Name]?: never } : { [name in Name]: Value };

/** Request of a call, with query and body only if declared. */
export type Request<C extends Call> = Part<'query', QueryOf<C>> &
  Part<'body', BodyOf<C>> & {
    signal?: AbortSignal;
    /** Caller without a session, such as for logging another device out. */
    as?: Caller;
    /** True to complete the call after the page closes. */
    keepalive?: boolean;
    /** Timeout in ms. Default 20 s; longer for files. */
    limitMs?: number;
  };

/** Default timeout in ms. */
const DEFAULT_TIMEOUT_MS = 20_000;

/** Abort signal of the call, and whether it timed out. */
function timeLimit({ signal, keepalive, limitMs = DEFAULT_TIMEOUT_MS }: Request<Call>) {
  const limit = new AbortController();
  // A call that outlives the page needs no timeout.
  const timer = keepalive ? undefined : setTimeout(() => limit.abort(), limitMs);
  return {
    signal: signal ? AbortSignal.any([signal, limit.signal]) : limit.signal,
    passed: () => limit.signal.aborted,
    end: () => clearTimeout(timer),
  };
}

/** Client of the server (docs/architecture.md, server state). Never throws, except when aborted. */
export interface Client {
  send<C extends Call>(call: C, request: Request<C>): Promise<Outcome<AnswerOf<C>, BlockedOf<C>>>;
}

function address(call: Call, base: string, caller: Caller | null, query: object | undefined): string {
  const values = new URLSearchParams();
  if (caller) values.set('retailerid', String(caller.retailerid));
  for (const [name, value] of Object.entries(query ?? {})) if (value !== undefined) values.set(name, String(value));
  const text = values.toString();
  return `${base}${call.path}${text ? `?${text}` : ''}`;
}

function init(call: Call, caller: Caller | null, request: Request<Call>, signal: AbortSignal): RequestInit {
  const headers: Record<string, string> = { accept: 'application/json' };
  if (caller?.token) headers.authorization = `Bearer ${caller.token}`;
  if (request.body !== undefined) headers['content-type'] = 'application/json';
  return {
    method: call.method,
    headers,
    ...(request.body !== undefined && { body: JSON.stringify(request.body) }),
    signal,
    ...(request.keepalive && { keepalive: true }),
  };
}

/** Valid parts of an answer; null if there are none, or if the parser fails to load. */
const getValidParts = <C extends Call>(call: C, body: unknown) =>
  import('@mortar/contract/tolerate').then(({ readRest }) => readRest(call, body)).catch(() => null);

export function createClient(options: ClientOptions): Client {
  const fetchNow: typeof fetch = options.fetch ?? ((...args) => fetch(...args));
  const violation = (call: string, problem: string) => {
    options.onProblem?.({ kind: 'violation', call, rows: 0, detail: problem });
    return { kind: 'violation', problem } as const;
  };
  return {
    async send(call, request) {
      const loose = request as Request<Call>;
      const caller = loose.as ?? (call.anonymous ? null : options.caller());
      const url = address(call, options.hosts[call.host], caller, loose.query as object | undefined);
      const limit = timeLimit(loose);
      let body: unknown;
      try {
        const answer = await fetchNow(url, init(call, caller, loose, limit.signal));
        if (!answer.ok) return { kind: 'http', status: answer.status };
        body = await answer.json();
      } catch (error) {
        loose.signal?.throwIfAborted();
        // A body that is not JSON is an invalid answer.
        if (error instanceof SyntaxError) return violation(call.name, `${call.name}: not JSON`);
        return { kind: limit.passed() ? 'timeout' : 'network' };
      } finally {
        limit.end();
      }
      const outcome = readAnswer(call, body);
      if (outcome.kind === 'violation') {
        // Lists for display pass a signal and are read tolerantly. Reads that check a write are strict.
        const { signal } = loose;
        const rest = signal && (await getValidParts(call, body));
        if (!rest) return violation(call.name, outcome.problem);
        options.onProblem?.({ kind: 'misread', call: call.name, rows: rest.rows, detail: rest.problem });
        noteUnreadable(signal, rest.rows);
        return { kind: 'value', value: rest.value };
      }
      if (outcome.kind === 'expired' && caller && !loose.as) options.onExpired(caller.token);
      return outcome as never;
    },
  };
}

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
import { noteMisread } from './misread.ts';
import type { Outcome } from './outcome.ts';

/** Who calls: the token and the retailer go with every call. */
export interface Caller {
  token: string;
  retailerid: number;
}

export interface ClientOptions {
  hosts: Record<Host, string>;
  /** The session of this moment, or null when nobody is signed in. */
  caller(): Caller | null;
  /** Told of every code 4, with the token that was refused. */
  onExpired(token: string): void;
  /** Told of answers that the contract does not know, wholly or in part. */
  onProblem?(problem: AnswerProblem): void;
  fetch?: typeof fetch;
}

type Part<Name extends string, Value> =
  Value extends Record<string, never> ? { [name in Name]?: never } : { [name in Name]: Value };

/** What a call's declaration asks for, and no query or body where it asks for none. */
export type Request<C extends Call> = Part<'query', QueryOf<C>> &
  Part<'body', BodyOf<C>> & {
    signal?: AbortSignal;
    /** Speaks for a retailer while nobody is signed in, as logging another device out does. */
    as?: Caller;
    /** Lets the call outlive the page. */
    keepalive?: boolean;
    /** Milliseconds to wait for the answer. Default 20 s; give files more. */
    limitMs?: number;
  };

/** Milliseconds that an answer may take before somebody is told that there is none. */
const ANSWER_WITHIN = 20_000;

/** A signal for the call, and whether it was the time that ended it. */
function timeLimit({ signal, keepalive, limitMs = ANSWER_WITHIN }: Request<Call>) {
  const limit = new AbortController();
  // What outlives the page has nobody waiting for it.
  const timer = keepalive ? undefined : setTimeout(() => limit.abort(), limitMs);
  return {
    signal: signal ? AbortSignal.any([signal, limit.signal]) : limit.signal,
    passed: () => limit.signal.aborted,
    end: () => clearTimeout(timer),
  };
}

/** The one way to the server (docs/architecture.md, server state). It never throws, but for an aborted signal. */
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

/** What can be read of an answer all the same; null where it is nothing, and where the reading itself cannot be fetched. */
const getRest = <C extends Call>(call: C, body: unknown) =>
  import('@mortar/contract/tolerate').then(
    ({ readRest }) => readRest(call, body),
    () => null,
  );

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
        // A body that is no JSON is an answer, though not one the contract knows.
        if (error instanceof SyntaxError) return violation(call.name, `${call.name}: not JSON`);
        return { kind: limit.passed() ? 'timeout' : 'network' };
      } finally {
        limit.end();
      }
      const outcome = readAnswer(call, body);
      if (outcome.kind === 'violation') {
        // A list that is shown is asked for with a signal. What is read again to know what a write did is read wholly.
        const { signal } = loose;
        const rest = signal && (await getRest(call, body));
        if (!rest) return violation(call.name, outcome.problem);
        options.onProblem?.({ kind: 'misread', call: call.name, rows: rest.rows, detail: rest.problem });
        noteMisread(signal, rest.rows);
        return { kind: 'value', value: rest.value };
      }
      if (outcome.kind === 'expired' && caller && !loose.as) options.onExpired(caller.token);
      return outcome as never;
    },
  };
}

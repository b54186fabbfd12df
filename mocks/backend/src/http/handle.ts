import type { Call } from '@mortar/contract';
import type * as z from 'zod/mini';
import type { Right } from '../rules/access/rights.ts';
import { nothing, type Reply, type Rows } from './reply.ts';
import type { AuthenticatedContext, RequestContext } from './requestContext.ts';

/** A call with what answers it. */
export interface Handler<C extends Call = Call> {
  readonly call: C;
  /** Null where the call works without a session. */
  readonly right: Right | null;
  run(context: RequestContext | AuthenticatedContext, query: unknown, body: unknown, prepared?: unknown): Reply<C>;
  /** Makes what `run` needs, outside the transaction, where that takes long; a reply ends the request instead. */
  readonly prepare?: Prepare;
  /** Answers instead of `run` where a call only reads, and so much that it has to give way to others. */
  readonly read?: Read;
}

export type Prepare = (
  context: AuthenticatedContext,
  query: unknown,
  body: unknown,
) => Promise<Prepared<unknown> | Reply<Call>>;

/** What was made ready for a transaction. */
interface Prepared<T> {
  kind: 'prepared';
  prepared: T;
}

export type Read = (context: AuthenticatedContext, query: unknown) => Promise<Reply<Call> | Rows>;

/**
 * Answers a call that needs a session.
 * @param right what the role must allow; without it the call is refused with the right's text
 * @param run query and body are parsed by the contract already; what it writes is kept when it answers a value
 */
export function handle<C extends Call>(
  call: C,
  right: Right,
  run: (context: AuthenticatedContext, query: z.output<C['query']>, body: z.output<C['body']>) => Reply<C>,
): Handler {
  return { call, right, run: run as Handler['run'] };
}

/** Answers a call that works without a session. */
export function handleAnonymous<C extends Call>(
  call: C,
  run: (context: RequestContext, query: z.output<C['query']>, body: z.output<C['body']>) => Reply<C>,
): Handler {
  return { call, right: null, run: run as Handler['run'] };
}

/**
 * Answers a call that needs a session, writes nothing, and may go through thousands of rows.
 * @param read does its work in the slices of `context.scheduler`
 */
export function handleRead<C extends Call>(
  call: C,
  right: Right,
  read: (context: AuthenticatedContext, query: z.output<C['query']>) => Promise<Reply<C> | Rows>,
): Handler {
  return { call, right, run: () => nothing, read: read as Read };
}

/**
 * Answers a call that writes, and before that does what takes long.
 * @param prepare runs first, outside the transaction; does its work in the slices of `context.scheduler`, or elsewhere
 * @param run as in `handle`; who asks is looked at again
 */
export function handlePrepared<C extends Call, T>(
  call: C,
  right: Right,
  prepare: (
    context: AuthenticatedContext,
    query: z.output<C['query']>,
    body: z.output<C['body']>,
  ) => Promise<Prepared<T> | Reply<C>>,
  run: (context: AuthenticatedContext, query: z.output<C['query']>, body: z.output<C['body']>, prepared: T) => Reply<C>,
): Handler {
  return { call, right, prepare: prepare as Prepare, run: run as Handler['run'] };
}

import type { Call } from '@mortar/contract';
import type * as z from 'zod/mini';
import type { Right } from '../rules/access/rights.ts';
import { nothing, type Reply, type Rows } from './reply.ts';
import type { AuthenticatedContext, RequestContext } from './requestContext.ts';

export interface Handler<C extends Call = Call> {
  readonly call: C;
  /** Null for calls without a session. */
  readonly right: Right | null;
  run(context: RequestContext | AuthenticatedContext, query: unknown, body: unknown, prepared?: unknown): Reply<C>;
  /** Prepares slow input of `run` outside the transaction; a reply ends the request instead. */
  readonly prepare?: Prepare;
  /** Replaces `run` for read-only calls that take long and must yield. */
  readonly read?: Read;
}

export type Prepare = (
  context: AuthenticatedContext,
  query: unknown,
  body: unknown,
) => Promise<Prepared<unknown> | Reply<Call>>;

interface Prepared<T> {
  kind: 'prepared';
  prepared: T;
}

export type Read = (context: AuthenticatedContext, query: unknown) => Promise<Reply<Call> | Rows>;

/**
 * Creates a handler of a call that needs a session.
 * @param right required permission of the role; without it the call is refused with the right's text
 * @param run gets query and body parsed by the contract; its writes are stored when it answers a value
 */
export function handle<C extends Call>(
  call: C,
  right: Right,
  run: (context: AuthenticatedContext, query: z.output<C['query']>, body: z.output<C['body']>) => Reply<C>,
): Handler {
  return { call, right, run: run as Handler['run'] };
}

/** Creates a handler of a call without a session. */
export function handleAnonymous<C extends Call>(
  call: C,
  run: (context: RequestContext, query: z.output<C['query']>, body: z.output<C['body']>) => Reply<C>,
): Handler {
  return { call, right: null, run: run as Handler['run'] };
}

/**
 * Creates a handler of a read-only call with a session that may process thousands of rows.
 * @param read works in the slices of `context.scheduler`
 */
export function handleRead<C extends Call>(
  call: C,
  right: Right,
  read: (context: AuthenticatedContext, query: z.output<C['query']>) => Promise<Reply<C> | Rows>,
): Handler {
  return { call, right, run: () => nothing, read: read as Read };
}

/**
 * Creates a handler of a writing call with slow preparation.
 * @param prepare runs first, outside the transaction, in the slices of `context.scheduler` or on another thread
 * @param run as in `handle`; permissions are checked again
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

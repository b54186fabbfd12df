import { type Call, RESULT } from '@mortar/contract';
import * as z from 'zod/mini';
import { NOT_YOUR_PROFILE } from '../rules/access/rights.ts';
import { getSession, mayActFor } from '../rules/access/sessions.ts';
import type { Clock } from '../runtime/clock.ts';
import type { CooperativeScheduler } from '../runtime/cooperativeScheduler.ts';
import { StorageRefused } from '../store/journal.ts';
import { BodyTooLong, readText } from './body.ts';
import { type Fault, withFaults } from './faults.ts';
import type { Handler, Prepare, Read } from './handle.ts';
import { answerBody, codeOnly, expired, type Reply, refuse, rowsBody } from './reply.ts';
import type { AuthenticatedContext, RequestContext } from './requestContext.ts';

interface Matched {
  handler: Handler;
  query: unknown;
  body: unknown;
}

/** A running request, and the callback after its writes are stored. */
export interface StartedRequest {
  context: RequestContext;
  finish(): void;
}

/** Thrown to roll back a handler's writes before a refusal. */
class RolledBack extends Error {
  readonly reply: Reply<Call>;
  constructor(reply: Reply<Call>) {
    super('not kept');
    this.reply = reply;
  }
}

const jsonBody = (body: string | ReadableStream) =>
  new Response(body, { headers: { 'content-type': 'application/json; charset=utf-8' } });
const json = (fields: unknown) => jsonBody(JSON.stringify(fields));

function bearer(request: Request): string | null {
  return /^Bearer (\S+)$/i.exec(request.headers.get('authorization') ?? '')?.[1] ?? null;
}

/** Maximum bytes of a body: an order file of 5 MB as base64, with a margin. */
const LONGEST_BODY = 8 * 1024 * 1024;
/** Maximum bytes without a session: user name and password. */
const LONGEST_ANONYMOUS_BODY = 64 * 1024;

const isJson = (request: Request) => /^application\/json\s*(;|$)/i.test(request.headers.get('content-type') ?? '');

/**
 * Reads the body as JSON; undefined if it is invalid or has another content type, which pages of other sites may send
 * without a preflight.
 * @throws BodyTooLong
 */
async function readBody(request: Request, limit: number): Promise<unknown> {
  const text = await readText(request, limit);
  if (text.trim() === '') return {};
  if (!isJson(request)) return undefined;
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

/** Returns the matching shape of the call, or why there is none. */
function match(shapes: readonly Handler[], query: unknown, body: unknown): Matched | string {
  let problem = 'No such call.';
  for (const handler of shapes) {
    const readQuery = handler.call.query.safeParse(query);
    const read = handler.call.body.safeParse(body);
    if (readQuery.success && read.success) return { handler, query: readQuery.data, body: read.data };
    const error = readQuery.error ?? read.error;
    problem = `${handler.call.name}: ${error ? z.prettifyError(error) : 'unreadable'}`;
  }
  return problem;
}

/** Returns user and pharmacy of the request; a refusal if it is not permitted. */
function authorize(
  context: RequestContext,
  handler: Handler,
  request: Request,
  url: URL,
): RequestContext | AuthenticatedContext | Reply<Call> {
  if (!handler.right) return context;
  const { store, now } = context;
  const session = getSession(store, bearer(request), now);
  const staff = session && store.staff.get(session.username);
  if (!session || !staff) return expired;
  const retailerid = url.searchParams.get('retailerid') ?? '';
  if (!/^\d+$/.test(retailerid)) return refuse('The query value retailerid is missing.');
  const retailer = store.retailers.get(retailerid);
  if (!retailer || !mayActFor(store, session, retailer.retailerid)) {
    return refuse(`Retailer ${retailerid} is not yours.`);
  }
  if (handler.right.ownProfileAlone && retailer.retailerid !== session.retailerid) return refuse(NOT_YOUR_PROFILE);
  if (!handler.right.allows(staff.role.rolepermissions)) return refuse(handler.right.text);
  const own = store.retailers.get(session.retailerid);
  const profileProblem = own && handler.right.profileProblem?.(own);
  if (profileProblem) return refuse(profileProblem);
  return { ...context, session, staff, retailer };
}

const isReply = (authorized: RequestContext | AuthenticatedContext | Reply<Call>): authorized is Reply<Call> =>
  'kind' in authorized;

/** Runs a handler in a transaction and checks its answer against the contract before committing. */
function runHandler(
  { context, finish }: StartedRequest,
  { handler, query, body }: Matched,
  request: Request,
  url: URL,
  prepared?: unknown,
): Response {
  const { call } = handler;
  try {
    const fields = context.store.transaction(() => {
      const authorized = authorize(context, handler, request, url);
      const reply = isReply(authorized) ? authorized : handler.run(authorized, query, body, prepared);
      if (reply.kind !== 'value') throw new RolledBack(reply);
      return answerBody(call, reply);
    });
    finish();
    return json(fields);
  } catch (error) {
    if (error instanceof RolledBack) return json(answerBody(call, error.reply));
    // Certainly nothing was stored: the client may report it and retry, which an HTTP error would not allow.
    if (error instanceof StorageRefused) return json(codeOnly(call, RESULT.exception, error.message));
    throw error;
  }
}

/** Thrown in work whose client has left. */
class GivenUp extends Error {}

/** Returns a scheduler that stops work when its client has left. */
function whileAwaited({ scheduler, isGivenUp }: RequestContext): CooperativeScheduler {
  return {
    async yield() {
      await scheduler.yield();
      if (isGivenUp()) throw new GivenUp();
    },
    get shouldYield() {
      return scheduler.shouldYield;
    },
  };
}

/** Never received, because the connection is closed. */
const unread = () => new Response(null, { status: 499 });

/** Runs a read-only handler in time slices while its client waits. */
async function runRead(
  { context: requested }: StartedRequest,
  read: Read,
  { handler, query }: Matched,
  request: Request,
  url: URL,
): Promise<Response> {
  const context = { ...requested, scheduler: whileAwaited(requested) };
  const authorized = authorize(context, handler, request, url);
  if (isReply(authorized)) return json(answerBody(handler.call, authorized));
  try {
    await context.scheduler.yield();
    const reply = await read(authorized as AuthenticatedContext, query);
    if (reply.kind === 'rows') return jsonBody(await rowsBody(handler.call, reply, context.scheduler));
    return json(answerBody(handler.call, reply));
  } catch (error) {
    if (error instanceof GivenUp) return unread();
    throw error;
  }
}

/** Runs slow preparation before the transaction, if permitted; then the transaction as for every call. */
async function runPrepared(
  startRequest: () => StartedRequest,
  prepare: Prepare,
  matched: Matched,
  request: Request,
  url: URL,
): Promise<Response> {
  const { handler, query, body } = matched;
  const authorized = authorize(startRequest().context, handler, request, url);
  if (isReply(authorized)) return json(answerBody(handler.call, authorized));
  const ready = await prepare(authorized as AuthenticatedContext, query, body);
  if (ready.kind !== 'prepared') return json(answerBody(handler.call, ready));
  return runHandler(startRequest(), matched, request, url, ready.prepared);
}

/** The request's sender as known by the transport. */
export interface Sender {
  /** The network address, without a port. */
  address: string;
}

/**
 * Returns a function that answers the shapes of one method and path.
 * @param takeFor the present faults of a call
 */
export function dispatcher(
  shapes: readonly [Handler, ...Handler[]],
  startRequest: (sender: Sender, request: Request) => StartedRequest,
  clock: Clock,
  takeFor: (call: string) => Fault[],
) {
  async function matching(request: Request, url: URL, context: RequestContext): Promise<Matched | string> {
    const signedIn = getSession(context.store, bearer(request), context.now) !== undefined;
    const body = await readBody(request, signedIn ? LONGEST_BODY : LONGEST_ANONYMOUS_BODY);
    return match(shapes, Object.fromEntries(url.searchParams), body);
  }

  return async (request: Request, sender: Sender = { address: '' }): Promise<Response> => {
    const url = new URL(request.url);
    let matched: Matched | string;
    try {
      matched = await matching(request, url, startRequest(sender, request).context);
    } catch (error) {
      if (!(error instanceof BodyTooLong)) throw error;
      const response = refuseMalformed(startRequest(sender, request).context, shapes[0], error.message, request, url);
      response.headers.set('connection', 'close');
      return response;
    }
    const call = typeof matched === 'string' ? shapes[0].call : matched.handler.call;
    const code = (code: number, text?: string) => json(codeOnly(call, code, text));
    const work = () => {
      const start = () => startRequest(sender, request);
      if (typeof matched === 'string') return refuseMalformed(start().context, shapes[0], matched, request, url);
      const { read, prepare } = matched.handler;
      if (prepare) return runPrepared(start, prepare, matched, request, url);
      const started = start();
      return read ? runRead(started, read, matched, request, url) : runHandler(started, matched, request, url);
    };
    return withFaults(takeFor(call.name), clock, work, code);
  };
}

/** Refuses a request of unknown shape; without a session the reason is generic. */
function refuseMalformed(
  context: RequestContext,
  handler: Handler,
  problem: string,
  request: Request,
  url: URL,
): Response {
  const authorized = authorize(context, handler, request, url);
  const reply = isReply(authorized) ? authorized : refuse(problem);
  return json(answerBody(handler.call, reply));
}

import { type Call, RESULT } from '@mortar/contract';
import * as z from 'zod/mini';
import { mayActFor, sessionOf } from '../rules/access/sessions.ts';
import type { Clock } from '../runtime/clock.ts';
import { StorageRefused } from '../store/journal.ts';
import { BodyTooLong, readText } from './body.ts';
import { type Fault, underFaults } from './faults.ts';
import type { Handler, Read } from './handle.ts';
import { answerBody, codeOnly, expired, type Reply, refused, rowsBody } from './reply.ts';
import type { SignedIn, Visit } from './requestContext.ts';

interface Matched {
  handler: Handler;
  query: unknown;
  body: unknown;
}

/** A request at work, and what runs its afterwards once its writes are kept. */
export interface Begun {
  visit: Visit;
  finish(): void;
}

/** Thrown to roll back what a handler wrote before it refused. */
class NotKept extends Error {
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

/** Bytes of a body at most: an order file of 5 MB as base64, and room around it. */
const LONGEST_BODY = 8 * 1024 * 1024;
/** From somebody who is not signed in: a name and a password. */
const LONGEST_ANONYMOUS_BODY = 64 * 1024;

/** The body as JSON; undefined where it is none. @throws BodyTooLong */
async function readBody(request: Request, limit: number): Promise<unknown> {
  const text = await readText(request, limit);
  if (text.trim() === '') return {};
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

/** The shape of the call that the request has, or why it has none. */
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

/** Who asks and for which pharmacy; a reply where the request may not go on. */
function admit(visit: Visit, handler: Handler, request: Request, url: URL): Visit | SignedIn | Reply<Call> {
  if (!handler.right) return visit;
  const { store, now } = visit;
  const session = sessionOf(store, bearer(request), now);
  const staff = session && store.staff.get(session.username);
  if (!session || !staff) return expired;
  const retailerid = url.searchParams.get('retailerid') ?? '';
  if (!/^\d+$/.test(retailerid)) return refused('The query value retailerid is missing.');
  const retailer = store.retailers.get(retailerid);
  if (!retailer || !mayActFor(store, session, retailer.retailerid)) {
    return refused(`Retailer ${retailerid} is not yours.`);
  }
  if (!handler.right.allows(staff.role.rolepermissions)) return refused(handler.right.text);
  const own = store.retailers.get(session.retailerid);
  const unfit = own && handler.right.unfit?.(own);
  if (unfit) return refused(unfit);
  return { ...visit, session, staff, retailer };
}

const isReply = (admitted: Visit | SignedIn | Reply<Call>): admitted is Reply<Call> => 'kind' in admitted;

/** Runs a handler as one transaction and checks its answer by the contract before anything is kept. */
function perform({ visit, finish }: Begun, { handler, query, body }: Matched, request: Request, url: URL): Response {
  const { call } = handler;
  try {
    const fields = visit.store.transaction(() => {
      const admitted = admit(visit, handler, request, url);
      const reply = isReply(admitted) ? admitted : handler.run(admitted, query, body);
      if (reply.kind !== 'value') throw new NotKept(reply);
      return answerBody(call, reply);
    });
    finish();
    return json(fields);
  } catch (error) {
    if (error instanceof NotKept) return json(answerBody(call, error.reply));
    // Nothing was kept, for certain: the client may say so and try again, which an HTTP error would not allow.
    if (error instanceof StorageRefused) return json(codeOnly(call, RESULT.exception, error.message));
    throw error;
  }
}

/** Runs a handler that only reads, in turns with everything else. */
async function performRead(
  { visit }: Begun,
  read: Read,
  { handler, query }: Matched,
  request: Request,
  url: URL,
): Promise<Response> {
  const admitted = admit(visit, handler, request, url);
  if (isReply(admitted)) return json(answerBody(handler.call, admitted));
  await visit.turns.next();
  const reply = await read(admitted as SignedIn, query);
  if (reply.kind === 'rows') return jsonBody(await rowsBody(handler.call, reply, visit.turns));
  return json(answerBody(handler.call, reply));
}

/** Who sent a request, as far as the transport knows. */
export interface Sender {
  /** The network address, without a port. */
  address: string;
}

/**
 * Answers the shapes of one method and path.
 * @param strike the faults that strike a call now
 */
export function dispatcher(
  shapes: readonly [Handler, ...Handler[]],
  begin: (sender: Sender) => Begun,
  clock: Clock,
  strike: (call: string) => Fault[],
) {
  async function matching(request: Request, url: URL, visit: Visit): Promise<Matched | string> {
    const signedIn = sessionOf(visit.store, bearer(request), visit.now) !== undefined;
    const body = await readBody(request, signedIn ? LONGEST_BODY : LONGEST_ANONYMOUS_BODY);
    return match(shapes, Object.fromEntries(url.searchParams), body);
  }

  return async (request: Request, sender: Sender = { address: '' }): Promise<Response> => {
    const url = new URL(request.url);
    let matched: Matched | string;
    try {
      matched = await matching(request, url, begin(sender).visit);
    } catch (error) {
      if (!(error instanceof BodyTooLong)) throw error;
      const response = unreadable(begin(sender).visit, shapes[0], error.message, request, url);
      response.headers.set('connection', 'close');
      return response;
    }
    const call = typeof matched === 'string' ? shapes[0].call : matched.handler.call;
    const code = (code: number, text?: string) => json(codeOnly(call, code, text));
    const work = () => {
      const begun = begin(sender);
      if (typeof matched === 'string') return unreadable(begun.visit, shapes[0], matched, request, url);
      const { read } = matched.handler;
      return read ? performRead(begun, read, matched, request, url) : perform(begun, matched, request, url);
    };
    return underFaults(strike(call.name), clock, work, code);
  };
}

/** A request of no known shape; who asks without a session learns no more than that. */
function unreadable(visit: Visit, handler: Handler, problem: string, request: Request, url: URL): Response {
  const admitted = admit(visit, handler, request, url);
  const reply = isReply(admitted) ? admitted : refused(problem);
  return json(answerBody(handler.call, reply));
}

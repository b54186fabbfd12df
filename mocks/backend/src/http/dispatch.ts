import type { Call } from '@mortar/contract';
import * as z from 'zod/mini';
import type { Clock } from '../clock.ts';
import { type Fault, underFaults } from '../faults.ts';
import { mayActFor, sessionOf } from '../rules/sessions.ts';
import type { SignedIn, Visit } from '../visit.ts';
import type { Handler } from './handle.ts';
import { answerBody, codeOnly, expired, type Reply, refused } from './reply.ts';

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

const json = (fields: unknown) =>
  new Response(JSON.stringify(fields), {
    headers: { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' },
  });

function bearer(request: Request): string | null {
  return /^Bearer (\S+)$/i.exec(request.headers.get('authorization') ?? '')?.[1] ?? null;
}

/** Characters of a body at most: an order file of 5 MB as base64, and room around it. */
const LONGEST_BODY = 8 * 1024 * 1024;

async function readBody(request: Request): Promise<unknown> {
  if (Number(request.headers.get('content-length') ?? 0) > LONGEST_BODY) return undefined;
  const text = await request.text();
  if (text.length > LONGEST_BODY) return undefined;
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
    throw error;
  }
}

/**
 * Answers the shapes of one method and path.
 * @param strike the faults that strike a call now
 */
export function dispatcher(
  shapes: readonly [Handler, ...Handler[]],
  begin: () => Begun,
  clock: Clock,
  strike: (call: string) => Fault[],
) {
  return async (request: Request): Promise<Response> => {
    const url = new URL(request.url);
    const matched = match(shapes, Object.fromEntries(url.searchParams), await readBody(request));
    const call = typeof matched === 'string' ? shapes[0].call : matched.handler.call;
    const code = (code: number, text?: string) => json(codeOnly(call, code, text));
    const work = () => {
      const begun = begin();
      if (typeof matched === 'string') return unreadable(begun.visit, shapes[0], matched, request, url);
      return perform(begun, matched, request, url);
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

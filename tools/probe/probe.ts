import { type AnswerOf, type Call, login, logout, RESULT, readAnswer, readCode, successCode } from '@mortar/contract';
import { readRest } from '@mortar/contract/tolerate';
import { unknownIn, wrongIn } from './differences.ts';
import { READS } from './plan.ts';
import type { Found, Requested, Step } from './steps.ts';

/** How a server's answer compares to the contract. */
export type Verdict =
  /** Matches the contract. */
  | 'fits'
  /** Readable in full, with extra fields or values. */
  | 'more'
  /** Readable with rows dropped or defaults for some fields. */
  | 'partly'
  /** Unreadable. */
  | 'differs'
  /** The server does not know the call. */
  | 'missing'
  /** The account is not permitted, or its token expired. */
  | 'refused'
  /** Server error. */
  | 'fails'
  /** No answer within the time limit. */
  | 'silent'
  /** Skipped because its parameters were not found. */
  | 'not asked';

export interface Finding {
  call: Call;
  verdict: Verdict;
  /** Observations, one sentence each. They contain field names and unknown enumeration words, never values. */
  notes: string[];
  /** Milliseconds until the full answer was read; null without an answer. */
  ms: number | null;
  bytes: number | null;
  /** The answer, if it is JSON. */
  body?: unknown;
}

interface ProbeOptions {
  /** Base address of each host, without a trailing slash. */
  hosts: Readonly<Record<Call['host'], string>>;
  username: string;
  password: string;
  fetch: typeof fetch;
  /** Timeout of a call in milliseconds. */
  limitMs: number;
  onFinding?(finding: Finding): void;
}

interface Caller {
  token: string;
  retailerid: number;
}

interface Answered {
  status: number;
  text: string;
  ms: number;
}

/** @returns the answer, or why there is none */
async function send(
  { hosts, fetch: fetchNow, limitMs }: ProbeOptions,
  call: Call,
  { query, body }: Requested,
  caller: Caller | null,
): Promise<Answered | string> {
  const values = new URLSearchParams(caller ? { retailerid: String(caller.retailerid) } : {});
  for (const [name, value] of Object.entries(query ?? {})) values.set(name, String(value));
  const search = values.size > 0 ? `?${values}` : '';
  const startedAt = performance.now();
  try {
    const answer = await fetchNow(`${hosts[call.host]}${call.path}${search}`, {
      method: call.method,
      headers: {
        accept: 'application/json',
        ...(caller && { authorization: `Bearer ${caller.token}` }),
        ...(body && { 'content-type': 'application/json' }),
      },
      ...(body && { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(limitMs),
    });
    const text = await answer.text();
    return { status: answer.status, text, ms: performance.now() - startedAt };
  } catch (error) {
    const inTime = !(error instanceof DOMException && error.name === 'TimeoutError');
    return inTime ? 'the server cannot be reached' : `no answer within ${limitMs} ms`;
  }
}

const KNOWN_CODES: ReadonlySet<number> = new Set(Object.values(RESULT));
const times = (count: number) => (count === 1 ? '' : ` (${count} times)`);

/** Compares a successful answer with the contract. */
function compareValue(call: Call, body: unknown): Pick<Finding, 'verdict' | 'notes'> {
  const { fields, values } = unknownIn(call, body);
  const notes = [
    ...[...fields].map(([place, count]) => `${place} is not known${times(count)}`),
    ...[...values].map(([place, found]) => `${place} has values that are not known: ${[...found].join(', ')}`),
  ];
  const wrong = [...wrongIn(call, body)].map(([text, count]) => `${text}${times(count)}`);
  if (wrong.length === 0) return { verdict: notes.length > 0 ? 'more' : 'fits', notes };
  const rest = readRest(call, body);
  if (!rest) return { verdict: 'differs', notes: [...wrong, ...notes] };
  const lost = rest.rows > 0 ? [`rows that cannot be read: ${rest.rows}`] : ['fields have their stand-ins'];
  return { verdict: 'partly', notes: [...lost, ...wrong, ...notes] };
}

function verdictOf(call: Call, { status, text }: Answered): Pick<Finding, 'verdict' | 'notes' | 'body'> {
  const http = `HTTP ${status}`;
  if ([404, 405, 501].includes(status)) return { verdict: 'missing', notes: [http] };
  if ([401, 403].includes(status)) return { verdict: 'refused', notes: [http] };
  if (status !== 200) return { verdict: 'fails', notes: [http] };
  let body: unknown;
  try {
    body = JSON.parse(text);
  } catch {
    return { verdict: 'differs', notes: ['it is no JSON'] };
  }
  const result = readCode(call, body);
  if (!result) return { verdict: 'differs', notes: [`${call.codeField} is missing`], body };
  if (result.code === successCode(call)) return { ...compareValue(call, body), body };
  const code = `${call.codeField} ${result.code}`;
  if (result.code === RESULT.noData || result.code === RESULT.notFound)
    return { verdict: 'fits', notes: [`there is nothing (${code})`], body };
  if (result.code === RESULT.invalidToken) return { verdict: 'refused', notes: [code], body };
  if (!KNOWN_CODES.has(result.code)) return { verdict: 'more', notes: [`${code} is not known`], body };
  return { verdict: 'fails', notes: [code], body };
}

async function getFinding(
  options: ProbeOptions,
  call: Call,
  requested: Requested,
  caller: Caller | null,
): Promise<Finding> {
  const answered = await send(options, call, requested, caller);
  if (typeof answered === 'string') return { call, verdict: 'silent', notes: [answered], ms: null, bytes: null };
  const { ms, text } = answered;
  return { call, ...verdictOf(call, answered), ms, bytes: new TextEncoder().encode(text).length };
}

/** Returns the readable part of an answer; null if there is none. */
function getReadable(call: Call, body: unknown): unknown {
  const outcome = readAnswer(call, body);
  if (outcome.kind === 'value') return outcome.value;
  return outcome.kind === 'violation' ? (readRest(call, body)?.value ?? null) : null;
}

async function findingOfStep(options: ProbeOptions, step: Step, found: Found, caller: Caller): Promise<Finding> {
  const { call, needs } = step;
  const requested = step.requested(found);
  if (!requested) return { call, verdict: 'not asked', notes: [`needs ${needs}`], ms: null, bytes: null };
  const finding = await getFinding(options, call, requested, call.anonymous ? null : caller);
  const value = getReadable(call, finding.body);
  if (value !== null) step.note(found, value);
  return finding;
}

/**
 * Sends every read call of the contract with one account and reports how the server answers. Writes nothing except the
 * account's session, which is ended.
 */
export async function probe(options: ProbeOptions): Promise<Finding[]> {
  const findings: Finding[] = [];
  const add = (finding: Finding) => {
    findings.push(finding);
    options.onFinding?.(finding);
  };
  const { username, password } = options;
  const signedIn = await getFinding(options, login, { body: { username, password } }, null);
  const value = getReadable(login, signedIn.body) as AnswerOf<typeof login> | null;
  if (!value) {
    const signedInElsewhere = readCode(login, signedIn.body)?.code === RESULT.blocked;
    const why = signedInElsewhere ? 'the account is signed in elsewhere: sign it out there' : 'nobody was let in';
    add({
      ...signedIn,
      verdict: signedIn.verdict === 'fits' ? 'refused' : signedIn.verdict,
      notes: [...signedIn.notes, why],
    });
    return findings;
  }
  add(signedIn);
  const caller: Caller = { token: value.apitoken, retailerid: value.staff.retailerid };
  const found: Found = { staff: value.staff };
  try {
    for (const step of READS) add(await findingOfStep(options, step, found, caller));
  } finally {
    add(await getFinding(options, logout, { query: { staffid: value.staff.staffid } }, caller));
  }
  return findings;
}

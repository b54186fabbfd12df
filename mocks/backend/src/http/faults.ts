import type { Clock } from '../runtime/clock.ts';

/**
 * An injected error as data, shared by stories, tests and the control route. `call` is a call's name in the contract,
 * or '*' for every call. `times` counts down; without it the fault is permanent.
 */
export type Fault = { call: string; times?: number } & (
  | /** Answers with this result code without doing anything. */ { kind: 'code'; code: number; text?: string }
  | /** Answers with this HTTP status without doing anything. */ { kind: 'status'; status: number }
  | /** Delays the call by that many milliseconds. */ { kind: 'delay'; ms: number }
  | /** Never answers and does nothing. */ { kind: 'never' }
  | /** Answers with a proxy's page of status 200 and does nothing. */ { kind: 'garbage' }
  | /** Drops the connection before anything is done. */ { kind: 'cut' }
  | /** Performs and stores the call, then drops the connection. */ { kind: 'lostAnswer' }
  | MalformedField
);
export type FaultKind = Fault['kind'];

/** Performs the call and replaces a field in the first rows of the answer: 1 by default. Undefined removes it. */
type MalformedField = { kind: 'malformed'; field: string; value?: unknown; rows?: number };

export interface Faults {
  add(...faults: Fault[]): void;
  clear(): void;
  readonly active: readonly Fault[];
  /** Returns the present faults of a call and counts them down. */
  takeFor(call: string): Fault[];
}

/** Thrown by `backend.fetch` for a dropped connection, like the error of `fetch`. */
export class ConnectionCut extends TypeError {
  constructor() {
    super('The connection was cut by a fault.');
    this.name = 'ConnectionCut';
  }
}

export function createFaults(): Faults {
  let active: Fault[] = [];
  return {
    add(...faults) {
      active = [...active, ...faults.map((fault) => ({ ...fault }))];
    },
    clear() {
      active = [];
    },
    get active() {
      return active;
    },
    takeFor(call) {
      const matching = active.filter((fault) => fault.call === '*' || fault.call === call);
      for (const fault of matching) if (fault.times !== undefined) fault.times -= 1;
      active = active.filter((fault) => fault.times === undefined || fault.times > 0);
      return matching;
    },
  };
}

const PROXY_PAGE = '<!doctype html><html><body><h1>Please sign in to the hotspot</h1></body></html>';

/** Returns the response of a fault, or null if the call is performed. */
function faultResponse(fault: Fault, code: (code: number, text?: string) => Response): Response | null {
  switch (fault.kind) {
    case 'code':
      return code(fault.code, fault.text);
    case 'status':
      return new Response('Service unavailable', { status: fault.status });
    case 'garbage':
      return new Response(PROXY_PAGE, { headers: { 'content-type': 'text/html' } });
    case 'cut':
      throw new ConnectionCut();
    default:
      return null;
  }
}

/** Replaces a field in an answer: in an object itself, or in the first rows of a list. */
function spoil(part: unknown, fault: MalformedField): unknown {
  if (Array.isArray(part)) return part.map((row, index) => (index < (fault.rows ?? 1) ? spoil(row, fault) : row));
  if (typeof part !== 'object' || part === null) return part;
  const fields = Object.entries(part).map(([name, value]) => [
    name,
    name === fault.field ? fault.value : spoil(value, fault),
  ]);
  return Object.fromEntries(fields);
}

/**
 * Performs a call with its faults.
 * @param work performs the call and returns its answer
 * @param code returns an answer with only a result code
 */
export async function withFaults(
  faults: readonly Fault[],
  clock: Clock,
  work: () => Response | Promise<Response>,
  code: (code: number, text?: string) => Response,
): Promise<Response> {
  for (const fault of faults) {
    if (fault.kind === 'never') await new Promise(() => {});
    if (fault.kind === 'delay') await new Promise<void>((done) => void clock.after(fault.ms, done));
    const answer = faultResponse(fault, code);
    if (answer) return answer;
  }
  let answer = await work();
  if (faults.some((fault) => fault.kind === 'lostAnswer')) throw new ConnectionCut();
  for (const fault of faults) if (fault.kind === 'malformed') answer = Response.json(spoil(await answer.json(), fault));
  return answer;
}

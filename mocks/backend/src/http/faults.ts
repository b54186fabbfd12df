import type { Clock } from '../runtime/clock.ts';

/**
 * Something that goes wrong, as data: stories, tests and the control route use the same.
 * `call` is a call's name in the contract, or '*' for every call. `times` counts down; without it the fault stays.
 */
export type Fault = { call: string; times?: number } & (
  | /** Answered with this result code instead of being done. */ { kind: 'code'; code: number; text?: string }
  | /** Answered with this HTTP status instead of being done. */ { kind: 'status'; status: number }
  | /** Done, but that many milliseconds late. */ { kind: 'delay'; ms: number }
  | /** Never answered, nothing done. */ { kind: 'never' }
  | /** A proxy's page with status 200 instead of the answer, nothing done. */ { kind: 'garbage' }
  | /** The connection drops before anything is done. */ { kind: 'cut' }
  | /** Done and kept, then the connection drops. */ { kind: 'lostAnswer' }
  | SpoiltField
);
export type FaultKind = Fault['kind'];

/** Done, and answered with something else in a field of its first rows: 1 unless it says how many. Undefined leaves it out. */
type SpoiltField = { kind: 'spoilt'; field: string; value?: unknown; rows?: number };

export interface Faults {
  add(...faults: Fault[]): void;
  /** Takes back every fault. */
  clear(): void;
  readonly active: readonly Fault[];
  /** The faults of a call now; each of them counts down. */
  takeFor(call: string): Fault[];
}

/** Thrown by `backend.fetch` where a real connection would have dropped, as `fetch` does. */
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

/** What a call is answered with instead of being done, or null where it is done after all. */
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

/** Spoils a field wherever it stands in an answer: in an object itself, in the first rows of a list. */
function spoil(part: unknown, fault: SpoiltField): unknown {
  if (Array.isArray(part)) return part.map((row, at) => (at < (fault.rows ?? 1) ? spoil(row, fault) : row));
  if (typeof part !== 'object' || part === null) return part;
  const fields = Object.entries(part).map(([name, value]) => [
    name,
    name === fault.field ? fault.value : spoil(value, fault),
  ]);
  return Object.fromEntries(fields);
}

/**
 * Does a call under its faults.
 * @param work does the call and makes its answer
 * @param code makes an answer with a result code alone
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
  for (const fault of faults) if (fault.kind === 'spoilt') answer = Response.json(spoil(await answer.json(), fault));
  return answer;
}

import type { Backend } from '../backend.ts';
import { readText } from '../http/body.ts';
import type { Fault } from '../http/faults.ts';
import type { ManualClock } from '../runtime/clock.ts';

interface StartOverOptions {
  /** Milliseconds after which suppliers answer. Default: as the server was started. */
  answerAfterMs?: number;
}

/** Commands of tests to a running backend: `POST /__control` with one of these. */
export type Command =
  | { do: 'fault'; faults: Fault[] }
  | { do: 'clearFaults' }
  | { do: 'dropHub' }
  | { do: 'refuseHub'; on: boolean }
  | { do: 'muteHub'; on: boolean }
  /** Only with a manual clock. */
  | { do: 'advance'; ms: number }
  /** Suppliers and support answer all pending messages now. */
  | { do: 'answerNow' }
  | { do: 'presence'; suppliercode: string; online: boolean }
  /** Resets to the sample: another backend replaces this one. */
  | ({ do: 'startOver' } & StartOverOptions)
  | { do: 'facts' };

/** Replaces the running backend by another with only the sample. */
export type StartOver = (options: StartOverOptions) => Promise<void>;

/** State of the store that tests may query. */
export interface Facts {
  /** Items of each order, sent and unsent. */
  orders: { orderid: number; retailerid: number; ordernumber: string; sent: number; unsent: number }[];
  sentOrders: { orderid: number; ordernumber: string; suppliercode: string; lines: number; answered: boolean }[];
  liveSessions: number;
  hubConnections: number;
  unknownRequests: readonly string[];
}

function getFacts({ store, hub, clock, unknownRequests }: Backend): Facts {
  const now = clock.now();
  return {
    orders: [...store.orders.all()].map(({ orderid, retailerid, ordernumber }) => {
      const items = store.items.at(orderid);
      const unsent = items.filter((item) => item.sentorderid === null).length;
      return { orderid, retailerid, ordernumber, unsent, sent: items.length - unsent };
    }),
    sentOrders: [...store.sentOrders.all()].map(({ orderid, ordernumber, suppliercode, lines, answeredat }) => ({
      orderid,
      ordernumber,
      suppliercode,
      lines: lines.length,
      answered: answeredat !== null,
    })),
    liveSessions: [...store.sessions.all()].filter(({ endedat, validto }) => endedat === null && now < validto).length,
    hubConnections: hub.connections,
    unknownRequests,
  };
}

const isManual = (clock: Backend['clock']): clock is ManualClock => 'advance' in clock;

/**
 * Performs a command.
 * @throws if the command is unknown or not possible here
 */
function control(backend: Backend, command: Command, startOver?: StartOver): unknown {
  const { faults, hub, supplierSimulator, clock } = backend;
  switch (command.do) {
    case 'fault':
      return faults.add(...command.faults);
    case 'clearFaults':
      return faults.clear();
    case 'dropHub':
      return hub.drop();
    case 'refuseHub':
      return hub.refuse(command.on);
    case 'muteHub':
      return hub.mute(command.on);
    case 'advance':
      if (!isManual(clock)) throw new Error('Only a backend on a manual clock can be advanced.');
      return clock.advance(command.ms);
    case 'answerNow':
      backend.replySimulator.answerAll();
      return { answered: supplierSimulator.answerAll() };
    case 'presence':
      return backend.presence.set(command.suppliercode, command.online === true);
    case 'startOver':
      if (!startOver) throw new Error('Only a server with a data folder can start over.');
      return startOver(command);
    case 'facts':
      return getFacts(backend);
    default:
      throw new Error(`Unknown command: ${JSON.stringify(command)}`);
  }
}

const LONGEST_COMMAND = 1024 * 1024;

export async function answerControl(backend: Backend, request: Request, startOver?: StartOver): Promise<Response> {
  if (request.method !== 'POST') return new Response('POST a command', { status: 405 });
  try {
    const command = JSON.parse(await readText(request, LONGEST_COMMAND)) as Command;
    return Response.json((await control(backend, command, startOver)) ?? {});
  } catch (error) {
    return new Response(error instanceof Error ? error.message : 'failed', { status: 400 });
  }
}

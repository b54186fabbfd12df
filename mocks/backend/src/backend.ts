import { HUB_PATH } from '@mortar/contract';
import { Hono } from 'hono';
import { handlers } from './calls/handlers.ts';
import type { Catalogue } from './catalogue/catalogue.ts';
import { createSearch } from './catalogue/search.ts';
import { dispatcher, type Sender, type StartedRequest } from './http/dispatch.ts';
import { ConnectionCut, createFaults, type Faults } from './http/faults.ts';
import { createPasswordThrottle, noPasswordThrottle } from './http/passwordThrottle.ts';
import type { Services } from './http/requestContext.ts';
import { createHub, type Hub } from './hub/hub.ts';
import { getSession } from './rules/access/sessions.ts';
import { localOffset } from './rules/localTime.ts';
import { mayJoin, relay } from './rules/messages/hubGroups.ts';
import { notificationView } from './rules/messages/notifications.ts';
import { atWork, type WorkingHours, workingHoursProblem } from './rules/workingHours.ts';
import { type Clock, systemClock } from './runtime/clock.ts';
import { createCooperativeScheduler } from './runtime/cooperativeScheduler.ts';
import { type Random, unpredictableRandom } from './runtime/random.ts';
import { createTimers } from './runtime/timers.ts';
import { createTurns } from './runtime/turns.ts';
import type { Seed } from './seed/seed.ts';
import { type Attendance, createAttendance } from './simulator/attendance.ts';
import { type Counterpart, createCounterpart } from './simulator/counterpart.ts';
import { createPresence, type Presence } from './simulator/presence.ts';
import { createReplySimulator, type ReplySimulator } from './simulator/replySimulator.ts';
import { createSupplierSimulator, type SupplierSimulator } from './simulator/supplierSimulator.ts';
import type { Journal } from './store/journal.ts';
import type { NotificationRow } from './store/rows.ts';
import { createStore, type Store } from './store/store.ts';
import { type FileReader, localFileReader } from './upload/fileReader.ts';

export interface BackendOptions {
  /** What the backend begins with; a journal that holds something wins over the seed's rows. */
  seed: Seed;
  /** Defaults to the machine's clock, begun at the seed's moment where it has one. */
  clock?: Clock;
  /** Where tokens come from. */
  random?: Random;
  /** Keeps what is written; without one it lives as long as the backend. */
  journal?: Journal;
  /**
   * Milliseconds after which suppliers answer a sent order, and within which they and support answer a message; 6000 by
   * default.
   */
  answerAfterMs?: number;
  /** When suppliers and support read and answer messages; the seed's by default, and always where it has none. */
  workingHours?: WorkingHours;
  /** False lets everybody guess passwords without a wait; for tests of something else. */
  passwordThrottle?: boolean;
  /** Is told why something that falls due by itself could not be done yet; it is tried again. */
  onTimerError?(error: unknown): void;
  /** Is told of what nobody expected while a request was answered, which is HTTP 500; may throw it on. */
  onFailure?(error: unknown): void;
  /** Where `mountReports` serves the report pages; without it their links lead nowhere. */
  reportsOrigin?: string;
  /** Reads the files that people send; on this thread by default. Closed with the backend. */
  fileReader?: FileReader;
}

/** The server's stand-in, without a transport. */
export interface Backend {
  /** Answers a request. Rejects with ConnectionCut where a fault drops the connection. */
  fetch(request: Request, sender?: Sender): Promise<Response>;
  readonly hub: Hub;
  readonly faults: Faults;
  readonly supplierSimulator: SupplierSimulator;
  readonly replySimulator: ReplySimulator;
  /** Does by hand what the simulator does by itself: the supplier reads and writes, support answers. */
  readonly counterpart: Counterpart;
  /** What somebody plays the other end of, so that the simulator does not. */
  readonly attendance: Attendance;
  /** Which suppliers are online; stories and tests change it. */
  readonly presence: Presence;
  readonly clock: Clock;
  readonly store: Store;
  readonly catalogue: Catalogue;
  /** The latest requests for something the backend does not have: 'GET /api/Nowhere'. */
  readonly unknownRequests: readonly string[];
  close(): void;
}

/** An address that never exists: in a browser mount nothing serves report pages. */
const NO_REPORTS = 'https://reports.example';

/** Files of one session that wait while another of it is read; more are refused. */
const WAITING_FILES = 3;

function startRequest(services: Services, { address }: Sender, request: Request): StartedRequest {
  const tasks: (() => void)[] = [];
  const afterwards = (task: () => void) => void tasks.push(task);
  const isGivenUp = () => request.signal.aborted;
  const context = { ...services, address, now: services.clock.now(), isGivenUp, afterwards };
  return {
    context,
    finish() {
      for (const task of tasks) task();
    },
  };
}

function negotiate(hub: Hub, request: Request): Response {
  const token = /^Bearer (\S+)$/i.exec(request.headers.get('authorization') ?? '')?.[1] ?? null;
  if (hub.refusing) return new Response('Service unavailable', { status: 503 });
  const negotiated = hub.negotiate(token ?? new URL(request.url).searchParams.get('access_token'));
  return negotiated ? Response.json(negotiated) : new Response('Unauthorized', { status: 401 });
}

/** Of every answer, through every mount: data, and nothing that a browser may make a page of. */
const HEADERS = {
  'cache-control': 'no-store',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
} as const;

/** Requests for nowhere that are remembered, and how much of each: a list that anybody can add to must not grow. */
const UNKNOWN = { requests: 100, characters: 200 } as const;

function application(
  services: Services,
  faults: Faults,
  unknown: (request: Request) => void,
  failed: (error: unknown) => void,
): Hono<{ Bindings: Sender }> {
  const app = new Hono<{ Bindings: Sender }>();
  app.use(async (context, next) => {
    await next();
    for (const [name, value] of Object.entries(HEADERS)) context.res.headers.set(name, value);
  });
  const routes = Map.groupBy(handlers, ({ call }) => `${call.method} ${call.path}`);
  for (const [first, ...others] of routes.values()) {
    if (!first) continue;
    const answer = dispatcher(
      [first, ...others],
      (sender, request) => startRequest(services, sender, request),
      services.clock,
      faults.takeFor,
    );
    app.on(first.call.method, first.call.path, (context) => answer(context.req.raw, context.env));
  }
  app.post(`${HUB_PATH}/negotiate`, (context) => negotiate(services.hub, context.req.raw));
  app.notFound((context) => {
    unknown(context.req.raw);
    return context.text('Not found', 404);
  });
  app.onError((error, context) => {
    if (error instanceof ConnectionCut) throw error;
    failed(error);
    return context.text('The backend failed.', 500);
  });
  return app;
}

/** @throws RangeError for working hours that cannot be kept */
export function createBackend(options: BackendOptions): Backend {
  const { seed, journal, answerAfterMs = 6000, reportsOrigin = NO_REPORTS, random = unpredictableRandom() } = options;
  const { workingHours = seed.workingHours } = options;
  const problem = workingHours && workingHoursProblem(workingHours);
  if (problem) throw new RangeError(problem);
  const clock = options.clock ?? systemClock(seed.now);
  const { catalogue } = seed;
  const store = createStore(seed, journal);
  const hub = createHub({
    clock,
    random,
    isLive: (token) => getSession(store, token, clock.now()) !== undefined,
    mayJoin: (token, group) => mayJoin(store, token, group, clock.now()),
    relay: (method, sent) => relay(store, method, sent),
  });
  const notify = (notification: NotificationRow) =>
    hub.toGroup(String(notification.retailerid), 'ReceiveNotification', [notificationView(notification)]);
  const onTimerError = options.onTimerError ?? (() => {});
  const supplierSimulator = createSupplierSimulator(
    catalogue,
    store,
    clock,
    answerAfterMs,
    createTimers(clock, onTimerError),
    notify,
  );
  const counterpart = createCounterpart({ store, clock, notify, publish: hub.toGroup });
  const replySimulator = createReplySimulator({
    ...{ store, clock, answerAfterMs, counterpart },
    timers: createTimers(clock, onTimerError),
    atWork: (moment, retailerid) =>
      workingHours ? atWork(workingHours, moment, localOffset(store, retailerid)) : moment,
  });
  const attendance = createAttendance(store, clock, replySimulator.resume);
  const presence = createPresence(store, replySimulator.returnToDesk);
  const faults = createFaults();
  const unknownRequests: string[] = [];
  const scheduler = createCooperativeScheduler();
  const fileReader = options.fileReader ?? localFileReader(scheduler);
  const services: Services = {
    store,
    catalogue,
    search: createSearch(catalogue, scheduler),
    clock,
    random,
    hub,
    supplierSimulator,
    replySimulator,
    scheduler,
    passwordThrottle: options.passwordThrottle === false ? noPasswordThrottle : createPasswordThrottle(clock),
    reportsOrigin,
    fileReader,
    fileTurns: createTurns(WAITING_FILES),
  };
  const unknown = ({ method, url }: Request) => {
    unknownRequests.push(`${method} ${new URL(url).pathname}`.slice(0, UNKNOWN.characters));
    if (unknownRequests.length > UNKNOWN.requests) unknownRequests.shift();
  };
  // The client learns nothing of it: whoever runs the backend does.
  const app = application(services, faults, unknown, options.onFailure ?? (() => {}));
  return {
    fetch: async (request, sender = { address: '' }) => app.fetch(request, sender),
    ...{
      hub,
      faults,
      supplierSimulator,
      replySimulator,
      counterpart,
      attendance,
      presence,
      clock,
      store,
      catalogue,
      unknownRequests,
    },
    close() {
      supplierSimulator.close();
      replySimulator.close();
      hub.close();
      fileReader.close();
      journal?.close();
    },
  };
}

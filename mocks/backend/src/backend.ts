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
import { getRelayedEvent, mayJoin } from './rules/messages/hubGroups.ts';
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
  /** Initial data; rows in the journal take precedence. */
  seed: Seed;
  /** Default: the machine's clock, starting at the seed's moment if it has one. */
  clock?: Clock;
  /** Source of tokens. */
  random?: Random;
  /** Storage of writes; without it data lives as long as the backend. */
  journal?: Journal;
  /**
   * Milliseconds after which suppliers answer an order, and within which they and support answer a message; default
   * 6000.
   */
  answerAfterMs?: number;
  /** When suppliers and support read and answer messages; default the seed's, or always. */
  workingHours?: WorkingHours;
  /** False disables throttling of password attempts, for other tests. */
  passwordThrottle?: boolean;
  /** Called when scheduled work fails; it is retried. */
  onTimerError?(error: unknown): void;
  /** Called with an unexpected error during a request, which is answered with HTTP 500; may rethrow it. */
  onFailure?(error: unknown): void;
  /** Origin where `mountReports` serves the report pages; without it their links do not work. */
  reportsOrigin?: string;
  /** Reads uploaded files; default on this thread. Closed with the backend. */
  fileReader?: FileReader;
}

/** The reference backend, without a transport. */
export interface Backend {
  /** Answers a request. Rejects with ConnectionCut if a fault drops the connection. */
  fetch(request: Request, sender?: Sender): Promise<Response>;
  readonly hub: Hub;
  readonly faults: Faults;
  readonly supplierSimulator: SupplierSimulator;
  readonly replySimulator: ReplySimulator;
  /** Acts manually as supplier or support in place of the simulator. */
  readonly counterpart: Counterpart;
  /** Conversations and tickets that are attended manually. */
  readonly attendance: Attendance;
  /** Which suppliers are online; stories and tests change it. */
  readonly presence: Presence;
  readonly clock: Clock;
  readonly store: Store;
  readonly catalogue: Catalogue;
  /** Recent requests for unknown paths: 'GET /api/Nowhere'. */
  readonly unknownRequests: readonly string[];
  close(): void;
}

/** A nonexistent address: browser adapters do not serve report pages. */
const NO_REPORTS = 'https://reports.example';

/** Maximum number of waiting files per session; more are refused. */
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

/** Headers of every answer in all adapters: data that browsers never render as a page. */
const HEADERS = {
  'cache-control': 'no-store',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
} as const;

/** Limits on stored unknown requests, because any client can add to them. */
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

/**
 * Creates a backend.
 * @throws RangeError for invalid working hours
 */
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
    relay: (method, sent) => getRelayedEvent(store, method, sent),
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
    store,
    clock,
    answerAfterMs,
    counterpart,
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
  // Errors are reported to the operator, not to the client.
  const app = application(services, faults, unknown, options.onFailure ?? (() => {}));
  return {
    fetch: async (request, sender = { address: '' }) => app.fetch(request, sender),
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
    close() {
      supplierSimulator.close();
      replySimulator.close();
      hub.close();
      fileReader.close();
      journal?.close();
    },
  };
}

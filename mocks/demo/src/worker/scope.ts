/** An event that a worker is kept alive for. */
interface LifetimeEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}

interface RequestEvent extends LifetimeEvent {
  readonly request: Request;
  respondWith(answer: Promise<Response>): void;
}

interface Events {
  install: LifetimeEvent;
  activate: LifetimeEvent;
  fetch: RequestEvent;
}

/** What this service worker uses of its scope: the types of pages and of workers exclude each other. */
interface WorkerScope {
  addEventListener<Name extends keyof Events>(name: Name, listener: (event: Events[Name]) => void): void;
  readonly clients: { claim(): Promise<void> };
}

export const scope = globalThis as unknown as WorkerScope;

/** An event that keeps the worker alive. */
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

/** The used part of the service worker's scope: the type libraries of pages and workers conflict. */
interface WorkerScope {
  addEventListener<Name extends keyof Events>(name: Name, listener: (event: Events[Name]) => void): void;
  readonly clients: { claim(): Promise<void> };
}

export const scope = globalThis as unknown as WorkerScope;

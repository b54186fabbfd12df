import { HUB_PATH } from '@mortar/contract';
import type { Backend } from '../backend.ts';
import { ConnectionCut } from '../http/faults.ts';
import { isHub } from '../http/servedPaths.ts';
import type { IndexedDbJournal } from './indexedDbJournal.ts';
import { createLongPolling } from './longPolling.ts';

/** A backend behind the pages of a service worker. */
export interface WorkerMount {
  /** Answers once the request's writes are stored. An injected connection error is a network error. */
  fetch(request: Request): Promise<Response>;
}

interface WorkerMountOptions {
  /** The journal that the backend writes to. */
  journal: Pick<IndexedDbJournal, 'settled'>;
  /** Called if storing failed: replace this backend with one opened from the stored data. */
  onLost(error: unknown): void;
}

/** Mounts a backend in a service worker. Its hub uses long polling, because workers have no server sockets. */
export function mountWorker(backend: Backend, { journal, onLost }: WorkerMountOptions): WorkerMount {
  const polling = createLongPolling(backend);

  async function answer(request: Request): Promise<Response> {
    const { pathname } = new URL(request.url);
    if (isHub(pathname) && pathname !== HUB_PATH) return polling.offered(await backend.fetch(request));
    const answered = await (pathname === HUB_PATH ? polling.answer(request) : backend.fetch(request));
    await journal.settled().catch((error) => {
      onLost(error);
      throw new ConnectionCut();
    });
    return answered;
  }

  return {
    async fetch(request) {
      try {
        return await answer(request);
      } catch (error) {
        if (error instanceof ConnectionCut) return Response.error();
        throw error;
      }
    },
  };
}

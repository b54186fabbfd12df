/** Network between a story's application and its backend. */
export interface StoryNetwork {
  /** Fetch for the application, instead of the page's own. */
  fetch: typeof fetch;
  /** Reports that the backend received a request. */
  arrived(request: Request): void;
  /** Blocks further requests and waits until the backend has received those in flight. */
  end(): Promise<void>;
}

/** Longest wait for requests of a story that ends, in ms: one lost by the worker never arrives. */
const MAX_WAIT_MS = 5000;

const rejectedBy = (signal: AbortSignal) =>
  new Promise<never>((_, reject) => {
    if (signal.aborted) reject(signal.reason);
    else signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });

/**
 * Tracks requests in flight through the service worker: one that arrives after the story's handlers are removed would
 * log an error in the next story. For the same reason none is aborted in flight.
 */
export function storyNetwork(): StoryNetwork {
  const underway = new Set<{ key: string }>();
  const waiting: (() => void)[] = [];
  let ended = false;
  const forget = (request: { key: string } | undefined) => {
    if (request) underway.delete(request);
    if (underway.size === 0) for (const resolve of waiting.splice(0)) resolve();
  };
  return {
    fetch(address, { signal, ...init } = {}) {
      if (ended) return Promise.reject(new TypeError('The story has ended.'));
      if (signal?.aborted) return Promise.reject(signal.reason);
      const request = new Request(address, init);
      const sent = { key: `${request.method} ${request.url}` };
      underway.add(sent);
      const answer = fetch(request);
      // A request is also finished if something other than the backend answered.
      answer.then(
        () => forget(sent),
        () => forget(sent),
      );
      return signal ? Promise.race([answer, rejectedBy(signal)]) : answer;
    },
    arrived({ method, url }) {
      forget([...underway].find(({ key }) => key === `${method} ${url}`));
    },
    end() {
      ended = true;
      return new Promise((resolve) => {
        waiting.push(resolve);
        setTimeout(resolve, MAX_WAIT_MS);
        forget(undefined);
      });
    },
  };
}

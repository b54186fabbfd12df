/** The network between one story's application and its backend. */
export interface StoryNetwork {
  /** What the application is given instead of the page's own. */
  fetch: typeof fetch;
  /** Says that the backend has got a request. */
  arrived(request: Request): void;
  /** Lets no further request out, and waits for a while until the backend has got those that are on their way. */
  end(): Promise<void>;
}

/** Milliseconds that a story which ends waits for requests at most: one that the worker lost never arrives. */
const MAX_WAIT_MS = 5000;

const rejectedBy = (signal: AbortSignal) =>
  new Promise<never>((_, reject) => {
    if (signal.aborted) reject(signal.reason);
    else signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });

/**
 * Counts requests on their way, which lies through the service worker: one that arrived after the story's handlers are
 * gone would stand in the console of the next story. For the same reason none is called back on its way.
 */
export function storyNetwork(): StoryNetwork {
  const underway = new Set<{ key: string }>();
  const waiting: (() => void)[] = [];
  let ended = false;
  const forget = (request: { key: string } | undefined) => {
    if (request) underway.delete(request);
    if (underway.size === 0) for (const settle of waiting.splice(0)) settle();
  };
  return {
    fetch(address, { signal, ...init } = {}) {
      if (ended) return Promise.reject(new TypeError('The story has ended.'));
      if (signal?.aborted) return Promise.reject(signal.reason);
      const request = new Request(address, init);
      const sent = { key: `${request.method} ${request.url}` };
      underway.add(sent);
      const answer = fetch(request);
      // Also where somebody else than the backend answered: nothing is on its way then.
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
      return new Promise((settle) => {
        waiting.push(settle);
        setTimeout(settle, MAX_WAIT_MS);
        forget(undefined);
      });
    },
  };
}

import { type Claim, onlyTab, type TabMessage, type Tabs } from './tabs.ts';

/** Polling interval in ms for a name requested `soon`: after a reload the previous page may not have released it. */
const POLL_INTERVAL_MS = 400;
/** Number of times a name may be seen with another tab before giving up. */
const MAX_SIGHTINGS = 2;
/** Timeout in ms for answers of other tabs, in browsers without locks. */
const ANSWER_TIMEOUT_MS = 250;
const CHANNEL = 'mortar.tabs';

type Claims = Pick<Tabs, 'claim'>;

/**
 * Aborts once a name was seen with another tab too often. A name that no tab holds is being handed over, which a busy
 * computer delays.
 * @param isOver true if the request was cancelled
 */
function abortWhenHeld(locks: LockManager, name: string, isOver: () => boolean): AbortSignal {
  const stop = new AbortController();
  const poll = async (seen: number): Promise<void> => {
    const { held = [] } = await locks.query();
    if (isOver()) return;
    const taken = seen + Number(held.some((lock) => lock.name === name));
    if (taken >= MAX_SIGHTINGS) stop.abort();
    else setTimeout(() => void poll(taken), POLL_INTERVAL_MS);
  };
  setTimeout(() => void poll(0), POLL_INTERVAL_MS);
  return stop.signal;
}

/** Uses the browser's locks, which end with their tab. */
function byLocks(locks: LockManager): Claims {
  return {
    claim: (name, wanted, onLost) =>
      new Promise((resolve) => {
        let had = false;
        const options: LockOptions =
          wanted === 'from another'
            ? { steal: true }
            : wanted === 'free'
              ? { ifAvailable: true }
              : { signal: abortWhenHeld(locks, name, () => had) };
        const keep = (lock: Lock | null) => {
          if (!lock) return resolve(null);
          had = true;
          return new Promise<void>((release) => resolve({ release }));
        };
        locks.request(name, options, keep).catch((error: unknown) => {
          if (had) return onLost();
          const waitedOut = error instanceof DOMException && /^(Abort|Timeout)Error$/.test(error.name);
          // Without permission for locks the page works as if alone.
          resolve(waitedOut ? null : { release: () => undefined });
        });
      }),
  };
}

type ClaimMessage = { about: 'who has'; name: string } | { about: 'have' | 'take'; name: string };

/**
 * Asks other tabs, in browsers without locks (pages not served over https): the holder answers. Tabs that do not answer
 * in time count as closed.
 */
function byMessages(): Claims {
  const channel = new BroadcastChannel(`${CHANNEL}.claims`);
  const had = new Map<string, () => void>();
  const pendingChecks = new Map<string, () => void>();
  channel.onmessage = ({ data }: MessageEvent<ClaimMessage>) => {
    const { about, name } = data;
    if (about === 'have') pendingChecks.get(name)?.();
    if (about === 'who has' && had.has(name)) channel.postMessage({ about: 'have', name });
    if (about !== 'take') return;
    const lost = had.get(name);
    had.delete(name);
    lost?.();
  };
  const isFree = (name: string) =>
    new Promise<boolean>((resolve) => {
      pendingChecks.set(name, () => resolve(false));
      channel.postMessage({ about: 'who has', name });
      setTimeout(() => resolve(true), ANSWER_TIMEOUT_MS);
    }).finally(() => pendingChecks.delete(name));
  return {
    async claim(name, wanted, onLost) {
      if (wanted === 'from another') channel.postMessage({ about: 'take', name });
      else if (!(await isFree(name))) return null;
      had.set(name, onLost);
      const claim: Claim = {
        release() {
          if (had.get(name) === onLost) had.delete(name);
        },
      };
      return claim;
    },
  };
}

/** Returns the claims among tabs of this browser. */
export function browserTabs(): Tabs {
  const locks = 'locks' in navigator ? navigator.locks : null;
  if (typeof BroadcastChannel === 'undefined') return locks ? { ...onlyTab, ...byLocks(locks) } : onlyTab;
  const channel = new BroadcastChannel(CHANNEL);
  return {
    ...(locks ? byLocks(locks) : byMessages()),
    broadcast: (message) => channel.postMessage(message),
    listen(listen) {
      const onMessage = ({ data }: MessageEvent<TabMessage>) => listen(data);
      channel.addEventListener('message', onMessage);
      return () => channel.removeEventListener('message', onMessage);
    },
  };
}

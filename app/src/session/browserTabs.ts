import { type Claim, onlyTab, type TabMessage, type Tabs } from './tabs.ts';

/**
 * Milliseconds between two looks at a name that is wanted `soon`: after a reload the page before may still be letting go of
 * it.
 */
const PATIENCE = 400;
/** How often a name may be seen with another tab before it is left with it. */
const LOOKS = 2;
/** Milliseconds in which another tab answers that it has a name, where a browser has no locks. */
const ANSWER_WITHIN = 250;
const CHANNEL = 'mortar.tabs';

type Claims = Pick<Tabs, 'claim'>;

/**
 * Aborts once a name has been seen with another tab as often as it may be. A name that nobody has is on its way: a computer
 * that is busy hands it over late.
 * @param isOver whether nobody waits for it any more
 */
function patience(locks: LockManager, name: string, isOver: () => boolean): AbortSignal {
  const stop = new AbortController();
  const look = async (seen: number): Promise<void> => {
    const { held = [] } = await locks.query();
    if (isOver()) return;
    const taken = seen + Number(held.some((lock) => lock.name === name));
    if (taken >= LOOKS) stop.abort();
    else setTimeout(() => void look(taken), PATIENCE);
  };
  setTimeout(() => void look(0), PATIENCE);
  return stop.signal;
}

/** By the browser's own locks: one ends with its tab, however the tab ends. */
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
              : { signal: patience(locks, name, () => had) };
        const keep = (lock: Lock | null) => {
          if (!lock) return resolve(null);
          had = true;
          return new Promise<void>((release) => resolve({ release }));
        };
        locks.request(name, options, keep).catch((error: unknown) => {
          if (had) return onLost();
          const waitedOut = error instanceof DOMException && /^(Abort|Timeout)Error$/.test(error.name);
          // A page that may have no locks works as one that is alone.
          resolve(waitedOut ? null : { release: () => undefined });
        });
      }),
  };
}

type ClaimMessage = { about: 'who has'; name: string } | { about: 'have' | 'take'; name: string };

/**
 * By asking the other tabs, where a browser has no locks (pages that are not served over https): whoever has the name
 * answers. A tab that does not answer in time counts as gone; that is as far as it goes.
 */
function byAsking(): Claims {
  const channel = new BroadcastChannel(`${CHANNEL}.claims`);
  const had = new Map<string, () => void>();
  const asked = new Map<string, () => void>();
  channel.onmessage = ({ data }: MessageEvent<ClaimMessage>) => {
    const { about, name } = data;
    if (about === 'have') asked.get(name)?.();
    if (about === 'who has' && had.has(name)) channel.postMessage({ about: 'have', name });
    if (about !== 'take') return;
    const lost = had.get(name);
    had.delete(name);
    lost?.();
  };
  const isFree = (name: string) =>
    new Promise<boolean>((resolve) => {
      asked.set(name, () => resolve(false));
      channel.postMessage({ about: 'who has', name });
      setTimeout(() => resolve(true), ANSWER_WITHIN);
    }).finally(() => asked.delete(name));
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

/** The tabs of the browser that this page runs in. */
export function browserTabs(): Tabs {
  const locks = 'locks' in navigator ? navigator.locks : null;
  if (typeof BroadcastChannel === 'undefined') return locks ? { ...onlyTab, ...byLocks(locks) } : onlyTab;
  const channel = new BroadcastChannel(CHANNEL);
  return {
    ...(locks ? byLocks(locks) : byAsking()),
    say: (message) => channel.postMessage(message),
    listen(hear) {
      const onMessage = ({ data }: MessageEvent<TabMessage>) => hear(data);
      channel.addEventListener('message', onMessage);
      return () => channel.removeEventListener('message', onMessage);
    },
  };
}

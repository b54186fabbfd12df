import type { Clock } from '../runtime/clock.ts';

/** Slows down whoever guesses passwords. */
export interface PasswordThrottle {
  /**
   * Tries a password, unless too many wrong ones came before.
   * @param account whose password it is
   * @param address where it comes from; '' where that is not known
   * @param check whether it is right
   * @returns whether it was tried and right; a try that has to wait is answered like a wrong one, and does not count
   */
  attempt(account: string, address: string, check: () => boolean): boolean;
}

/** Wrong passwords without a wait: for one account from one address, for one account, and from one address. */
const FREE = { pair: 5, account: 15, address: 50 } as const;
const FIRST_WAIT = 1_000;
/** Short enough that nobody is locked out by somebody else, long enough for 3 000 tries a day. */
const LONGEST_WAIT = 30_000;
/** After so long without a wrong one everything is forgotten. */
const FORGOTTEN_AFTER = 15 * 60_000;
/** Accounts and addresses remembered; the oldest make room. */
const REMEMBERED = 10_000;

interface Failures {
  count: number;
  last: number;
}

/** Keeps the newest entries only. */
function remember<V>(map: Map<string, V>, key: string, value: V): void {
  map.delete(key);
  map.set(key, value);
  const [oldest] = map.keys();
  if (map.size > REMEMBERED && oldest !== undefined) map.delete(oldest);
}

/**
 * A throttle that waits 1, 2, 4, … 30 seconds after each further wrong password. From an address where the account was
 * signed in before, only the wrong ones of that address count: a stranger cannot keep its owner out.
 */
export function createPasswordThrottle(clock: Clock): PasswordThrottle {
  const failures = new Map<string, Failures>();
  /** Addresses where an account gave the right password. */
  const known = new Map<string, true>();

  function isThrottled(key: string, free: number): boolean {
    const failed = failures.get(key);
    if (!failed || failed.count < free) return false;
    return clock.now() - failed.last < Math.min(FIRST_WAIT * 2 ** (failed.count - free), LONGEST_WAIT);
  }

  function count(key: string): void {
    const now = clock.now();
    const before = failures.get(key);
    const lasting = before !== undefined && now - before.last < FORGOTTEN_AFTER ? before.count : 0;
    remember(failures, key, { count: lasting + 1, last: now });
  }

  return {
    attempt(account, address, check) {
      const pair = JSON.stringify([account, address]);
      const keys: [string, number][] = [[`pair ${pair}`, FREE.pair]];
      if (!known.has(pair)) keys.push([`account ${account}`, FREE.account]);
      if (address !== '') keys.push([`address ${address}`, FREE.address]);
      if (keys.some(([key, free]) => isThrottled(key, free))) return false;
      if (!check()) {
        for (const [key] of keys) count(key);
        return false;
      }
      failures.delete(`pair ${pair}`);
      remember(known, pair, true);
      return true;
    },
  };
}

/** Lets everybody guess, for tests of something else. */
export const noPasswordThrottle: PasswordThrottle = { attempt: (_account, _address, check) => check() };

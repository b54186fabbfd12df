import type { Clock } from '../runtime/clock.ts';

/** Somebody who signs in. */
interface SignIn {
  account: string;
  /** Whether there is such an account. */
  exists: boolean;
  /** Where it comes from; '' where that is not known. */
  address: string;
}

/** Slows down whoever guesses passwords. A try that has to wait is answered like a wrong one, and does not count. */
export interface PasswordThrottle {
  /** Tries the password of a sign-in. @param check whether it is right @returns whether it was tried and right */
  signIn(who: SignIn, check: () => boolean): boolean;
  /**
   * Tries an override password of somebody who is signed in: their own wrong ones count and nobody else's.
   * @param whose the person and the password, in a text of its own
   */
  override(whose: string, check: () => boolean): boolean;
}

/** Wrong passwords without a wait: for one account from one address, for one account, and from one address. */
const FREE = { pair: 5, account: 15, address: 50 } as const;
/** What a name that nobody has counts for its address: nothing is guessed by it, and a script makes many of them. */
const INVENTED = 1 / 20;
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

/** What wrong passwords are counted for. */
interface Counter {
  key: string;
  free: number;
  weight: number;
}

/** Keeps the newest entries only. */
function remember<V>(map: Map<string, V>, key: string, value: V): void {
  map.delete(key);
  map.set(key, value);
  const [oldest] = map.keys();
  if (map.size > REMEMBERED && oldest !== undefined) map.delete(oldest);
}

/**
 * A throttle that waits 1, 2, 4, … 30 seconds after each further wrong password. At an address where the account was signed
 * in before, only the wrong ones for it at that address count: whatever a stranger at the same address does, its owner gets in.
 */
export function createPasswordThrottle(clock: Clock): PasswordThrottle {
  const failures = new Map<string, Failures>();
  /** Addresses where an account gave the right password. */
  const known = new Map<string, true>();

  /** Milliseconds since a moment; for ever where the clock was set back behind it. */
  function since(moment: number): number {
    const passed = clock.now() - moment;
    return passed < 0 ? Number.POSITIVE_INFINITY : passed;
  }

  function isThrottled({ key, free }: Counter): boolean {
    const failed = failures.get(key);
    if (!failed || failed.count < free) return false;
    return since(failed.last) < Math.min(FIRST_WAIT * 2 ** Math.floor(failed.count - free), LONGEST_WAIT);
  }

  function count({ key, weight }: Counter): void {
    const before = failures.get(key);
    const lasting = before !== undefined && since(before.last) < FORGOTTEN_AFTER ? before.count : 0;
    remember(failures, key, { count: lasting + weight, last: clock.now() });
  }

  function attempt(counters: readonly Counter[], check: () => boolean): boolean {
    if (counters.some(isThrottled)) return false;
    if (check()) return true;
    for (const counter of counters) count(counter);
    return false;
  }

  const getPair = ({ account, address }: SignIn) => `pair ${JSON.stringify([account, address])}`;

  function getCounters(who: SignIn): Counter[] {
    const { account, exists, address } = who;
    const pair = { key: getPair(who), free: FREE.pair, weight: 1 };
    if (known.has(pair.key)) return [pair];
    const strangers = { key: `address ${address}`, free: FREE.address, weight: exists ? 1 : INVENTED };
    const elsewhere = address === '' ? [] : [strangers];
    return exists ? [pair, { key: `account ${account}`, free: FREE.account, weight: 1 }, ...elsewhere] : elsewhere;
  }

  return {
    signIn(who, check) {
      if (!attempt(getCounters(who), check)) return false;
      failures.delete(getPair(who));
      remember(known, getPair(who), true);
      return true;
    },
    override(whose, check) {
      const counter = { key: `override ${whose}`, free: FREE.pair, weight: 1 };
      if (!attempt([counter], check)) return false;
      failures.delete(counter.key);
      return true;
    },
  };
}

/** Lets everybody guess, for tests of something else. */
export const noPasswordThrottle: PasswordThrottle = {
  signIn: (_who, check) => check(),
  override: (_whose, check) => check(),
};

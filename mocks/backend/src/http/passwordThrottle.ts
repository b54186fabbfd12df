import type { Clock } from '../runtime/clock.ts';

interface SignIn {
  account: string;
  exists: boolean;
  /** Network address; '' if unknown. */
  address: string;
}

/** Slows down guessing of passwords. A throttled attempt is answered like a wrong one and does not count. */
export interface PasswordThrottle {
  /**
   * Tries the password of a sign-in.
   * @param check whether it is right
   * @returns whether it was tried and right
   */
  signIn(who: SignIn, check: () => boolean): boolean;
  /**
   * Tries an override password of a signed-in user: only their own wrong attempts count.
   * @param whose key of user and password
   */
  override(whose: string, check: () => boolean): boolean;
}

/** Wrong passwords without a wait: per account and address, per account, and per address. */
const FREE_ATTEMPTS = { pair: 5, account: 15, address: 50 } as const;
/** Weight of an unknown account for its address: guessing one is harmless, and scripts try many. */
const UNKNOWN_ACCOUNT_WEIGHT = 1 / 20;
const FIRST_WAIT = 1_000;
/** Short enough that others cannot lock a user out, long enough to limit attempts to 3 000 per day. */
const LONGEST_WAIT = 30_000;
/** Milliseconds without a wrong password after which counts are reset. */
const FORGOTTEN_AFTER = 15 * 60_000;
/** Maximum number of accounts and addresses stored; the oldest are dropped. */
const MAX_STORED = 10_000;

interface Failures {
  count: number;
  last: number;
}

interface Counter {
  key: string;
  free: number;
  weight: number;
}

/** Adds an entry and drops the oldest. */
function remember<V>(map: Map<string, V>, key: string, value: V): void {
  map.delete(key);
  map.set(key, value);
  const [oldest] = map.keys();
  if (map.size > MAX_STORED && oldest !== undefined) map.delete(oldest);
}

/**
 * Creates a throttle that waits 1, 2, 4, … 30 seconds after each further wrong password. At an address where the
 * account signed in before, only its own wrong attempts there count, so that others at the address cannot lock out its
 * owner.
 */
export function createPasswordThrottle(clock: Clock): PasswordThrottle {
  const failures = new Map<string, Failures>();
  /** Addresses where an account gave the right password. */
  const known = new Map<string, true>();

  /** Returns milliseconds since a moment; infinite if the clock was set back before it. */
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
    const pair = { key: getPair(who), free: FREE_ATTEMPTS.pair, weight: 1 };
    if (known.has(pair.key)) return [pair];
    const strangers = {
      key: `address ${address}`,
      free: FREE_ATTEMPTS.address,
      weight: exists ? 1 : UNKNOWN_ACCOUNT_WEIGHT,
    };
    const elsewhere = address === '' ? [] : [strangers];
    return exists
      ? [pair, { key: `account ${account}`, free: FREE_ATTEMPTS.account, weight: 1 }, ...elsewhere]
      : elsewhere;
  }

  return {
    signIn(who, check) {
      if (!attempt(getCounters(who), check)) return false;
      failures.delete(getPair(who));
      remember(known, getPair(who), true);
      return true;
    },
    override(whose, check) {
      const counter = { key: `override ${whose}`, free: FREE_ATTEMPTS.pair, weight: 1 };
      if (!attempt([counter], check)) return false;
      failures.delete(counter.key);
      return true;
    },
  };
}

/** A disabled throttle, for tests of other things. */
export const noPasswordThrottle: PasswordThrottle = {
  signIn: (_who, check) => check(),
  override: (_whose, check) => check(),
};

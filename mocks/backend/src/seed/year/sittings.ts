import { DAY, startOfDay } from '../../rules/days.ts';
import { between, type Random } from '../../runtime/random.ts';
import { getWeekday, workingHours } from './calendar.ts';
import { whoOrdered } from './people.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** The time somebody sits down to order: what suppliers are sent then has one moment. */
export interface Sitting {
  at: number;
  /** Which day of the year this is, from 0; days that nobody works count too. */
  day: number;
  suppliers: readonly string[];
  staffname: string;
  computername: string;
  /** Orders what is due soon as well: the last orders before now are sent to somebody whatever the week. */
  early: boolean;
  /** Nobody has worked since: who has nobody at the desk has not answered. */
  last: boolean;
}

/** A supplier's days: weekdays from 1, Monday, and of which weeks: all of them, the even or the odd. */
type Days = readonly [weekdays: readonly number[], weeks?: 0 | 1];

/** When the busy pharmacy orders from whom. */
const BUSY: Readonly<Record<string, Days>> = {
  KEST: [[1, 4]],
  PROT: [[2]],
  UMVO: [[3]],
  BLUE: [[2], 0],
  CAPE: [[5], 1],
  OVER: [[4], 0],
  MIDL: [[5], 0],
  SUND: [[3], 1],
  HART: [[2], 1],
  TSWA: [[1], 1],
};
/** The same of a pharmacy of the group. */
const QUIET: Readonly<Record<string, Days>> = {
  KEST: [[1]],
  PROT: [[4], 0],
  UMVO: [[4], 1],
  BLUE: [[2], 0],
  CAPE: [[2], 1],
  OVER: [[1], 0],
  MIDL: [[5], 1],
  SUND: [[5], 0],
  HART: [[3], 1],
};

/** Who is asked on the last day whatever the week: two of them have nobody at the desk, and let the buyer wait. */
const LAST_DAY = ['KEST', 'CAPE', 'HART'];
const DAY_BEFORE = ['PROT', 'UMVO', 'BLUE'];
/** Answers to the last orders lie before now, and nobody orders in the minute they look. */
const BEFORE_NOW = 9 * MINUTE;

const onSaturday = (week: number) => (week % 3 === 0 ? ['KEST'] : []);

function suppliersOn(plan: Readonly<Record<string, Days>>, day: number): string[] {
  const week = Math.floor(day / (7 * DAY));
  const weekday = getWeekday(day);
  if (weekday === 6) return onSaturday(week);
  return Object.entries(plan)
    .filter(([, [weekdays, weeks]]) => weekdays.includes(weekday) && (weeks === undefined || week % 2 === weeks))
    .map(([suppliercode]) => suppliercode);
}

/** A morning hour, and in the afternoon where there is one: moments within the hours, before the latest. */
function getMoments(random: Random, { from, until }: { from: number; until: number }, latest: number): number[] {
  const morning = from + between(random, 15, 170) * MINUTE;
  const afternoon = until - between(random, 20, 200) * MINUTE;
  const kept = [Math.min(morning, latest), ...(until - from > 6 * HOUR && afternoon < latest ? [afternoon] : [])];
  return kept.filter((at) => at >= from);
}

interface Pharmacy {
  retailerid: number;
  random: Random;
  now: number;
}

/**
 * When a pharmacy ordered up to now, oldest first.
 * @param days how far back
 * @param busy every working day, rather than a few each week
 */
export function getSittings({ retailerid, random, now }: Pharmacy, days: number, busy: boolean): Sitting[] {
  const plan = busy ? BUSY : QUIET;
  const first = startOfDay(now) - days * DAY;
  const worked: { day: number; hours: { from: number; until: number } }[] = [];
  for (let day = 0; day <= days; day += 1) {
    const hours = workingHours(startOfDay(first + day * DAY + 12 * HOUR));
    if (hours && hours.from + BEFORE_NOW <= now) worked.push({ day, hours });
  }
  return worked.flatMap(({ day, hours }, at): Sitting[] => {
    const ago = worked.length - 1 - at;
    const forced = ago === 0 ? LAST_DAY : ago === 1 && busy ? DAY_BEFORE : [];
    const suppliers = [...new Set([...suppliersOn(plan, hours.from), ...forced])];
    const moments = getMoments(random, hours, now - BEFORE_NOW);
    return moments
      .map((moment, which) => ({
        ...{ at: moment, day, early: forced.length > 0, last: ago === 0 },
        ...whoOrdered(random, retailerid, now - moment),
        suppliers: suppliers.filter((_, n) => n % moments.length === which),
      }))
      .filter((sitting) => sitting.suppliers.length > 0);
  });
}

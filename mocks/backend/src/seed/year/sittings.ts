import { DAY, startOfDay } from '../../rules/days.ts';
import { between, type Random } from '../../runtime/random.ts';
import { getWeekday, workingHours } from './calendar.ts';
import { whoOrdered } from './people.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** An ordering session: its orders are sent at one moment. */
export interface Sitting {
  at: number;
  /** Day of the year from 0, including non-working days. */
  day: number;
  suppliers: readonly string[];
  staffname: string;
  computername: string;
  /** Orders products due soon as well, so that the last orders before now always exist. */
  early: boolean;
  /** The last session before now: suppliers that are offline have not answered. */
  last: boolean;
}

/** A supplier's order days: weekdays from Monday as 1, in all, even or odd weeks. */
type Days = readonly [weekdays: readonly number[], weeks?: 0 | 1];

/** Order days of the busy pharmacy by supplier. */
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
/** Order days of a group's pharmacy by supplier. */
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

/** Suppliers ordered from on the last day in any week; two are offline and have not answered. */
const LAST_DAY = ['KEST', 'CAPE', 'HART'];
const DAY_BEFORE = ['PROT', 'UMVO', 'BLUE'];
/** Answers to the last orders are before now, and nothing is ordered in the current minute. */
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

/** Returns a morning moment, and an afternoon one on full days, within the hours and before the latest. */
function getMoments(random: Random, { from, until }: { from: number; until: number }, latest: number): number[] {
  const morning = from + between(random, 15, 170) * MINUTE;
  const afternoon = until - between(random, 20, 200) * MINUTE;
  const candidates = [Math.min(morning, latest), ...(until - from > 6 * HOUR && afternoon < latest ? [afternoon] : [])];
  return candidates.filter((at) => at >= from);
}

interface Pharmacy {
  retailerid: number;
  random: Random;
  now: number;
}

/**
 * Returns a pharmacy's ordering sessions up to now, oldest first.
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
  return worked.flatMap(({ day, hours }, index): Sitting[] => {
    const ago = worked.length - 1 - index;
    const forced = ago === 0 ? LAST_DAY : ago === 1 && busy ? DAY_BEFORE : [];
    const suppliers = [...new Set([...suppliersOn(plan, hours.from), ...forced])];
    const moments = getMoments(random, hours, now - BEFORE_NOW);
    return moments
      .map((moment, which) => ({
        at: moment,
        day,
        early: forced.length > 0,
        last: ago === 0,
        ...whoOrdered(random, retailerid, now - moment),
        suppliers: suppliers.filter((_, n) => n % moments.length === which),
      }))
      .filter((sitting) => sitting.suppliers.length > 0);
  });
}

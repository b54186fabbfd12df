import { between, type Random, seededRandom } from '../../runtime/random.ts';
import { workingDay } from '../year/calendar.ts';

const MINUTE = 60_000;

/** Something that was written, at a moment in working hours. */
export interface Written {
  ours: boolean;
  text: string;
  at: number;
}

/** Minutes somebody takes to answer, least and most. */
const ANSWERED_IN = [25, 320] as const;

/** Minutes into the day before somebody comes to what was written overnight, at most. */
const MORNING = 150;
const LAST_HOUR = 60 * MINUTE;

/** Some moment of the working day around a moment, or of the next one. */
function duringWork(random: Random, moment: number): number {
  const { from, until } = workingDay(moment);
  return from + Math.round(((until - LAST_HOUR - from) * random()) / MINUTE) * MINUTE;
}

/** The moment itself, or some time into the next working day. */
function answeredAt(random: Random, moment: number): number {
  const { from } = workingDay(moment);
  return moment >= from ? moment : from + between(random, 5, MORNING) * MINUTE;
}

function pace(random: Random, said: readonly string[], startedat: number): Written[] {
  let at = startedat;
  return said.map((line, which) => {
    if (which > 0) at = answeredAt(random, at + between(random, ...ANSWERED_IN) * MINUTE);
    return { ours: line.startsWith('>'), text: line.slice(2), at };
  });
}

/** What the other side wrote since the pharmacy's last words. */
export const lastWords = (said: readonly Written[]): readonly Written[] =>
  said.slice(said.findLastIndex(({ ours }) => ours) + 1);

/**
 * So many moments up to now, closer together the later they are, each in working hours.
 * @param since milliseconds before now
 */
export function spread(random: Random, count: number, now: number, since: number): number[] {
  return Array.from({ length: count }, (_, at) => {
    const share = 1 - (at + 0.2 + random() * 0.6) / count;
    return duringWork(random, now - since * share ** 1.6);
  });
}

/**
 * What two sides wrote, one after the other, as far as it went by now: it ends with the other side's words, so that
 * nobody is waited for. Empty where they had not answered yet.
 * @param startedat a moment in working hours
 * @param said lines that begin with '> ' where the pharmacy wrote them, and '< ' where the other side did
 */
export function written(said: readonly string[], startedat: number, now: number): Written[] {
  const before = pace(seededRandom(`thread ${said[0]} ${startedat}`), said, startedat).filter(
    ({ at }) => at < now - MINUTE,
  );
  const last = before.findLastIndex(({ ours }) => !ours);
  return before.slice(0, last + 1);
}

import { between, type Random, seededRandom } from '../../runtime/random.ts';
import { workingDay } from '../year/calendar.ts';

const MINUTE = 60_000;

/** A message, sent in working hours. */
export interface Written {
  ours: boolean;
  text: string;
  at: number;
}

/** Minutes until an answer, minimum and maximum. */
const ANSWERED_IN = [25, 320] as const;

/** Maximum minutes into the day before overnight messages are answered. */
const MORNING_MINUTES = 150;
const LAST_HOUR = 60 * MINUTE;

/** Returns a moment in the working day of a moment, or in the next one. */
function duringWork(random: Random, moment: number): number {
  const { from, until } = workingDay(moment);
  return from + Math.round(((until - LAST_HOUR - from) * random()) / MINUTE) * MINUTE;
}

/** Returns the moment itself, or one early in the next working day. */
function answeredAt(random: Random, moment: number): number {
  const { from } = workingDay(moment);
  return moment >= from ? moment : from + between(random, 5, MORNING_MINUTES) * MINUTE;
}

function pace(random: Random, said: readonly string[], startedat: number): Written[] {
  let at = startedat;
  return said.map((line, which) => {
    if (which > 0) at = answeredAt(random, at + between(random, ...ANSWERED_IN) * MINUTE);
    return { ours: line.startsWith('>'), text: line.slice(2), at };
  });
}

/** Returns the other side's messages since the pharmacy's last one. */
export const lastWords = (said: readonly Written[]): readonly Written[] =>
  said.slice(said.findLastIndex(({ ours }) => ours) + 1);

/**
 * Returns that many moments in working hours up to now, closer together towards now.
 * @param since milliseconds before now
 */
export function spread(random: Random, count: number, now: number, since: number): number[] {
  return Array.from({ length: count }, (_, index) => {
    const share = 1 - (index + 0.2 + random() * 0.6) / count;
    return duringWork(random, now - since * share ** 1.6);
  });
}

/**
 * Returns the messages of a conversation up to now, ending with the other side's message so that no answer is pending.
 * Empty if it had not answered yet.
 * @param startedat a moment in working hours
 * @param said lines starting with '> ' for the pharmacy, and '< ' for the other side
 */
export function writeThread(said: readonly string[], startedat: number, now: number): Written[] {
  const before = pace(seededRandom(`thread ${said[0]} ${startedat}`), said, startedat).filter(
    ({ at }) => at < now - MINUTE,
  );
  const last = before.findLastIndex(({ ours }) => !ours);
  return before.slice(0, last + 1);
}

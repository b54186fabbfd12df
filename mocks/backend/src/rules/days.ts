const HOUR = 60 * 60 * 1000;

/** South Africa and its neighbours are two hours ahead of UTC all year. */
const LOCAL_OFFSET = 2 * HOUR;

/**
 * Returns the milliseconds that a country is ahead of UTC. None of the settings' countries has daylight saving time.
 */
export const getOffset = (country: string | undefined): number => (country === 'KE' ? 3 * HOUR : LOCAL_OFFSET);

/** Returns the midnight that starts the local day of a moment, in milliseconds since 1970. */
export function startOfDay(moment: number, offset = LOCAL_OFFSET): number {
  const local = new Date(moment + offset);
  return Date.UTC(local.getUTCFullYear(), local.getUTCMonth(), local.getUTCDate()) - offset;
}

/** Returns the first and last moment of the local month around a moment. */
export function monthAround(moment: number, offset = LOCAL_OFFSET): { start: number; end: number } {
  const local = new Date(moment + offset);
  const first = (months: number) => Date.UTC(local.getUTCFullYear(), local.getUTCMonth() + months, 1) - offset;
  return { start: first(0), end: first(1) - 1 };
}

/**
 * Returns the first and last moment of the month around a moment that ends on a given day, as a supplier's does.
 * @param day 1 to 31; the last of a shorter month, and of every month if it is 0
 */
export function monthEnding(moment: number, day: number, offset = LOCAL_OFFSET): { start: number; end: number } {
  const local = new Date(moment + offset);
  const [year, month] = [local.getUTCFullYear(), local.getUTCMonth()];
  /** The day after the month's last one. */
  const after = (months: number) => {
    const days = new Date(Date.UTC(year, month + months + 1, 0)).getUTCDate();
    return Date.UTC(year, month + months, Math.min(day || days, days) + 1) - offset;
  };
  const months = moment < after(0) ? 0 : 1;
  return { start: after(months - 1), end: after(months) - 1 };
}

/** Returns the same local day some months earlier; the month's last day if it is shorter. */
export function monthsBefore(moment: number, months: number, offset = LOCAL_OFFSET): number {
  const local = new Date(moment + offset);
  const [year, month] = [local.getUTCFullYear(), local.getUTCMonth() - months];
  const days = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  return Date.UTC(year, month, Math.min(local.getUTCDate(), days)) - offset;
}

export const DAY = 24 * 60 * 60 * 1000;

export const iso = (moment: number): string => new Date(moment).toISOString();

/** Parses local yyyy-MM-ddTHH:mm to a moment, or null if invalid. */
export function readLocalTime(text: string, offset = LOCAL_OFFSET): number | null {
  const [, day = '', hours, minutes] = /^(\d{4}-\d{2}-\d{2})T([01]\d|2[0-3]):([0-5]\d)(?::00)?$/.exec(text) ?? [];
  const start = readSlashDate(day.replaceAll('-', '/'), offset);
  return start === null ? null : start + (Number(hours) * 60 + Number(minutes)) * 60_000;
}

/** Parses yyyy/MM/dd to the start of the local day, or null if invalid. */
export function readSlashDate(text: string, offset = LOCAL_OFFSET): number | null {
  const [, year, month, day] = /^(\d{4})\/(\d{2})\/(\d{2})$/.exec(text) ?? [];
  const utc = Date.UTC(Number(year), Number(month) - 1, Number(day));
  // A nonexistent day of a month rolls over into the next month.
  const real = new Date(utc).getUTCMonth() === Number(month) - 1;
  return real ? utc - offset : null;
}

interface Month {
  /** First and last moment. */
  start: number;
  end: number;
  /** yyyy/MM. */
  name: string;
}

/** Returns the local months up to and including a moment's, oldest first. */
export function lastMonths(moment: number, count: number, offset = LOCAL_OFFSET): Month[] {
  const months: Month[] = [];
  for (let within = moment; months.length < count; within = (months[0]?.start ?? 0) - 1) {
    const { start, end } = monthAround(within, offset);
    const name = iso(start + offset)
      .slice(0, 7)
      .replace('-', '/');
    months.unshift({ start, end, name });
  }
  return months;
}

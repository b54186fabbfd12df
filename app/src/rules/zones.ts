/** Time zones of countries (000 §1) that differ, or differed, from South Africa's. */
const ZONES: Readonly<Record<string, string>> = { KE: 'Africa/Nairobi', NA: 'Africa/Windhoek' };

export interface CalendarDay {
  year: number;
  /** 1 to 12. */
  month: number;
  day: number;
}

/**
 * Calendar days at a pharmacy, independent of this computer's zone.
 * @param country of the pharmacy; unlisted ones use South Africa's time
 * @returns function from a moment to its day
 */
export function getDays(country: string): (moment: Date) => CalendarDay {
  const timeZone = (Object.hasOwn(ZONES, country) && ZONES[country]) || 'Africa/Johannesburg';
  const formatter = new Intl.DateTimeFormat('en-ZA', {
    timeZone,
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
  });
  return (moment) => {
    const parts = formatter.formatToParts(moment);
    const part = (type: 'year' | 'month' | 'day') => Number(parts.find((one) => one.type === type)?.value);
    return { year: part('year'), month: part('month'), day: part('day') };
  };
}

/** Formats the day of a moment at the pharmacy as `2026/11/20`; '' if invalid. */
export function formatDayIn(moment: string | null, country: string): string {
  const date = new Date(moment ?? '');
  if (Number.isNaN(date.getTime())) return '';
  const { year, month, day } = getDays(country)(date);
  return [String(year), ...[month, day].map((figure) => String(figure).padStart(2, '0'))].join('/');
}

/** The time that pharmacies of a country keep (000 §1) where it is, or was, another than South Africa's. */
const ZONES: Readonly<Record<string, string>> = { KE: 'Africa/Nairobi', NA: 'Africa/Windhoek' };

/** A day of the calendar. */
export interface CalendarDay {
  year: number;
  /** 1 to 12. */
  month: number;
  day: number;
}

/**
 * The days that a pharmacy's clock shows, whatever the clock of this computer does.
 * @param country of the pharmacy; the others of the settings keep South Africa's time
 * @returns gives the day of a moment
 */
export function getDays(country: string): (moment: Date) => CalendarDay {
  const timeZone = (Object.hasOwn(ZONES, country) && ZONES[country]) || 'Africa/Johannesburg';
  const figures = new Intl.DateTimeFormat('en-ZA', {
    ...{ timeZone, year: 'numeric', month: 'numeric', day: 'numeric' },
  });
  return (moment) => {
    const parts = figures.formatToParts(moment);
    const part = (type: 'year' | 'month' | 'day') => Number(parts.find((one) => one.type === type)?.value);
    return { year: part('year'), month: part('month'), day: part('day') };
  };
}

/** Shows the day of a moment at the pharmacy as `2026/11/20`; '' for what is none. */
export function formatDayIn(moment: string | null, country: string): string {
  const date = new Date(moment ?? '');
  if (Number.isNaN(date.getTime())) return '';
  const { year, month, day } = getDays(country)(date);
  return [String(year), ...[month, day].map((figure) => String(figure).padStart(2, '0'))].join('/');
}

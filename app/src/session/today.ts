import { dayText } from '#rules/workingDays.ts';
import { type CalendarDay, getDays } from '#rules/zones.ts';
import { useSettings } from './settings.tsx';

/** Today at the pharmacy, whatever the clock of this computer shows. */
export function useCalendarDay(): CalendarDay {
  return getDays(useSettings().ordering_General_Country)(new Date());
}

/** The same as forms hold it, `yyyy-MM-dd`. */
export const useToday = (): string => dayText(useCalendarDay());

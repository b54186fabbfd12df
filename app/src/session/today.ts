import { dayText } from '#rules/workingDays.ts';
import { type CalendarDay, getDays } from '#rules/zones.ts';
import { useSettings } from './settings.tsx';

/** Returns today at the pharmacy, independent of this computer's zone. */
export function useCalendarDay(): CalendarDay {
  return getDays(useSettings().ordering_General_Country)(new Date());
}

/** Returns today for forms, `yyyy-MM-dd`. */
export const useToday = (): string => dayText(useCalendarDay());

/** Texts of dates, ranges and their calendar. */
export const messages = {
  format: 'yyyy/MM/dd',
  unreadable: 'Type the date as yyyy/MM/dd, for example 2026/03/02.',
  noSuchDay: 'This date does not exist.',
  before: (first: string) => `The earliest date is ${first}.`,
  after: (last: string) => `The latest date is ${last}.`,
  unavailable: (date: string) => `${date} cannot be chosen.`,
  order: 'The first date is after the last date.',
  choose: (label: string) => `Choose ${label}`,
  calendar: (label: string) => `Calendar for ${label}`,
  from: 'from',
  to: 'to',
  presets: 'Ranges',
  previousMonth: 'Previous month',
  nextMonth: 'Next month',
  previousYear: 'Previous year',
  nextYear: 'Next year',
  today: 'Today',
  clear: 'Clear',
  pickFirst: 'Choose the first day.',
  pickLast: 'Choose the last day.',
  month: (year: number, month: number) => `${MONTHS[month - 1]} ${year}`,
  day: (weekday: number, day: number, month: number, year: number) =>
    `${WEEKDAYS[weekday]} ${day} ${MONTHS[month - 1]} ${year}`,
  weekdays: () => WEEKDAYS.map((name) => ({ name, short: name.slice(0, 2) })),
} as const;

const WEEKDAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];

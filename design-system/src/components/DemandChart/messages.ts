const NAMES = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
const count = (value: number) => value.toLocaleString('en').replaceAll(',', ' ');
const average = (value: number) => count(Math.round(value * 10) / 10);

/** Texts of the component. */
export const messages = {
  /** `Feb`, of `2026/02`. */
  name: (month: string) => NAMES[Number(month.slice(5)) - 1] ?? month,
  /** `Feb 2026`. */
  month: (month: string) => `${messages.name(month)} ${month.slice(0, 4)}`,
  value: (month: string, ordered: number, invoiced: number) =>
    `${messages.month(month)}: ${count(ordered)} ordered, ${count(invoiced)} invoiced`,
  count,
  ordered: 'Ordered',
  invoiced: 'Invoiced',
  average: (units: number) => `${average(units)} a month on average`,
  averageKey: (units: number) => `Average ${average(units)}`,
  suggestedKey: (units: number) => `Suggested ${count(units)}`,
  suggested: (units: number) => `${count(units)} suggested`,
  next: 'Next',
  monthColumn: 'Month',
} as const;

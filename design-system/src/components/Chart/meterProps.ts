interface MeterFacts {
  /** Accessible name. */
  label: string;
  /** Percentage from 0 to 100; clamped. */
  percent: number;
  /** Text announced in place of the number. */
  text: string;
}

/** Returns ARIA attributes for a meter. `<meter>` cannot be styled consistently across browsers. */
export const meterProps = ({ label, percent, text }: MeterFacts) => ({
  role: 'meter',
  'aria-label': label,
  'aria-valuemin': 0,
  'aria-valuemax': 100,
  'aria-valuenow': Math.min(100, Math.max(0, Math.round(percent))),
  'aria-valuetext': text,
});

interface MeterFacts {
  /** What is measured. */
  label: string;
  /** Of the whole, 0 to 100; what lies outside is brought to the ends. */
  percent: number;
  /** What is read out in place of the number. */
  text: string;
}

/** How a bar is told as a meter. It is no `<meter>`: that one's look cannot be styled alike in all browsers. */
export const meterProps = ({ label, percent, text }: MeterFacts) => ({
  role: 'meter',
  'aria-label': label,
  'aria-valuemin': 0,
  'aria-valuemax': 100,
  'aria-valuenow': Math.min(100, Math.max(0, Math.round(percent))),
  'aria-valuetext': text,
});

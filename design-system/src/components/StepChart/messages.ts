/** Texts of the component. */
export const messages = {
  /** Text alternative: the chart's name and its range of values. */
  summary: (label: string, least: string, most: string) =>
    least === most ? `${label}: ${least}` : `${label}: from ${least} to ${most}`,
  when: 'Date',
  value: 'Value',
  note: 'Of',
} as const;

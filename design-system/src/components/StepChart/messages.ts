/** Texts of the component. */
export const messages = {
  /** What is heard of the whole: the chart's name, and between which values it goes. */
  summary: (label: string, least: string, most: string) =>
    least === most ? `${label}: ${least}` : `${label}: from ${least} to ${most}`,
  when: 'Date',
  value: 'Value',
  note: 'Of',
} as const;

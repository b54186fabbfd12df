/** Texts of the component. */
export const messages = {
  /** Text alternative: the chart's name and its range of values. */
  summary: (label: string, minimum: string, maximum: string) =>
    minimum === maximum ? `${label}: ${minimum}` : `${label}: from ${minimum} to ${maximum}`,
  when: 'Date',
  value: 'Value',
  note: 'Of',
} as const;

/** Texts of the component. */
export const messages = {
  others: (count: number) => `${count} others`,
  part: (label: string, value: string, share: string) => `${label}: ${value} (${share})`,
  name: 'Part',
  value: 'Value',
  share: 'Share',
} as const;

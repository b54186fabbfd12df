/** Texts of the component. */
export const messages = {
  format: '#rrggbb',
  unreadable: 'Type the colour as # and six digits or letters from a to f.',
  pick: (label: string) => `Pick ${label}`,
  swatches: (label: string) => `Colours for ${label}`,
  ratio: (ratio: number) => `${(Math.floor(ratio * 10) / 10).toFixed(1)} : 1`,
  passes: 'Passes: easy to read',
  fails: 'Fails: hard to read, text needs 4.5 : 1',
  sample: 'Sample text',
} as const;

/** Texts of the component. */
export const messages = {
  dropOne: 'Drop a file here, or choose one',
  dropMany: 'Drop files here, or choose them',
  letGo: 'Let go to add it',
  limits: (kinds: readonly string[], maximum: string | undefined) =>
    [kinds.join(', '), maximum && `up to ${maximum}`].filter(Boolean).join(', '),
  remove: (name: string) => `Remove ${name}`,
  chosen: (names: readonly string[]) => (names.length > 0 ? `Chosen: ${names.join(', ')}` : ''),
  refused: {
    type: (name: string, kinds: string) => `${name} cannot be taken: choose ${kinds}.`,
    contents: (name: string) => `${name} is not what its name says. It may be damaged or renamed.`,
    size: (name: string, size: string, maximum: string) => `${name} is too large: ${size}. The most is ${maximum}.`,
    empty: (name: string) => `${name} is empty.`,
    many: (name: string) => `${name} was left out: one file at a time.`,
  },
} as const;

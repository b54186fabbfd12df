/** Neutral print colours of all brands. */
export const GREYS = {
  ink: '#1b2024',
  ground: '#ffffff',
  quiet: '#565d63',
  line: '#c9d0d5',
  stripe: '#f6f8f9',
} as const;

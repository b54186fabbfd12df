import { MATRIX } from './matrix.ts';

/** The window that visual regression and Chromatic look through. */
export const WINDOW = { width: 1366, height: 768 } as const;

/** The second window of visual regression: that of a large screen. */
export const WIDE_WINDOW = { width: 1920, height: 1080 } as const;

/** Every brand in both modes, as Chromatic takes them. */
export const CHROMATIC_MODES = Object.fromEntries(
  MATRIX.map(({ brand, mode }) => [`${brand} ${mode}`, { brand, mode, viewport: WINDOW }]),
);

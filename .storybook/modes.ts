import { MATRIX } from './matrix.ts';

/** Viewport of visual regression and Chromatic, in px. */
export const WINDOW = { width: 1366, height: 768 } as const;

/** Second viewport of visual regression, for large screens, in px. */
export const WIDE_WINDOW = { width: 1920, height: 1080 } as const;

/** Every brand in both modes, in Chromatic's format. */
export const CHROMATIC_MODES = Object.fromEntries(
  MATRIX.map(({ brand, mode }) => [`${brand} ${mode}`, { brand, mode, viewport: WINDOW }]),
);

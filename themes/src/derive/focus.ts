import type { Color, ColorTokens } from '../contract.ts';
import { adjustToContrast, distance } from './color.ts';
import type { Ground } from './surfaces.ts';

/** Minimum distance of a focus ring from error colours, in hundredths of OKLab. */
export const FOCUS_DISTANCE = 14;

/** Error colours around a field, in a line and in a row. */
const getErrors = (palette: ColorTokens['palette'], status: ColorTokens['status']): Color[] => [
  palette.danger.border,
  palette.danger.fg,
  status.regretted.fg,
];

/**
 * Returns the focus ring in the accent's colour, or in ink if the accent is so red that a focused field would look
 * invalid.
 *
 * @param ring the accent's ring
 * @param grounds backgrounds of the ring
 */
export const getFocusRing = (
  ring: Color,
  grounds: Color[],
  ground: Pick<Ground, 'grey' | 'mode'>,
  away: Ground['away'],
  base: { palette: ColorTokens['palette']; status: ColorTokens['status'] },
): Color => {
  if (getErrors(base.palette, base.status).every((error) => distance(ring, error) >= FOCUS_DISTANCE)) return ring;
  return adjustToContrast(ground.grey(away === 'darker' ? 0.3 : 0.9), grounds, 3.3, away);
};

import type { Color, ColorTokens } from '../contract.ts';
import { adjustToContrast, distance } from './color.ts';
import type { Ground } from './surfaces.ts';

/** Least distance of a focus ring from what says error, in hundredths of OKLab. */
export const FOCUS_DISTANCE = 14;

/** Colours that say error around a field, in a line and in a row. */
const getErrors = (palette: ColorTokens['palette'], status: ColorTokens['status']): Color[] => [
  palette.danger.border,
  palette.danger.fg,
  status.regretted.fg,
];

/**
 * The ring in the accent's colour; in ink where the accent is so red that a focused field would look refused.
 *
 * @param ring What the accent gives.
 * @param grounds What the ring stands on.
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

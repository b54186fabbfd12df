import type { BrandTokens, ColorTokens } from '../contract.ts';
import type { BrandInputs, Motif } from './inputs.ts';

type Scene = BrandTokens['scene'];
type Colors = Pick<ColorTokens, 'palette' | 'text' | 'surface'>;

const MOTIFS: readonly Motif[] = ['scale', 'rosette', 'rings', 'stems', 'petals'];

/** Returns the illustrations of a brand in one mode. */
export function getScene({ scene = 'drawn', picture, icon }: BrandInputs, { palette, text, surface }: Colors): Scene {
  const { solid, border, muted } = palette.accent;
  const pen = icon?.stroke ?? '2px';
  const hands: Record<NonNullable<BrandInputs['scene']>, Pick<Scene, 'line' | 'ink' | 'stroke' | 'fill' | 'tint'>> = {
    drawn: { line: pen, ink: text.muted, stroke: text.muted, fill: muted, tint: surface.panel },
    tinted: { line: '0px', ink: 'none', stroke: border, fill: solid, tint: muted },
    fine: { line: pen, ink: border, stroke: border, fill: surface.panel, tint: surface.panel },
    blocks: { line: '0px', ink: 'none', stroke: solid, fill: solid, tint: text.default },
  };
  const grounds = Object.fromEntries(MOTIFS.map((motif) => [motif, picture?.motif === motif ? 'inline' : 'none']));
  return { ...hands[scene], ...(grounds as Record<Motif, 'inline' | 'none'>) };
}

import type { BrandTokens, Color } from '../contract.ts';

type DeepPartial<T> = { [K in keyof T]?: T[K] extends object ? DeepPartial<T[K]> : T[K] };
export type Overrides = DeepPartial<BrandTokens>;

/** The dozen decisions that make a brand; `derive` works out the rest. */
export interface BrandInputs {
  /** The colour that means "this is the next step", for each mode. Moved in lightness where contrast needs it. */
  accent: { light: Color; dark: Color };
  /** Strong buttons in dark mode: bright with dark text, or deep with white text. */
  darkSolid: 'bright' | 'deep';
  /** The temperature of greys: hue in degrees, chroma 0 (none) to 0.03 (coloured paper). */
  neutral: { hue: number; chroma: number };
  /** Hues of the statuses where the usual ones come too near the accent. */
  hues?: Partial<Record<'success' | 'warning' | 'danger' | 'info', number>>;
  radius: BrandTokens['radius'];
  line?: Partial<BrandTokens['line']>;
  font: Omit<BrandTokens['font'], 'mono'>;
  topBar: { kind: 'surface' | 'tint' | 'underlined' } | { kind: 'solid'; light: Color; dark: Color };
  /** What the second button of a row looks like. */
  secondary: 'hairline' | 'tint' | 'accentOutline' | 'heavyOutline';
  /** How the open tab of a row is marked. */
  tabs: 'underline' | 'tint' | 'solid';
  /** What stands behind a panel's name. */
  panelHeading: 'plain' | 'sunken' | 'accentLine' | 'heavyLine';
  /** What differs from `SCALES` and `MOTION`, which serve most brands. */
  text?: Partial<BrandTokens['text']>;
  space?: Partial<BrandTokens['space']>;
  control?: Partial<BrandTokens['control']>;
  motion?: Partial<BrandTokens['motion']>;
  /** How strongly floating things are lifted: soft light, or an outline instead. */
  lift: 'soft' | 'deep' | 'outline';
  overrides?: { light?: Overrides; dark?: Overrides };
}

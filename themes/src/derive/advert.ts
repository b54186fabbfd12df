import type { BrandTokens, Color, ColorTokens } from '../contract.ts';
import { leaves, stems } from './advertMotifs.ts';
import { adjustToContrast, contrast, isLight, lch, withAlpha } from './color.ts';
import type { BrandInputs, Inks, Motif } from './inputs.ts';
import type { Ground } from './surfaces.ts';

type Advert = BrandTokens['advert'];
type Colours = 'ground' | 'soft' | 'headline' | 'line' | 'window';
/** The colours of a template. */
type Paint = Pick<Advert, 'ground' | 'soft'> & { strong: Color; window?: Color };
type Base = Pick<ColorTokens, 'palette' | 'text' | 'border'>;

/** Layout of text and decoration. `1cqi` is a hundredth of the advert's width. */
interface Template {
  stands: Omit<Advert, Colours | 'pattern'>;
  /** @param inks of the brand's pictures */
  paint: (inks: Inks, ground: Ground, base: Base) => Paint;
  draw: (paint: Paint, inks: Inks) => readonly string[];
}

const PLAIN: Template['stands'] = {
  minHeight: '96px',
  margin: '14px 24px',
  place: 'center start',
  width: '100%',
  align: 'start',
  transform: 'none',
  headlineSize: 'clamp(18px, 3cqi, 40px)',
  lineSize: 'clamp(14px, 1.6cqi, 20px)',
  windowRadius: '0px',
  windowPadding: '0px',
  frame: '0px none',
  frameInset: '0px',
  picture: 'none',
};

/** A solid layer of `background` at a position. */
const flat = (colour: Color, place: string) => `linear-gradient(${colour}, ${colour}) ${place} no-repeat`;

/** Vertical ticks along the lower edge. */
const ticks = (colour: Color, wide: number, every: number, high: number) =>
  `repeating-linear-gradient(90deg, ${colour} 0 ${wide}px, transparent ${wide}px ${every}px) 24px 100% / 100% ${high}px no-repeat`;

const LAND = 'clamp(20px, 4cqi, 60px)';
const CORNERS = ['left 5px top 5px', 'right 5px top 5px', 'left 5px bottom 5px', 'right 5px bottom 5px'];

const TEMPLATES: Readonly<Record<Motif | 'plain', Template>> = {
  plain: {
    stands: PLAIN,
    paint: ({ strong }, { surface }, { border }) => ({ ground: surface.panel, soft: border.default, strong }),
    draw: ({ strong }) => [flat(strong, '0 0 / 4px 100%')],
  },
  /** A ruled background with scale ticks below, and the bowl it measures. */
  scale: {
    stands: { ...PLAIN, margin: '12px 24px 28px', width: '66cqi' },
    paint: ({ strong, faint }, { surface }) => ({ ground: surface.panel, soft: faint, strong }),
    draw: ({ soft, strong }, { ink }) => [
      ticks(strong, 2, 80, 20),
      ticks(ink, 1, 40, 14),
      ticks(ink, 1, 8, 8),
      `radial-gradient(circle 18cqi at 88% 0, ${soft} 0 calc(100% - 3px), ${strong} calc(100% - 2px) calc(100% - 1px), transparent 100%)`,
      `repeating-linear-gradient(${withAlpha(ink, 0.16)} 0 1px, transparent 1px 20px)`,
    ],
  },
  /** A leaf-shaped window in front of a rosette. */
  rosette: {
    stands: {
      ...PLAIN,
      margin: '12px 20px',
      width: 'max(58cqi, min(100%, 260px))',
      windowRadius: '0 clamp(28px, 6cqi, 88px)',
      windowPadding: 'clamp(10px, 1.8cqi, 28px) clamp(28px, 5cqi, 72px)',
      picture: 'inset(12px 20px 12px 0 round 0 clamp(28px, 6cqi, 88px))',
    },
    paint: ({ strong, faint }, { surface }, { palette }) => {
      // Inks that are dark in light mode do not suit the window's background.
      const ground = isLight(faint) === isLight(surface.panel) ? faint : palette.accent.muted;
      return { ground, soft: ground, strong, window: surface.panel };
    },
    draw: (_, inks) => [`${leaves(inks)} right 3cqi bottom / auto min(150%, 22cqi) no-repeat`],
  },
  /** A frame with corners, as on an old label, around centred text. */
  rings: {
    stands: {
      ...PLAIN,
      margin: '22px 32px',
      place: 'center',
      align: 'center',
      frame: '3px double',
      frameInset: '10px',
      picture: 'inset(22px 32px 22px 0)',
    },
    paint: ({ ground, strong, ink }) => ({ ground, soft: ink, strong }),
    draw: ({ strong, ground, soft }) => [
      ...CORNERS.map((corner) => flat(ground, `${corner.replaceAll('5px', '8px')} / 7px 7px`)),
      ...CORNERS.map((corner) => flat(strong, `${corner} / 13px 13px`)),
      `linear-gradient(90deg, transparent, ${ground} 36% 64%, transparent)`,
      ...['0 50%', '100% 50%'].map(
        (at) =>
          `repeating-radial-gradient(circle 16cqi at ${at}, ${withAlpha(soft, 0.6)} 0 1px, transparent 1px 9px) no-repeat`,
      ),
    ],
  },
  /** A horizon with the headline above it, and much space. */
  stems: {
    stands: {
      ...PLAIN,
      minHeight: '112px',
      margin: `16px 32px calc(${LAND} + 8px)`,
      place: 'end start',
      width: '56cqi',
      headlineSize: 'clamp(20px, 3.4cqi, 42px)',
      picture: `inset(0 0 ${LAND} 0)`,
    },
    paint: ({ strong, faint }, { surface }) => ({ ground: surface.panel, soft: faint, strong }),
    draw: ({ strong, soft }, inks) => [
      `${stems(inks)} right 6cqi bottom ${LAND} / auto min(94% - ${LAND}, 18cqi) no-repeat`,
      flat(strong, `0 calc(100% - ${LAND}) / 100% 1px`),
      flat(soft, `0 100% / 100% ${LAND}`),
      `radial-gradient(circle 7cqi at 76% 100%, transparent calc(100% - 2px), ${strong} calc(100% - 1px), transparent 100%) 0 0 / 100% calc(100% - ${LAND}) no-repeat`,
    ],
  },
  /** A diagonally cut background with the headline in capitals. */
  petals: {
    stands: {
      ...PLAIN,
      margin: '12px 24px',
      width: 'max(58cqi, 190px)',
      transform: 'uppercase',
      headlineSize: 'clamp(18px, 3.6cqi, 46px)',
      picture: 'polygon(16% 0, 100% 0, 100% 100%, 0 100%)',
    },
    paint: ({ ground, strong }) => ({ ground, soft: strong, strong }),
    draw: ({ soft }, { middle }) => [
      `linear-gradient(112deg, transparent 84%, ${middle} 84%)`,
      `linear-gradient(112deg, transparent 68%, ${soft} 68%)`,
      `linear-gradient(112deg, transparent 65%, ${soft} 65% 66%, transparent 66%)`,
    ],
  },
};

/** Returns a colour with the tint of `start` that is readable on all backgrounds. */
const readable = (start: Color, grounds: Color[]): Color =>
  adjustToContrast(lch(start), grounds, 4.55, isLight(grounds[0] as Color) ? 'darker' : 'lighter');

/** Returns a pattern colour close enough to the background that black or white is legible on both. */
const bearable = (soft: Color, ground: Color): Color =>
  isLight(ground)
    ? adjustToContrast(lch(soft), ['#000000'], 4.6, 'lighter')
    : adjustToContrast(lch(soft), ['#ffffff'], 4.6, 'darker');

/** Text colours on a dark background; in light mode, those of the brand's surfaces. */
const onDark = ({ surface, mode }: Ground, { text }: Base): [Color, Color] =>
  mode === 'light' ? [surface.panel, surface.sunken] : [text.default, text.muted];

/** Returns a brand's advert tokens in one mode. The motif selects the template; inks default to the theme's. */
export const getAdvert = ({ picture }: BrandInputs, ground: Ground, base: Base): Advert => {
  const { solid: strong, border: middle, muted: faint } = base.palette.accent;
  const theme: Inks = { ground: ground.surface.page, strong, middle, faint, ink: base.text.muted };
  const inks: Inks = { ...theme, ...picture?.inks?.[ground.mode] };
  const { stands, paint, draw } = TEMPLATES[picture?.motif ?? 'plain'];
  const { strong: edge, ...paints } = paint(inks, ground, base);
  const painted = { ...paints, soft: bearable(paints.soft, paints.ground) };
  const window = painted.window ?? withAlpha(painted.ground, 0);
  const grounds = [painted.ground, window.slice(0, 7) as Color, painted.soft];
  const own = contrast(base.text.default, painted.ground) >= 7;
  const [first, second] = own ? [base.text.default, base.text.muted] : onDark(ground, base);
  return {
    ...painted,
    ...stands,
    window,
    pattern: draw({ ...painted, strong: edge }, inks).join(', '),
    headline: readable(first, grounds),
    line: readable(second, grounds),
    frame: stands.frame === PLAIN.frame ? stands.frame : `${stands.frame} ${edge}`,
  };
};

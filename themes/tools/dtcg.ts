import { converter } from 'culori';
import type { BrandTokens } from '../src/contract.ts';

type Token = { $type: string; $value: unknown };
type Group = { [key: string]: Group | Token };

const toRgb = converter('rgb');
const round = (value: number) => Number(value.toFixed(4));

const color = (hex: string) => {
  const { r, g, b, alpha = 1 } = toRgb(hex);
  return { colorSpace: 'srgb', components: [round(r), round(g), round(b)], alpha: round(alpha), hex: hex.slice(0, 7) };
};

const dimension = (text: string) => ({ value: Number.parseFloat(text), unit: 'px' });

const layer = (text: string) => {
  const [x = '0', y = '0', blur = '0', ink = '#000000'] = text.trim().split(' ');
  return {
    color: color(ink),
    offsetX: dimension(x),
    offsetY: dimension(y),
    blur: dimension(blur),
    spread: dimension('0'),
  };
};

const family = (text: string) => text.split(',').map((name) => name.trim().replaceAll("'", ''));
const bezier = (text: string) => (text.match(/[\d.]+/g) ?? []).map(Number);
const tree = (group: object, leaf: (text: string) => Token): Group =>
  Object.fromEntries(
    Object.entries(group).map(([key, value]) => [key, typeof value === 'string' ? leaf(value) : tree(value, leaf)]),
  );

const advertColours = ({ advert: { ground, soft, headline, line, window } }: BrandTokens) => ({
  ground,
  soft,
  headline,
  line,
  window,
});

/**
 * Returns a theme in the Design Tokens format (Community Group report of October 2025), for design tools. Omits values
 * without a type there: `font-size-adjust`, font features, the composition of the sign-in page and adverts, and the
 * logo's background.
 */
export const designTokens = (tokens: BrandTokens): Group => {
  const { color: colors, font, shadow } = tokens;
  const { weight: numeralWeight, ...numeral } = tokens.numeral;
  const { ease, travel, grow, ...durations } = tokens.motion;
  const lengths = (group: object) => tree(group, (text) => ({ $type: 'dimension', $value: dimension(text) }));
  return {
    color: tree(colors, (text) => ({ $type: 'color', $value: color(text) })),
    radius: lengths(tokens.radius),
    line: lengths(tokens.line),
    text: lengths(tokens.text),
    space: lengths(tokens.space),
    control: lengths(tokens.control),
    spacing: lengths(tokens.spacing),
    numeral: { ...lengths(numeral), weight: { $type: 'fontWeight', $value: Number(numeralWeight) } },
    icon: { stroke: { $type: 'dimension', $value: dimension(tokens.icon.stroke) } },
    entrance: lengths({ line: tokens.entrance.line, radius: tokens.entrance.radius }),
    advert: tree(advertColours(tokens), (text) => ({ $type: 'color', $value: color(text) })),
    font: {
      body: { $type: 'fontFamily', $value: family(font.body) },
      heading: { $type: 'fontFamily', $value: family(font.heading) },
      mono: { $type: 'fontFamily', $value: family(font.mono) },
      headingWeight: { $type: 'fontWeight', $value: Number(font.headingWeight) },
      buttonWeight: { $type: 'fontWeight', $value: Number(font.buttonWeight) },
    },
    shadow: tree(shadow, (text) => ({ $type: 'shadow', $value: text === 'none' ? [] : text.split(',').map(layer) })),
    motion: {
      ...tree(durations, (text) => ({ $type: 'duration', $value: { value: Number.parseFloat(text), unit: 'ms' } })),
      ease: { $type: 'cubicBezier', $value: bezier(ease) },
      travel: { $type: 'dimension', $value: dimension(travel) },
      grow: { $type: 'number', $value: Number(grow) },
    },
  };
};

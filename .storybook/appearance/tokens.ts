import { readFileSync } from 'node:fs';
import { BRANDS, type BrandName } from '../../themes/src/brands.ts';
import { APPEARANCES_ELEMENT, type Appearance, type Appearances } from './appearances.ts';

/** The part of a brand's tokens, as `themes` writes them, that is read here. */
interface Token<Value> {
  $value: Value;
}
type Colours<Name extends string> = Record<Name, Token<{ hex: string }>>;
interface Tokens {
  color: {
    surface: Colours<'page' | 'panel' | 'field'>;
    text: Colours<'default' | 'muted'>;
    border: Colours<'default' | 'control'>;
    palette: { accent: Colours<'solid' | 'fg' | 'border'> };
    grid: Colours<'rowHover'>;
  };
  radius: { control: Token<{ value: number }> };
  font: { body: Token<string[]> };
}

const MODES = ['light', 'dark'] as const;

function getAppearance(brand: BrandName, mode: (typeof MODES)[number]): Appearance {
  const file = new URL(`../../themes/generated/${brand}.${mode}.tokens.json`, import.meta.url);
  const { color, radius, font } = JSON.parse(readFileSync(file, 'utf8')) as Tokens;
  const { surface, text, border, grid } = color;
  const { accent } = color.palette;
  return {
    page: surface.page.$value.hex,
    panel: surface.panel.$value.hex,
    field: surface.field.$value.hex,
    hover: grid.rowHover.$value.hex,
    text: text.default.$value.hex,
    mutedText: text.muted.$value.hex,
    border: border.default.$value.hex,
    controlBorder: border.control.$value.hex,
    solid: accent.solid.$value.hex,
    accent: accent.fg.$value.hex,
    mark: (mode === 'dark' ? accent.border : accent.fg).$value.hex,
    radius: radius.control.$value.value,
    font: font.body.$value.map((name) => (name.includes(' ') ? `'${name}'` : name)).join(', '),
  };
}

/**
 * Returns the values as an element for a page's head: the manager bundles no theme and needs them before it renders.
 */
export function appearancesElement(): string {
  const appearances: Appearances = Object.fromEntries(
    BRANDS.map((brand) => [brand, Object.fromEntries(MODES.map((mode) => [mode, getAppearance(brand, mode)]))]),
  );
  return `<script type="application/json" id="${APPEARANCES_ELEMENT}">${JSON.stringify(appearances)}</script>`;
}

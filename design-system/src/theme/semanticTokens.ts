import { defineSemanticTokens } from '@chakra-ui/react';
import { PALETTES, type Palette, TEXT_STEPS } from '@mortar/themes';

/** References a theme's custom property. The value follows the attributes on `<html>` without re-rendering. */
const theme = (name: string) => ({ value: `var(--m-${name})` });

const roles: Record<keyof Palette, string> = {
  solid: 'solid',
  contrast: 'contrast',
  fg: 'fg',
  muted: 'muted',
  subtle: 'subtle',
  emphasized: 'emphasized',
  focusRing: 'focus-ring',
  border: 'border',
};

const palette = (name: string) =>
  Object.fromEntries(Object.entries(roles).map(([role, css]) => [role, theme(`color-palette-${name}-${css}`)]));

const toTokens = (group: string, names: string[]) =>
  Object.fromEntries(names.map((name) => [name, theme(`${group}-${name}`)]));

/** Chakra counts spacing in steps of 4 px, the themes in hundredths of 8 px. */
const SPACING = { 0.5: '025', 1: '050', 1.5: '075', 2: '100', 2.5: '125', 3: '150', 4: '200', 5: '250', 6: '300' };

const toRenamedTokens = (group: string, names: Record<string, string>) =>
  Object.fromEntries(Object.entries(names).map(([ours, name]) => [ours, theme(`${group}-${name}`)]));

export const semanticTokens = defineSemanticTokens({
  colors: {
    surface: toTokens('color-surface', ['page', 'panel', 'raised', 'sunken', 'field', 'scrim']),
    text: toTokens('color-text', ['default', 'muted', 'placeholder', 'disabled', 'link']),
    border: toTokens('color-border', ['default', 'control', 'popup']),
    ...Object.fromEntries(PALETTES.map((name) => [name, palette(name)])),
  },
  radii: toTokens('radius', ['control', 'button', 'panel', 'popup', 'tab', 'pill']),
  fonts: toTokens('font', ['body', 'heading', 'mono']),
  shadows: toTokens('shadow', ['panel', 'popover', 'popup', 'drawer']),
  spacing: toRenamedTokens('space', SPACING),
  sizes: toRenamedTokens('control', { control: 'md' }),
  fontSizes: Object.fromEntries(TEXT_STEPS.map((step) => [step, theme(`text-${step}-size`)])),
  lineHeights: Object.fromEntries(TEXT_STEPS.map((step) => [step, theme(`text-${step}-line`)])),
  durations: toTokens('motion', ['enter', 'leave']),
  easings: { theme: theme('motion-ease') },
});

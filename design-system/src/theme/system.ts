import { createSystem, defaultBaseConfig, defineConfig } from '@chakra-ui/react';
import { keyframes } from './keyframes.ts';
import { menu, popover } from './recipes/floating.ts';
import { tabs } from './recipes/tabs.ts';
import { semanticTokens } from './semanticTokens.ts';
import { tokens } from './tokens.ts';

/**
 * One system for every brand and both modes: its tokens point at the theme's custom properties. Only the recipes of
 * what we use are in it, and the reset stands in `global.css`, because Chakra's own presets triple the first load.
 */
export const system = createSystem(
  defaultBaseConfig,
  defineConfig({
    strictTokens: true,
    preflight: false,
    theme: {
      tokens,
      semanticTokens,
      keyframes,
      slotRecipes: { popover, menu, tabs },
    },
  }),
);

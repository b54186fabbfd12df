import { createSystem, defaultBaseConfig, defineConfig } from '@chakra-ui/react';
import { keyframes } from './keyframes.ts';
import { menu, popover } from './recipes/floating.ts';
import { tabs } from './recipes/tabs.ts';
import { semanticTokens } from './semanticTokens.ts';
import { tokens } from './tokens.ts';

/**
 * One Chakra system for all brands and modes: its tokens reference the theme's custom properties. Contains only used
 * recipes, with the reset in `global.css`, because Chakra's presets triple the first load.
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

import { defineSlotRecipe } from '@chakra-ui/react';
import { motion } from './motion.ts';

const layer = { zIndex: 'calc(var(--chakra-z-index-popup) + var(--layer-index, 0))' };
const WIDTH = 'var(--m-viewport-width)';
const HEIGHT = 'var(--m-viewport-height)';
/** From here down a popup takes almost all of the window (001 §9). */
const NARROW = '@media (max-width: 1366px)';
/** Panes share out a height that they are given; everything else has its own. */
const PANES = '&:has(.m-split)';
const wide = (share: number) => {
  const height = (part: number) => ({
    maxHeight: `calc(${HEIGHT} * ${part})`,
    [PANES]: { height: `calc(${HEIGHT} * ${part})` },
  });
  return {
    // From the top down: what comes later, rows above all, does not move what is there.
    positioner: { alignItems: 'start', paddingTop: `max(12px, calc(${HEIGHT} * 0.04))` },
    content: {
      width: `calc(${WIDTH} * ${share / 100})`,
      ...height(share / 100),
      [NARROW]: { width: `calc(${WIDTH} * 0.96)`, ...height(0.92) },
    },
    body: { display: 'flex', flexDirection: 'column' },
  } as const;
};

/** Popups. They grow with their content up to the window, and their body scrolls. */
export const dialog = defineSlotRecipe({
  className: 'm-popup',
  slots: ['backdrop', 'positioner', 'content', 'header', 'title', 'body', 'footer', 'closeTrigger', 'description'],
  base: {
    backdrop: {
      position: 'fixed',
      inset: '0',
      bg: 'surface.scrim',
      ...layer,
      ...motion('appear', 'vanish'),
      // One scrim, under the topmost: several on each other are night.
      '&[data-has-nested]': { bg: 'transparent' },
    },
    positioner: { position: 'fixed', inset: '0', display: 'grid', placeItems: 'center', padding: '3', ...layer },
    content: {
      display: 'flex',
      flexDirection: 'column',
      maxWidth: `calc(${WIDTH} - 24px)`,
      maxHeight: `calc(${HEIGHT} - 24px)`,
      bg: 'surface.raised',
      color: 'text.default',
      borderWidth: 'var(--m-line-popup)',
      borderStyle: 'solid',
      borderColor: 'border.popup',
      borderRadius: 'popup',
      boxShadow: 'popup',
      fontSize: 'md',
      lineHeight: 'md',
      outline: 'none',
      overflow: 'hidden',
      ...motion('rise', 'sink'),
    },
    header: {
      display: 'flex',
      alignItems: 'center',
      gap: '3',
      flex: 'none',
      minHeight: '52px',
      padding: '12px 12px 8px 20px',
    },
    title: {
      flex: '1 1 auto',
      fontFamily: 'heading',
      fontWeight: 'var(--m-font-heading-weight)',
      letterSpacing: 'var(--m-font-heading-tracking)',
      fontSize: 'lg',
      lineHeight: 'lg',
      textWrap: 'balance',
    },
    body: { flex: '1 1 auto', minHeight: '0', overflow: 'auto', padding: '4px 20px 20px' },
    footer: {
      display: 'flex',
      flexWrap: 'wrap',
      justifyContent: 'flex-end',
      alignItems: 'center',
      gap: '2',
      flex: 'none',
      padding: '12px 20px',
      borderTop: '1px solid',
      borderColor: 'border.default',
    },
  },
  variants: {
    size: {
      sm: { content: { width: '420px' } },
      md: { content: { width: '560px' } },
      lg: { content: { width: '840px' } },
      80: wide(80),
      90: wide(90),
      full: {
        positioner: { padding: '0' },
        content: {
          width: WIDTH,
          height: HEIGHT,
          maxWidth: 'none',
          maxHeight: 'none',
          borderRadius: '0',
          borderWidth: '0',
        },
      },
    },
  },
  defaultVariants: { size: 'md' },
});

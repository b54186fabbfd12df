import { defineSlotRecipe } from '@chakra-ui/react';
import { motion } from './motion.ts';

const layer = { zIndex: 'calc(var(--chakra-z-index-popup) + var(--layer-index, 0))' };

/** A panel that slides in from the left, over the page. */
export const drawer = defineSlotRecipe({
  className: 'm-drawer',
  slots: ['backdrop', 'positioner', 'content', 'header', 'title', 'body', 'footer', 'closeTrigger', 'description'],
  base: {
    backdrop: { position: 'fixed', inset: '0', bg: 'surface.scrim', ...layer, ...motion('appear', 'vanish') },
    positioner: { position: 'fixed', inset: '0', display: 'flex', ...layer },
    content: {
      display: 'flex',
      flexDirection: 'column',
      width: 'drawer',
      height: 'var(--m-viewport-height)',
      bg: 'surface.raised',
      color: 'text.default',
      boxShadow: 'drawer',
      borderRight: 'var(--m-line-popup) solid',
      borderColor: 'border.popup',
      fontSize: 'md',
      lineHeight: 'md',
      outline: 'none',
      ...motion('slideIn', 'slideOut'),
    },
    header: {
      display: 'flex',
      alignItems: 'center',
      gap: '2',
      flex: 'none',
      height: '52px',
      padding: '8px 12px 8px 20px',
    },
    title: {
      flex: '1 1 auto',
      fontFamily: 'heading',
      fontWeight: 'var(--m-font-heading-weight)',
      letterSpacing: 'var(--m-font-heading-tracking)',
      fontSize: 'lg',
      lineHeight: 'lg',
    },
    body: { flex: '1 1 auto', minHeight: '0', overflow: 'auto', padding: '4px 12px 12px' },
  },
});

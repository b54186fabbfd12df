import { defineSlotRecipe } from '@chakra-ui/react';
import { motion } from './motion.ts';

const layer = { zIndex: 'calc(var(--chakra-z-index-floating) + var(--layer-index, 0))' };

const raised = {
  bg: 'surface.raised',
  color: 'text.default',
  borderWidth: '1px',
  borderStyle: 'solid',
  borderColor: 'border.popup',
  borderRadius: 'min(var(--m-radius-panel), 12px)',
  boxShadow: 'popover',
  fontSize: 'sm',
  lineHeight: 'sm',
  outline: 'none',
  ...layer,
  ...motion('rise', 'vanish'),
};

export const popover = defineSlotRecipe({
  className: 'm-popover',
  slots: [
    'trigger',
    'positioner',
    'content',
    'title',
    'header',
    'body',
    'footer',
    'arrow',
    'arrowTip',
    'closeTrigger',
    'description',
    'indicator',
    'anchor',
  ],
  base: {
    positioner: layer,
    content: {
      ...raised,
      display: 'flex',
      flexDirection: 'column',
      maxWidth: 'calc(var(--m-viewport-width) - var(--m-space-200))',
      maxHeight: 'min(var(--available-height), calc(var(--m-viewport-height) * 0.8))',
      overflow: 'auto',
    },
  },
});

export const menu = defineSlotRecipe({
  className: 'm-menu',
  slots: [
    'trigger',
    'positioner',
    'content',
    'item',
    'itemGroup',
    'itemGroupLabel',
    'itemText',
    'itemIndicator',
    'itemCommand',
    'separator',
    'arrow',
    'arrowTip',
    'indicator',
    'contextTrigger',
    'triggerItem',
  ],
  base: {
    positioner: layer,
    content: {
      ...raised,
      minWidth: 'menu',
      maxWidth: '360px',
      maxHeight: 'var(--available-height)',
      overflow: 'auto',
      padding: '1',
    },
    item: {
      display: 'flex',
      alignItems: 'center',
      gap: '2',
      minHeight: 'control',
      paddingInline: '2',
      borderRadius: 'min(var(--m-radius-control), 8px)',
      cursor: 'pointer',
      userSelect: 'none',
      outline: 'none',
      _highlighted: { bg: 'neutral.muted' },
      _disabled: { color: 'text.disabled', cursor: 'not-allowed' },
    },
  },
});

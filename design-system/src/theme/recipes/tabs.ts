import { defineSlotRecipe } from '@chakra-ui/react';

/** The brand decides the style of the selected tab: a line, a tint, or a solid block. */
export const tabs = defineSlotRecipe({
  className: 'm-tabs',
  slots: ['root', 'list', 'trigger', 'content', 'contentGroup', 'indicator'],
  base: {
    root: { display: 'flex', flexDirection: 'column', minHeight: '0', minWidth: '0', height: 'full' },
    list: {
      display: 'flex',
      alignItems: 'stretch',
      gap: '1',
      flex: 'none',
      minHeight: 'var(--m-control-lg)',
      paddingInline: '2',
      paddingBlock: '1',
      overflowX: 'auto',
      scrollbarWidth: 'none',
    },
    trigger: {
      position: 'relative',
      flex: 'none',
      display: 'inline-flex',
      alignItems: 'center',
      gap: '1.5',
      minHeight: 'var(--m-control-sm)',
      minWidth: 'var(--m-control-sm)',
      justifyContent: 'center',
      paddingInline: '2.5',
      borderRadius: 'tab',
      fontSize: 'sm',
      lineHeight: 'sm',
      fontWeight: 'medium',
      color: 'var(--m-color-tab-text)',
      whiteSpace: 'nowrap',
      cursor: 'pointer',
      outlineOffset: '-2px',
      // The selected tab keeps its background on hover, for legible text.
      '&:hover:not([data-selected], [data-disabled])': { bg: 'var(--m-color-tab-hover-bg)' },
      _selected: {
        color: 'var(--m-color-tab-active-text)',
        bg: 'var(--m-color-tab-active-bg)',
        _after: {
          content: '""',
          position: 'absolute',
          insetInline: 'min(6px, var(--m-radius-tab))',
          bottom: 'calc(-1 * var(--m-space-050))',
          height: 'var(--m-line-tab)',
          bg: 'var(--m-color-tab-active-line)',
        },
      },
      _disabled: { color: 'text.disabled', cursor: 'not-allowed', bg: 'transparent' },
    },
    content: { flex: '1 1 auto', minHeight: '0', outlineOffset: '-2px', _hidden: { display: 'none' } },
  },
  variants: {
    size: {
      md: {},
      sm: {
        list: { minHeight: 'calc(var(--m-control-sm) + 2px)', paddingBlock: '0.5' },
        trigger: {
          minHeight: 'calc(var(--m-control-xs) + 1px)',
          _selected: { _after: { bottom: 'calc(-1 * var(--m-space-025))' } },
        },
      },
    },
  },
  defaultVariants: { size: 'md' },
});

import { defineRecipe, defineSlotRecipe } from '@chakra-ui/react';

export const field = defineSlotRecipe({
  className: 'm-field',
  slots: ['root', 'label', 'helperText', 'errorText', 'errorIcon', 'requiredIndicator', 'input', 'textarea', 'select'],
  base: {
    root: { display: 'flex', flexDirection: 'column', gap: '1', minWidth: '0', width: 'full' },
    label: { fontWeight: 'medium', fontSize: 'sm', lineHeight: 'sm', color: 'text.default' },
    helperText: { fontSize: 'sm', lineHeight: 'sm', color: 'text.muted' },
    errorText: { display: 'flex', gap: '1.5', fontSize: 'sm', lineHeight: 'sm', color: 'danger.fg' },
  },
});

/** A text box. Its outline is what says that one can type here, so it keeps its contrast when nothing else does. */
export const input = defineRecipe({
  className: 'm-input',
  base: {
    width: 'full',
    minWidth: '0',
    appearance: 'none',
    bg: 'surface.field',
    color: 'text.default',
    borderWidth: '1px',
    borderStyle: 'solid',
    borderColor: 'border.control',
    borderRadius: 'control',
    paddingInline: '2.5',
    textOverflow: 'ellipsis',
    _placeholder: { color: 'text.placeholder', opacity: 1 },
    _disabled: { color: 'text.disabled', bg: 'surface.sunken', borderColor: 'border.default', cursor: 'not-allowed' },
    _readOnly: { bg: 'surface.sunken' },
    _invalid: { borderColor: 'danger.border', boxShadow: '0 0 0 1px var(--m-color-palette-danger-border)' },
    _focusVisible: {
      outline: '2px solid var(--m-color-palette-accent-focus-ring)',
      outlineOffset: '-1px',
      borderColor: 'accent.focusRing',
      boxShadow: 'none',
    },
  },
  variants: {
    size: {
      sm: { height: 'control', fontSize: 'sm', lineHeight: 'sm' },
      md: { height: 'field', fontSize: 'md', lineHeight: 'md' },
    },
  },
  defaultVariants: { size: 'md' },
});

export const textarea = defineRecipe({
  className: 'm-textarea',
  base: { ...input.base, paddingBlock: '2', fontSize: 'md', lineHeight: 'md', resize: 'vertical' },
});

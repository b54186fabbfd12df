import type { Ref } from 'react';

/** Props of every field. */
export interface FieldProps<E extends HTMLElement = HTMLInputElement> {
  /** Label, always required; use `hideLabel` if the context makes it clear. */
  label: string;
  /** The error with its remedy, shown below the field and read with it. */
  error?: string | undefined;
  /** Help text, shown without an error. */
  hint?: string | undefined;
  /** Disables the field. Give the reason nearby. */
  disabled?: boolean | undefined;
  /** Read-only: can be read and copied, not changed. */
  readOnly?: boolean | undefined;
  /** For forms and browser autofill. */
  name?: string | undefined;
  /** Focuses the field on mount: the first useful one of a popup or page. */
  autoFocus?: boolean | undefined;
  /** Ref to focus or select it. */
  inputRef?: Ref<E> | undefined;
  /** Hides the label visually. */
  hideLabel?: boolean | undefined;
  /** `md` (36 px) in forms and popups, `sm` (32 px) in panels and toolbars. */
  size?: 'sm' | 'md' | undefined;
  /** Called when focus leaves. */
  onBlur?: (() => void) | undefined;
}

import type { Ref } from 'react';

/** What every field takes. */
export interface FieldProps<E extends HTMLElement = HTMLInputElement> {
  /** The field's name, always given; hide it with `hideLabel` where the place says it already. */
  label: string;
  /** What is wrong and how to mend it. It stands under the field and is read with it. */
  error?: string | undefined;
  /** What helps to fill it in; shown when there is no error. */
  hint?: string | undefined;
  /** It cannot be used now. Say why nearby. */
  disabled?: boolean | undefined;
  /** Shown as set by someone else; can be read and copied, not changed. */
  readOnly?: boolean | undefined;
  /** For the form, and for browsers that fill in. */
  name?: string | undefined;
  /** It takes focus when it appears: the first useful field of a popup or a page. */
  autoFocus?: boolean | undefined;
  /** To focus or select it. */
  inputRef?: Ref<E> | undefined;
  /** The label is only read aloud. */
  hideLabel?: boolean | undefined;
  /** `md` (36 px) in forms and popups, `sm` (32 px) in panels and toolbars. */
  size?: 'sm' | 'md' | undefined;
  /** Focus left it. */
  onBlur?: (() => void) | undefined;
}

import './Button.css';
import { type ComponentPropsWithRef, type ReactNode, useState } from 'react';
import { KeyHint } from '../KeyHint/KeyHint.tsx';
import { Spinner } from '../Spinner/Spinner.tsx';
import { Tooltip } from '../Tooltip/Tooltip.tsx';

export interface ButtonProps extends Omit<ComponentPropsWithRef<'button'>, 'className' | 'style'> {
  /** Label, as a verb. */
  children: ReactNode;
  /** `solid` for the next step, once per view; `outline` for others; `subtle` and `ghost` in dense rows. */
  variant?: 'solid' | 'outline' | 'subtle' | 'ghost' | undefined;
  /** `danger` only for irreversible actions; `success` for an active switch (002 §2.10). */
  tone?: 'accent' | 'neutral' | 'success' | 'danger' | undefined;
  /** `sm` (32 px) in panels and toolbars, `md` (36 px) in forms and popups. */
  size?: 'xs' | 'sm' | 'md' | undefined;
  /**
   * Key shown on the button: `↵`, `Esc`, `Ctrl S`; several if each works. A popup's footer binds `↵` and `Esc`;
   * elsewhere bind it yourself. Destructive actions never have `↵`.
   */
  keyHint?: string | readonly string[] | undefined;
  /** 16 px icon before the label. */
  icon?: ReactNode;
  /**
   * Why it is unavailable: dimmed, with the reason on hover and focus. Pressing still calls `onClick`, to show the
   * reason again.
   */
  unavailable?: string | undefined;
  /** True while working: shows a spinner, ignores presses and keeps width and focus. */
  busy?: boolean | undefined;
}

const KEYS: Readonly<Record<string, string>> = { '↵': 'Enter', Esc: 'Escape', Ctrl: 'Control', Del: 'Delete' };

/** Hints in the format of `aria-keyshortcuts`: `Ctrl ↵` is `Control+Enter`. */
const shortcuts = (hints: readonly string[]) =>
  hints
    .map((hint) =>
      hint
        .split(' ')
        .map((key) => KEYS[key] ?? key)
        .join('+'),
    )
    .join(' ');

/** Button with a label. For an icon only use `IconButton`, for another page `TextLink`. */
export const Button = (props: ButtonProps) => {
  const {
    children,
    variant = 'solid',
    tone = variant === 'solid' ? 'accent' : 'neutral',
    size = 'md',
    keyHint,
    icon,
    busy = false,
    unavailable,
    type = 'button',
    onClick,
    ...rest
  } = props;
  // The tooltip is mounted from the start, so that button and focus persist.
  const [explained, setExplained] = useState('unavailable' in props);
  if (unavailable !== undefined && !explained) setExplained(true);
  const hints = typeof keyHint === 'string' ? [keyHint] : (keyHint ?? []);
  if (import.meta.env.DEV && tone === 'danger' && hints.includes('↵')) {
    throw new Error(`Button "${String(children)}" destroys and has the hint ↵: give Enter to what can be taken back.`);
  }
  const button = (
    <button
      {...rest}
      aria-keyshortcuts={hints.length > 0 ? shortcuts(hints) : undefined}
      type={busy ? 'button' : type}
      className={`m-button m-tone-${tone}`}
      data-variant={variant}
      data-tone={tone}
      data-size={size}
      aria-busy={busy || undefined}
      aria-disabled={busy || unavailable !== undefined || rest['aria-disabled'] || undefined}
      data-unavailable={unavailable === undefined ? undefined : ''}
      onClick={busy ? undefined : onClick}
    >
      {busy ? <Spinner /> : icon}
      {children}
      {hints.map((hint) => (
        <KeyHint key={hint}>{hint}</KeyHint>
      ))}
    </button>
  );
  return explained ? <Tooltip label={unavailable ?? ''}>{button}</Tooltip> : button;
};

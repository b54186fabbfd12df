import './Button.css';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { KeyHint } from '../KeyHint/KeyHint.tsx';
import { Spinner } from '../Spinner/Spinner.tsx';

export interface ButtonProps extends Omit<ComponentPropsWithRef<'button'>, 'className' | 'style'> {
  /** What it does, as a verb: it is the button's name. */
  children: ReactNode;
  /** `solid` for the next step, once in a place; `outline` for the others; `subtle` and `ghost` in dense rows. */
  variant?: 'solid' | 'outline' | 'subtle' | 'ghost' | undefined;
  /** `danger` only for what cannot be taken back. */
  tone?: 'accent' | 'neutral' | 'danger' | undefined;
  /** `sm` (32 px) in panels and toolbars, `md` (36 px) in forms and popups. */
  size?: 'sm' | 'md' | undefined;
  /** The key that presses it, as printed on the button: `↵`, `Esc`. Binding the key is up to you. */
  keyHint?: string | undefined;
  /** A 16 px icon before the words. */
  icon?: ReactNode;
  /** The work is under way: it shows a spinner, takes no presses and keeps its width and focus. */
  busy?: boolean | undefined;
}

/** A button with words. For an icon alone use `IconButton`, for another page `TextLink`. */
export const Button = ({
  children,
  variant = 'solid',
  tone = variant === 'solid' ? 'accent' : 'neutral',
  size = 'md',
  keyHint,
  icon,
  busy = false,
  type = 'button',
  onClick,
  ...rest
}: ButtonProps) => (
  <button
    {...rest}
    type={busy ? 'button' : type}
    className={`m-button m-tone-${tone}`}
    data-variant={variant}
    data-tone={tone}
    data-size={size}
    aria-busy={busy || undefined}
    aria-disabled={busy || rest['aria-disabled'] || undefined}
    onClick={busy ? undefined : onClick}
  >
    {busy ? <Spinner /> : icon}
    {children}
    {keyHint && <KeyHint>{keyHint}</KeyHint>}
  </button>
);

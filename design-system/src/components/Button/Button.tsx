import './Button.css';
import { type ComponentPropsWithRef, type ReactNode, useState } from 'react';
import { KeyHint } from '../KeyHint/KeyHint.tsx';
import { Spinner } from '../Spinner/Spinner.tsx';
import { Tooltip } from '../Tooltip/Tooltip.tsx';

export interface ButtonProps extends Omit<ComponentPropsWithRef<'button'>, 'className' | 'style'> {
  /** What it does, as a verb: it is the button's name. */
  children: ReactNode;
  /** `solid` for the next step, once in a place; `outline` for the others; `subtle` and `ghost` in dense rows. */
  variant?: 'solid' | 'outline' | 'subtle' | 'ghost' | undefined;
  /** `danger` only for what cannot be taken back; `success` where something is switched on (002 §2.10). */
  tone?: 'accent' | 'neutral' | 'success' | 'danger' | undefined;
  /** `sm` (32 px) in panels and toolbars, `md` (36 px) in forms and popups. */
  size?: 'xs' | 'sm' | 'md' | undefined;
  /**
   * The key that presses it, as printed on the button: `↵`, `Esc`, `Ctrl S`; several where each does. In a popup's footer
   * `↵` and `Esc` are bound by the popup, elsewhere binding is up to you. Nothing that destroys has `↵`.
   */
  keyHint?: string | readonly string[] | undefined;
  /** A 16 px icon before the words. */
  icon?: ReactNode;
  /**
   * Why it cannot be used now: it looks so and says why under the pointer and the keyboard. Pressing it still calls
   * `onClick`, so that you can say it once more, louder.
   */
  unavailable?: string | undefined;
  /** The work is under way: it shows a spinner, takes no presses and keeps its width and focus. */
  busy?: boolean | undefined;
}

const KEYS: Readonly<Record<string, string>> = { '↵': 'Enter', Esc: 'Escape', Ctrl: 'Control', Del: 'Delete' };

/** Hints as `aria-keyshortcuts` has them: `Ctrl ↵` is `Control+Enter`. */
const shortcuts = (hints: readonly string[]) =>
  hints
    .map((hint) =>
      hint
        .split(' ')
        .map((key) => KEYS[key] ?? key)
        .join('+'),
    )
    .join(' ');

/** A button with words. For an icon alone use `IconButton`, for another page `TextLink`. */
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
  // What may explain it stands around it from the start: the button itself, and the focus it has, are to stay the same.
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

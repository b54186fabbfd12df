import './IconButton.css';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { CountBadge } from '../CountBadge/CountBadge.tsx';
import { Tooltip } from '../Tooltip/Tooltip.tsx';

interface IconButtonProps extends Omit<ComponentPropsWithRef<'button'>, 'className' | 'style' | 'children'> {
  /** What it does, as a verb: its name and its tooltip. */
  label: string;
  /** One icon of 16 px, or 20 in the top bar. */
  icon: ReactNode;
  /** `xs` (24 px) inside fields and rows, `sm` (32 px) elsewhere, `md` (36 px) in the top bar and beside form fields. */
  size?: 'xs' | 'sm' | 'md' | undefined;
  /** How many new things wait behind it; nothing is shown for 0. It joins the name. */
  badge?: number | undefined;
  /** For a switch: whether it is on. Leave it out for a plain action. */
  pressed?: boolean | undefined;
}

/** A button that is an icon. The tooltip shows its name after half a second. */
export const IconButton = ({
  label,
  icon,
  size = 'sm',
  badge = 0,
  pressed,
  type = 'button',
  ...rest
}: IconButtonProps) => (
  <Tooltip label={label} describes={false}>
    <button
      {...rest}
      type={type}
      className="m-icon-button"
      data-size={size}
      aria-label={badge > 0 ? `${label} (${badge})` : label}
      aria-pressed={pressed}
    >
      {icon}
      {badge > 0 && <CountBadge count={badge} />}
    </button>
  </Tooltip>
);

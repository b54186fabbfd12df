import './IconButton.css';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { CountBadge } from '../CountBadge/CountBadge.tsx';
import { Tooltip } from '../Tooltip/Tooltip.tsx';

interface IconButtonProps extends Omit<ComponentPropsWithRef<'button'>, 'className' | 'style' | 'children'> {
  /** Action as a verb, used as name and tooltip. */
  label: string;
  /** One icon of 16 px, or 20 in the top bar. */
  icon: ReactNode;
  /**
   * `xs` (24 px) inside fields and rows, `sm` (32 px) elsewhere, `md` (36 px) in the top bar and next to form fields.
   */
  size?: 'xs' | 'sm' | 'md' | undefined;
  /** Number of new items; hidden for 0. It is added to the name. */
  badge?: number | undefined;
  /** State of a toggle button. Omit for a plain action. */
  pressed?: boolean | undefined;
}

/** An icon button whose tooltip shows its name after half a second. */
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

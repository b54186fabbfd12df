import '../VisuallyHidden/VisuallyHidden.css';
import './NavList.css';
import { type MouseEvent, type ReactNode, useId } from 'react';
import { Tooltip } from '../Tooltip/Tooltip.tsx';

export interface NavItem {
  /** Identifies the entry. */
  id: string;
  /** Name of the destination. */
  label: string;
  /** 20 px. */
  icon?: ReactNode;
  /** Destination; pressing does not load the page. */
  href?: string | undefined;
  /** Marks the current page. */
  active?: boolean | undefined;
  /** Disables the entry. */
  disabled?: boolean | undefined;
  /**
   * Why it does not open for this user: dims it and shows the reason. `onSelect` is still called: explain it then, too.
   */
  unavailable?: string | undefined;
  /** Called to navigate. */
  onSelect: () => void;
}

export interface NavListProps {
  /** Headings with their entries. */
  groups: readonly { heading: string; items: readonly NavItem[] }[];
  /** Accessible name, if a page has several lists. */
  label?: string | undefined;
}

/** Navigation links under headings. */
export const NavList = ({ groups, label = 'Main' }: NavListProps) => (
  <nav className="m-nav" aria-label={label}>
    {groups.map((group) => (
      <NavGroup key={group.heading} {...group} />
    ))}
  </nav>
);

const NavGroup = ({ heading, items }: NavListProps['groups'][number]) => {
  const id = useId();
  return (
    <div className="m-nav__group">
      {/* A single entry with the same name as its heading is not shown twice. */}
      <h3 id={id} className={items.length === 1 && items[0]?.label === heading ? 'm-hidden' : 'm-nav__heading'}>
        {heading}
      </h3>
      <ul aria-labelledby={id}>
        {items.map((item) => (
          <li key={item.id}>
            <NavEntry {...item} />
          </li>
        ))}
      </ul>
    </div>
  );
};

const NavEntry = ({ label, icon, href, active, disabled, unavailable, onSelect }: NavItem) => {
  const content = (
    <>
      {icon}
      <span>{label}</span>
    </>
  );
  const common = { className: 'm-nav__item', 'aria-current': active ? ('page' as const) : undefined };
  if (href === undefined || disabled || unavailable !== undefined) {
    const entry = (
      <button
        {...common}
        type="button"
        disabled={disabled}
        aria-disabled={unavailable !== undefined || undefined}
        onClick={onSelect}
      >
        {content}
      </button>
    );
    return unavailable === undefined ? entry : <Tooltip label={unavailable}>{entry}</Tooltip>;
  }
  const onClick = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    onSelect();
  };
  return (
    <a {...common} href={href} onClick={onClick}>
      {content}
    </a>
  );
};

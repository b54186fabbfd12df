import '../VisuallyHidden/VisuallyHidden.css';
import './NavList.css';
import { type MouseEvent, type ReactNode, useId } from 'react';
import { Tooltip } from '../Tooltip/Tooltip.tsx';

export interface NavItem {
  /** Yours, to distinguish entries. */
  id: string;
  /** The name of the place. */
  label: string;
  /** 20 px. */
  icon?: ReactNode;
  /** Where it leads; pressing it does not load the page. */
  href?: string | undefined;
  /** It is the present place. */
  active?: boolean | undefined;
  /** It cannot be entered now. */
  disabled?: boolean | undefined;
  /** Why it does not open for this person: it is dimmed and says so. It is still selected: say it then, too. */
  unavailable?: string | undefined;
  /** Go there. */
  onSelect: () => void;
}

export interface NavListProps {
  /** Headings with their places. */
  groups: readonly { heading: string; items: readonly NavItem[] }[];
  /** Which ways these are, where a page has several lists. */
  label?: string | undefined;
}

/** Ways to other places, under headings. */
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
      {/* A place that stands alone under its own name is not written twice. */}
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

import './AccordionMenu.css';
import { ChevronRight } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';

export interface AccordionItem {
  /** Yours, to distinguish items. */
  id: string;
  /** What it opens or does. */
  label: string;
  /** One line under it. */
  text?: string | undefined;
  /** 16 px. */
  icon?: ReactNode;
  /** It cannot be pressed now, and everybody sees why. Otherwise give `unavailable`. */
  disabled?: boolean | undefined;
  /** Why it cannot be pressed; stands in the place of `text`. It is dimmed and keeps its place for the keyboard. */
  unavailable?: string | undefined;
  /** It was pressed. */
  onSelect: () => void;
}

export interface AccordionGroup {
  /** Yours, to distinguish groups. */
  id: string;
  /** The heading that opens it. */
  title: string;
  /** In the order in which they are looked for. */
  items: readonly AccordionItem[];
}

interface AccordionMenuProps {
  /** What the menu is for: `Reports`. */
  label: string;
  /** In the order in which they are looked for. */
  groups: readonly AccordionGroup[];
  /** The item in sight: it is marked, and its group is open from the start. */
  current?: string | undefined;
  /** Groups that are open from the start. Default: the one with `current`, or the first. */
  open?: readonly string[] | undefined;
  /** Opening a group closes the others. Default true. */
  single?: boolean | undefined;
}

/** Many ways on, in groups of which one is open. For a dozen or fewer take `NavList`. */
export const AccordionMenu = ({ label, groups, current, open, single = true }: AccordionMenuProps) => {
  const holder = groups.find(({ items }) => items.some(({ id }) => id === current)) ?? groups[0];
  const [shown, setShown] = useState<readonly string[]>(open ?? (holder ? [holder.id] : []));
  const toggle = (id: string) => {
    if (shown.includes(id)) setShown(shown.filter((other) => other !== id));
    else setShown(single ? [id] : [...shown, id]);
  };
  return (
    <nav className="m-accordion" aria-label={label}>
      {groups.map((group) => (
        <Group
          key={group.id}
          group={group}
          open={shown.includes(group.id)}
          current={current}
          onToggle={() => toggle(group.id)}
        />
      ))}
    </nav>
  );
};

interface GroupProps {
  group: AccordionGroup;
  open: boolean;
  current: string | undefined;
  onToggle: () => void;
}

const Group = ({ group, open, current, onToggle }: GroupProps) => {
  const id = useId();
  return (
    <div className="m-accordion__group">
      <h3>
        <button type="button" className="m-accordion__title" aria-expanded={open} aria-controls={id} onClick={onToggle}>
          <ChevronRight size={16} aria-hidden="true" />
          {group.title}
        </button>
      </h3>
      <ul id={id} hidden={!open}>
        {group.items.map((item) => (
          <Item key={item.id} item={item} current={item.id === current} />
        ))}
      </ul>
    </div>
  );
};

const Item = ({ item, current }: { item: AccordionItem; current: boolean }) => {
  const id = useId();
  const { label, icon, disabled, unavailable, onSelect } = item;
  const text = unavailable ?? item.text;
  return (
    <li className="m-accordion__entry">
      <button
        type="button"
        className="m-accordion__item"
        aria-current={current ? 'page' : undefined}
        // Called by its label alone; the line under it, which belongs to it for the pointer, is read after it.
        aria-describedby={text ? id : undefined}
        disabled={disabled}
        aria-disabled={unavailable !== undefined || undefined}
        onClick={unavailable === undefined ? onSelect : undefined}
      >
        {icon}
        <span className="m-accordion__words">{label}</span>
      </button>
      {text && (
        <span id={id} className="m-accordion__text" data-icon={icon ? '' : undefined}>
          {text}
        </span>
      )}
    </li>
  );
};

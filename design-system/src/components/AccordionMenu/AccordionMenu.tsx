import './AccordionMenu.css';
import { ChevronRight } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';

export interface AccordionItem {
  /** Unique among items. */
  id: string;
  /** What it opens or does. */
  label: string;
  /** Second line. */
  text?: string | undefined;
  /** 16 px. */
  icon?: ReactNode;
  /** Disables it if the reason is obvious. Otherwise use `unavailable`. */
  disabled?: boolean | undefined;
  /** Why it cannot be pressed; replaces `text`. The item is dimmed and stays focusable. */
  unavailable?: string | undefined;
  /** Called when the item is pressed. */
  onSelect: () => void;
}

export interface AccordionGroup {
  /** Unique among groups. */
  id: string;
  /** Heading that opens it. */
  title: string;
  /** In display order. */
  items: readonly AccordionItem[];
}

interface AccordionMenuProps {
  /** Accessible name: `Reports`. */
  label: string;
  /** In display order. */
  groups: readonly AccordionGroup[];
  /** Id of the current item: highlighted, with its group initially open. */
  current?: string | undefined;
  /** Initially open groups. Default: the one with `current`, or the first. */
  open?: readonly string[] | undefined;
  /** True to close other groups on opening one. Default true. */
  single?: boolean | undefined;
}

/** Menu of many links in collapsible groups. For a dozen or fewer use `NavList`. */
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
        // Named by its label; the second line is its description.
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

import './Menu.css';
import { Menu as Chakra, Portal } from '@chakra-ui/react';
import { useId, useRef } from 'react';
import { useOpensOnceMounted } from '../Popover/useOpener.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import type { MenuItem, MenuProps } from './types.ts';

/** The list of a `Menu`, with what places it. */
export const MenuList = (props: MenuProps & { startsAtFirst: boolean }) => {
  const { label, trigger, items, header, onOpenChange, placement = 'bottom-start' } = props;
  const open = useOpensOnceMounted(props.open === true);
  const name = useId();
  const button = useRef<HTMLButtonElement>(null);
  return (
    <Chakra.Root
      open={open}
      // The press that fetched the list was not the list's own: it would have begun at the first entry.
      {...(props.startsAtFirst && { defaultHighlightedValue: items[0]?.id ?? null })}
      positioning={{ placement, gutter: 6 }}
      onOpenChange={(change) => onOpenChange?.(change.open)}
      onExitComplete={() => {
        // The menu takes focus a frame after it opens; a choice made before that would leave focus nowhere.
        const at = document.activeElement;
        if (at === document.body || at?.closest('[role="menu"]')) button.current?.focus();
      }}
    >
      <Chakra.Trigger asChild ref={button}>
        {trigger}
      </Chakra.Trigger>
      <Portal>
        <Chakra.Positioner>
          <Chakra.Content aria-labelledby={name}>
            <span id={name} hidden>
              {label}
            </span>
            {header && <div className="m-menu__header">{header}</div>}
            {items.map((item) => (
              <Entry key={item.id} {...item} />
            ))}
          </Chakra.Content>
        </Chakra.Positioner>
      </Portal>
    </Chakra.Root>
  );
};

// Enter and Space click as well. The menu's own choice is what it believes to be under the pointer, which it may not have
// heard of yet: it would close and do nothing.
const Entry = ({ id, label, icon, dot, disabled, onSelect }: MenuItem) => (
  <Chakra.Item value={id} disabled={disabled ?? false} {...(!disabled && { onClick: () => onSelect() })}>
    {icon}
    <span className="m-menu__label">{label}</span>
    {dot && (
      <span className="m-menu__dot">
        <VisuallyHidden>(new)</VisuallyHidden>
      </span>
    )}
  </Chakra.Item>
);

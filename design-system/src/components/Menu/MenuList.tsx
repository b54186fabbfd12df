import './Menu.css';
import { Menu as Chakra, Portal } from '@chakra-ui/react';
import { useId, useRef } from 'react';
import { useOpensOnceMounted } from '../Popover/useOpener.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import type { MenuItem, MenuProps } from './types.ts';

/** The positioned list of a `Menu`. */
export const MenuList = (props: MenuProps & { startsAtFirst: boolean }) => {
  const { label, trigger, items, header, onOpenChange, placement = 'bottom-start' } = props;
  const open = useOpensOnceMounted(props.open === true);
  const name = useId();
  const button = useRef<HTMLButtonElement>(null);
  return (
    <Chakra.Root
      open={open}
      // The press that loaded the list did not reach it, so the first entry must be highlighted here.
      {...(props.startsAtFirst && { defaultHighlightedValue: items[0]?.id ?? null })}
      positioning={{ placement, gutter: 6 }}
      onOpenChange={(change) => onOpenChange?.(change.open)}
      onExitComplete={() => {
        // The menu takes focus one frame after opening; a choice before that would lose focus.
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

// Enter and Space click as well. Uses clicks because the menu selects the entry it believes to be hovered, which may be
// outdated: it would close without effect.
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

import './Menu.css';
import { Menu as Chakra, Portal } from '@chakra-ui/react';
import { type ReactElement, type ReactNode, useId, useRef } from 'react';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';

export interface MenuItem {
  id: string;
  label: string;
  /** 16 px. */
  icon?: ReactNode;
  /** Something new is behind it; says so in words too. */
  dot?: boolean | undefined;
  disabled?: boolean | undefined;
  onSelect: () => void;
}

export interface MenuProps {
  /** What its entries act on. */
  label: string;
  /** The button that opens it. */
  trigger: ReactElement;
  items: readonly MenuItem[];
  /** Above the entries: whose menu it is. Text only. */
  header?: ReactNode;
  /** When you keep the state; otherwise it keeps its own. */
  open?: boolean | undefined;
  onOpenChange?: ((open: boolean) => void) | undefined;
  placement?: 'bottom-start' | 'bottom-end' | undefined;
}

/** Actions behind a button. Arrow keys and first letters move, Enter acts, Escape goes back to the button. */
export const Menu = ({ label, trigger, items, header, open, onOpenChange, placement = 'bottom-start' }: MenuProps) => {
  const name = useId();
  const button = useRef<HTMLButtonElement>(null);
  return (
    <Chakra.Root
      {...(open !== undefined && { open })}
      positioning={{ placement, gutter: 6 }}
      onOpenChange={(change) => onOpenChange?.(change.open)}
      onExitComplete={() => {
        // The menu takes focus a frame after it opens; a choice made before that would leave focus nowhere.
        if (document.activeElement === document.body) button.current?.focus();
      }}
      onSelect={({ value }) => items.find(({ id }) => id === value)?.onSelect()}
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

const Entry = ({ id, label, icon, dot, disabled }: MenuItem) => (
  <Chakra.Item value={id} disabled={disabled ?? false}>
    {icon}
    <span className="m-menu__label">{label}</span>
    {dot && (
      <span className="m-menu__dot">
        <VisuallyHidden>(new)</VisuallyHidden>
      </span>
    )}
  </Chakra.Item>
);

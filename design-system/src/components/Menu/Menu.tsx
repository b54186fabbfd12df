import './Menu.css';
import { Menu as Chakra, Portal } from '@chakra-ui/react';
import { type ReactElement, type ReactNode, useId, useRef } from 'react';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';

export interface MenuItem {
  /** Yours, to distinguish entries. */
  id: string;
  /** What it does, as a verb. */
  label: string;
  /** 16 px. */
  icon?: ReactNode;
  /** Something new is behind it; says so in words too. */
  dot?: boolean | undefined;
  /** Shown, and passed over by keys. */
  disabled?: boolean | undefined;
  /** It was chosen; the menu closes by itself. */
  onSelect: () => void;
}

export interface MenuProps {
  /** What its entries act on. */
  label: string;
  /** The button that opens it. */
  trigger: ReactElement;
  /** From the most used to the most dangerous. */
  items: readonly MenuItem[];
  /** Above the entries: whose menu it is. Text only. */
  header?: ReactNode;
  /** When you keep the state; otherwise it keeps its own. */
  open?: boolean | undefined;
  /** It opened or closed. */
  onOpenChange?: ((open: boolean) => void) | undefined;
  /** Which edge it shares with its button. */
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
        const at = document.activeElement;
        if (at === document.body || at?.closest('[role="menu"]')) button.current?.focus();
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

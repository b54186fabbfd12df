import './Menu.css';
import { Menu as Chakra, Portal } from '@chakra-ui/react';
import type { ReactElement, ReactNode } from 'react';
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
export const Menu = ({ label, trigger, items, header, open, onOpenChange, placement = 'bottom-start' }: MenuProps) => (
  <Chakra.Root
    {...(open !== undefined && { open })}
    positioning={{ placement, gutter: 6 }}
    onOpenChange={(change) => onOpenChange?.(change.open)}
    onSelect={({ value }) => items.find(({ id }) => id === value)?.onSelect()}
  >
    <Chakra.Trigger asChild>{trigger}</Chakra.Trigger>
    <Portal>
      <Chakra.Positioner>
        <Chakra.Content aria-label={label}>
          {header && <div className="m-menu__header">{header}</div>}
          {items.map((item) => (
            <Chakra.Item key={item.id} value={item.id} disabled={item.disabled ?? false}>
              {item.icon}
              <span className="m-menu__label">{item.label}</span>
              {item.dot && (
                <span className="m-menu__dot">
                  <VisuallyHidden>(new)</VisuallyHidden>
                </span>
              )}
            </Chakra.Item>
          ))}
        </Chakra.Content>
      </Chakra.Positioner>
    </Portal>
  </Chakra.Root>
);

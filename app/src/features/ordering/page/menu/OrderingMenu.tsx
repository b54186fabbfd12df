import { type AccordionItem, AccordionMenu, Drawer } from '@mortar/design-system';
import { useAtomValue } from 'jotai';
import { useEffect, useEffectEvent, useRef } from 'react';
import { type Command, getUnavailableReason } from '#commands/command.ts';
import { commandsAtom } from '#commands/registry.ts';
import { perform } from '#commands/useCommands.ts';
import type { OrderActions } from '#features/ordering/page/bar/useOrderActions.tsx';
import { useCurrentOrder } from '#orders/current/useCurrentOrder.ts';
import { messages } from './messages.ts';
import { type OrderingCommandsOptions, useOrderingCommands } from './useOrderingCommands.tsx';

const texts = messages.menu;

export interface OrderingMenuProps extends OrderingCommandsOptions {
  open: boolean;
  onClose(): void;
  /** Called once its commands handle their keys. */
  onMount(): void;
  actions: OrderActions;
}

/** Menu of the ordering page: actions and records of the open order (001 §2, left menu drawer). */
export function OrderingMenu({ open, onClose, onMount, actions, ...options }: OrderingMenuProps) {
  const { current } = useCurrentOrder();
  const registeredCommands = useAtomValue(commandsAtom);
  const [commands, shown] = useOrderingCommands(options);
  const mounted = useEffectEvent(onMount);
  useEffect(function reportMount() {
    mounted();
  }, []);
  /** Selected item, run after the menu has closed, so that its popup gets focus. */
  const chosen = useRef<Command | null>(null);

  const item = (id: keyof typeof texts.items, command: Command): AccordionItem => ({
    id,
    label: texts.items[id],
    unavailable:
      getUnavailableReason(command) ??
      (command.disabled ? (current ? texts.nothingOrdered : texts.noOrder) : undefined),
    onSelect() {
      chosen.current = command;
      onClose();
    },
  });
  /** Commands of modules that load after the page. */
  const getLateItems = (id: 'undo' | 'redo' | 'move'): AccordionItem[] => {
    const command = registeredCommands.find((each) => each.id === `order.${id}`);
    if (!command) return [];
    const nothing = id === 'move' ? undefined : texts.nothing[id];
    const offered = item(id, command);
    return [command.disabled && nothing !== undefined ? { ...offered, unavailable: nothing } : offered];
  };
  const placeholder = (id: keyof typeof texts.placeholders): AccordionItem => ({
    id,
    label: texts.placeholders[id].label,
    unavailable: texts.placeholders[id].why,
    onSelect: () => undefined,
  });
  return (
    <>
      <Drawer
        open={open}
        title={texts.title}
        onClose={onClose}
        returnFocusTo={() => {
          // Read after closing, because focus returns to the button first.
          const command = chosen.current;
          chosen.current = null;
          if (command) perform(command);
          return options.returnFocusTo();
        }}
      >
        <AccordionMenu
          label={texts.title}
          single={false}
          open={['actions', 'exports', 'management']}
          groups={[
            {
              id: 'actions',
              title: texts.actions,
              items: [
                item('start', commands.start),
                item('quick', commands.quick),
                item('rename', actions.rename),
                item('complete', actions.complete),
                item('save', actions.save),
                item('discard', actions.discard),
                ...getLateItems('undo'),
                ...getLateItems('redo'),
                ...getLateItems('move'),
              ],
            },
            {
              id: 'exports',
              title: texts.exports,
              items: [
                item('print', commands.print),
                item('printScheduled', commands.printScheduled),
                item('export', commands.export),
                item('history', commands.history),
                ...(['responses', 'invoices', 'totals'] as const).map(placeholder),
              ],
            },
            {
              id: 'management',
              title: texts.management,
              items: [
                item('manager', commands.manager),
                ...(commands.retailers ? [item('retailers', commands.retailers)] : []),
                item('regrets', commands.regrets),
                item('responses', commands.responses),
                ...(['existing', 'import', 'baskets'] as const).map(placeholder),
              ],
            },
          ]}
        />
      </Drawer>
      {shown}
    </>
  );
}

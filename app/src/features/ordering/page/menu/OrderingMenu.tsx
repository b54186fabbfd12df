import { type AccordionItem, AccordionMenu, type DataGridHandle, Drawer } from '@mortar/design-system';
import { type RefObject, useRef } from 'react';
import { type Command, refusedFor } from '#commands/command.ts';
import { perform } from '#commands/useCommands.ts';
import { useExport } from '#documents/useExport.tsx';
import type { OrderActions } from '#features/ordering/page/useOrderActions.tsx';
import type { OrderLine } from '#orders/current/model/line.ts';
import { useCurrentOrder } from '#orders/current/useCurrentOrder.ts';
import { useOrderHoldsProducts, usePrintOrder } from '#orders/printing/usePrintOrder.tsx';
import { usePrintScheduled } from '#orders/printing/usePrintScheduled.tsx';
import { canShow } from '#pages/pages.ts';
import { useOrderGroup } from '#retailers/useOrderGroup.ts';
import { can, refusalOf } from '#session/permissions.ts';
import { useCurrency } from '#session/settings.tsx';
import { usePermissions, useSession } from '#session/useSession.ts';
import { messages } from './messages.ts';
import { orderSheet } from './orderSheet.ts';

const texts = messages.menu;

export interface OrderingMenuProps {
  open: boolean;
  onClose(): void;
  actions: OrderActions;
  linesRef: RefObject<DataGridHandle<OrderLine> | null>;
  onStart(): void;
  onOpenManager(): void;
  onAdvancedRegrets(): void;
  onHistory(): void;
  onResponses(): void;
  /** Of a group: whom the open order is for. */
  onRetailers(orderid: number): void;
  /** What has the keyboard after it, unless it led to a popup. */
  returnFocusTo(): HTMLElement | null;
}

/** The menu of the ordering page: what is done with the open order, and what is kept of it (001 §2, left menu drawer). */
export function OrderingMenu(props: OrderingMenuProps) {
  const { open, onClose, actions, linesRef, onStart, onOpenManager, onAdvancedRegrets } = props;
  const { onHistory, onResponses, onRetailers, returnFocusTo } = props;
  const { current, order, editable } = useCurrentOrder();
  const { staff } = useSession();
  const permissions = usePermissions();
  const currency = useCurrency();
  const holdsProducts = useOrderHoldsProducts();
  const printing = usePrintOrder(returnFocusTo);
  const scheduled = usePrintScheduled(returnFocusTo);
  const { exportWorkbook, progress } = useExport();
  const groupOfOrder = useOrderGroup(current?.orderid ?? null);
  /** What was chosen, done once the menu is out of the way: what it opens takes the keyboard. */
  const chosen = useRef<(() => void) | null>(null);

  const exportOrder = () => {
    const grid = linesRef.current;
    if (!holdsProducts() || !grid || !order) return;
    const [shown, lines] = [grid.exportRows(), grid.shownRows()];
    const made = { ...order, made: new Date().toISOString() };
    void groupOfOrder().then((group) =>
      exportWorkbook({ fileName: texts.exportFile, currency, sheets: [orderSheet(made, shown, lines, group)] }),
    );
  };
  const item = (id: keyof typeof texts.items, run: () => void, unavailable?: string): AccordionItem => ({
    id,
    label: texts.items[id],
    unavailable,
    onSelect() {
      chosen.current = run;
      onClose();
    },
  });
  const whileOpen = (id: keyof typeof texts.items, command: Command) =>
    item(
      id,
      () => perform(command),
      refusedFor(command) ?? (command.disabled ? (current ? texts.nothingOrdered : texts.noOrder) : undefined),
    );
  const placeholder = (id: keyof typeof texts.placeholders): AccordionItem => ({
    id,
    label: texts.placeholders[id].label,
    unavailable: texts.placeholders[id].why,
    onSelect: () => undefined,
  });
  const otherOpen = current ? texts.closeFirst : undefined;
  return (
    <>
      <Drawer
        open={open}
        title={texts.title}
        onClose={onClose}
        returnFocusTo={() => {
          // Asked once it is closed: what is opened now takes the keyboard after it was given back, not before.
          const run = chosen.current;
          chosen.current = null;
          run?.();
          return returnFocusTo();
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
                item('start', onStart, refusalOf(can.createOrders(permissions)) ?? otherOpen),
                whileOpen('rename', actions.rename),
                whileOpen('complete', actions.complete),
                whileOpen('save', actions.save),
                whileOpen('discard', actions.discard),
              ],
            },
            {
              id: 'exports',
              title: texts.exports,
              items: [
                item('print', printing.print),
                item('printScheduled', () => {
                  if (holdsProducts()) scheduled.print(current?.orderid ?? null);
                }),
                item('export', exportOrder),
                item('history', onHistory),
                ...(['responses', 'invoices', 'totals'] as const).map(placeholder),
              ],
            },
            {
              id: 'management',
              title: texts.management,
              items: [
                item('manager', onOpenManager, otherOpen),
                ...(staff.grouporderingenabled
                  ? [
                      item(
                        'retailers',
                        () => current && onRetailers(current.orderid),
                        current ? refusalOf(editable) : texts.noOrder,
                      ),
                    ]
                  : []),
                item('regrets', onAdvancedRegrets),
                item('responses', onResponses, refusalOf(canShow('responses', staff))),
                ...(['existing', 'import', 'baskets'] as const).map(placeholder),
              ],
            },
          ]}
        />
      </Drawer>
      {printing.popup}
      {scheduled.popup}
      {progress}
    </>
  );
}

import type { ReactNode } from 'react';
import type { Command } from '#commands/command.ts';
import { useCommands } from '#commands/useCommands.ts';
import { useExport } from '#documents/useExport.tsx';
import { usePageHandles } from '#features/ordering/page/pageHandles.ts';
import type { OrderPopup } from '#features/ordering/page/popups/orderPopup.ts';
import { useCurrentOrder } from '#orders/current/useCurrentOrder.ts';
import { useOrderHoldsProducts, usePrintOrder } from '#orders/printing/usePrintOrder.tsx';
import { usePrintScheduled } from '#orders/printing/usePrintScheduled.tsx';
import { canShow } from '#pages/pages.ts';
import { useOrderGroup } from '#retailers/useOrderGroup.ts';
import { can } from '#session/permissions.ts';
import { useCurrency } from '#session/settings.tsx';
import { usePermissions, useSession } from '#session/useSession.ts';
import { messages } from './messages.ts';
import { orderSheet } from './orderSheet.ts';
import { QUICK_ORDER_KEY } from './quickOrderKey.ts';

const texts = messages.menu;

export interface OrderingCommandsOptions {
  /** Opens a popup about orders. */
  show(popup: OrderPopup): void;
  /** Focus target after the menu without a popup, and after printing. */
  returnFocusTo(): HTMLElement | null;
}

/** Commands of the ordering menu besides the open order's actions; `retailers` is for groups. */
export type OrderingCommands = Record<
  'start' | 'quick' | 'print' | 'printScheduled' | 'export' | 'history' | 'manager' | 'regrets' | 'responses',
  Command
> & { retailers: Command | null };

/**
 * Registers the ordering page's commands besides ordering (001 §2, left menu drawer).
 * @returns the commands, and their popups to render once
 */
export function useOrderingCommands({ show, returnFocusTo }: OrderingCommandsOptions): [OrderingCommands, ReactNode] {
  const handles = usePageHandles();
  const { current, order, editable } = useCurrentOrder();
  const { staff } = useSession();
  const permissions = usePermissions();
  const currency = useCurrency();
  const hasProducts = useOrderHoldsProducts();
  const printing = usePrintOrder(returnFocusTo);
  const scheduled = usePrintScheduled(returnFocusTo);
  const { exportWorkbook, progress } = useExport();
  const groupOfOrder = useOrderGroup(current?.orderId ?? null);

  const exportOrder = () => {
    const grid = handles.lines.current;
    if (!hasProducts() || !grid || !order) return;
    const [shown, lines] = [grid.exportRows(), grid.shownRows()];
    const made = { ...order, made: new Date().toISOString() };
    void groupOfOrder().then((group) =>
      exportWorkbook({ fileName: texts.exportFile, currency, sheets: [orderSheet(made, shown, lines, group)] }),
    );
  };
  const closeFirstReason = current ? texts.closeFirst : undefined;
  const createCommand = (id: keyof typeof texts.items, run: () => void): Command => ({
    id: `ordering.${id}`,
    title: texts.items[id],
    run,
  });
  const open = (id: 'start' | 'history' | 'manager' | 'regrets' | 'responses') =>
    createCommand(id, () => show({ kind: id }));
  const openForOrder = (id: 'quick' | 'retailers') => ({
    ...createCommand(id, () => current && show({ kind: id, orderId: current.orderId })),
    ...(current ? { permission: editable } : { refusal: texts.noOrder }),
  });
  const commands: OrderingCommands = {
    start: { ...open('start'), permission: can.createOrders(permissions), refusal: closeFirstReason },
    quick: { ...openForOrder('quick'), key: QUICK_ORDER_KEY },
    print: createCommand('print', printing.print),
    printScheduled: createCommand('printScheduled', () => {
      if (hasProducts()) scheduled.print(current?.orderId ?? null);
    }),
    export: createCommand('export', exportOrder),
    history: open('history'),
    manager: { ...open('manager'), refusal: closeFirstReason },
    regrets: open('regrets'),
    responses: { ...open('responses'), permission: canShow('responses', staff) },
    retailers: staff.grouporderingenabled ? openForOrder('retailers') : null,
  };
  useCommands(Object.values(commands).filter((command) => command !== null));
  return [
    commands,
    <>
      {printing.popup}
      {scheduled.popup}
      {progress}
    </>,
  ];
}

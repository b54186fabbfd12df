import { toast } from '@mortar/design-system';
import { useSetAtom, useStore } from 'jotai';
import { useLocation, useNavigate } from 'react-router-dom';
import { commandsAtom } from '#commands/registry.ts';
import { perform } from '#commands/useCommands.ts';
import { currentOrderAtom } from '#orders/current/currentOrder.ts';
import { useOpenOrder } from '#orders/current/useOpenOrder.ts';
import { paths } from '#pages/paths.ts';
import { readSoldProduct } from '#products/search/api/soldProduct.ts';
import { wantedProductAtom } from '#products/search/wantedProduct.ts';
import { allowedSchedules } from '#rules/schedules.ts';
import { errorText } from '#server/outcome.ts';
import { useServices } from '#session/services.ts';
import { useErrorToast } from '#session/useErrorToast.ts';
import { usePermissions } from '#session/useSession.ts';
import { useLeave } from '#shell/navigation/useLeave.tsx';
import { messages } from './messages.ts';
import type { Target } from './model/entry.ts';

type TargetOf<Kind extends Target['kind']> = Extract<Target, { kind: Kind }>;

/** Milliseconds before waiting is shown, because the palette is closed then. */
const TOAST_DELAY_MS = 150;

/** Shows a toast while waiting takes long. */
function withToast<Result>(text: string, awaited: Promise<Result>): Promise<Result> {
  let toastId: number | null = null;
  const waiting = setTimeout(() => {
    toastId = toast.info(text);
  }, TOAST_DELAY_MS);
  return awaited.finally(() => {
    clearTimeout(waiting);
    if (toastId !== null) toast.dismiss(toastId);
  });
}

/** Returns a function that runs a selected entry, after prompts about an open order or unsaved changes. */
export function useAct(): (target: Target) => void {
  const services = useServices();
  const store = useStore();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const leave = useLeave();
  const showError = useErrorToast();
  const setWanted = useSetAtom(wantedProductAtom);
  const { open } = useOpenOrder();
  const schedules = allowedSchedules(usePermissions().ordering.productschedules);
  const ordering = paths.ordering();
  const isAt = (path: string) => pathname.toLowerCase() === path.toLowerCase();

  const openOrder = async (order: TargetOf<'order'>) => {
    const opening = await withToast(messages.opening(order.orderNumber), open(order));
    if (opening.kind === 'refused') showError(opening.reason);
    if (opening.kind === 'opened' && !isAt(ordering)) void navigate(ordering);
  };
  const chooseProduct = async ({ code, description, product }: TargetOf<'product'>) => {
    try {
      const read = () => readSoldProduct(services, description, schedules, ({ productCode }) => productCode === code);
      const known = product ?? (await withToast(messages.reading(description), read()));
      if (!known) return showError(messages.notSold(description));
      if (isAt(ordering)) return setWanted(known);
      leave(() => {
        setWanted(known);
        void navigate(ordering);
      });
    } catch (error) {
      showError(errorText(error));
    }
  };
  return (target) => {
    switch (target.kind) {
      case 'path':
        // Already there.
        if (!isAt(target.path)) leave(target.path);
        return;
      case 'command': {
        const command = store.get(commandsAtom).find(({ id }) => id === target.id);
        if (command) perform(command);
        return;
      }
      case 'order':
        if (store.get(currentOrderAtom)?.orderId !== target.orderId) leave(() => void openOrder(target));
        else if (!isAt(ordering)) void navigate(ordering);
        return;
      case 'product':
        void chooseProduct(target);
    }
  };
}

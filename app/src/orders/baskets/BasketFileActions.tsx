import { Button, type DataGridHandle, toast } from '@mortar/design-system';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { useExport } from '#documents/useExport.tsx';
import { messages as currentMessages } from '#orders/current/messages.ts';
import type { OrderLine } from '#orders/current/model/line.ts';
import type { UnsentOrder } from '#orders/current/model/unsentOrder.ts';
import { lazyPart } from '#parts/lazyPart.tsx';
import { PartBoundary } from '#parts/PartBoundary.tsx';
import { allowedSchedules } from '#rules/schedules.ts';
import { can, getRefusal } from '#session/permissions.ts';
import { useClient } from '#session/services.ts';
import { usePermissions } from '#session/useSession.ts';
import { readProductCodes } from './api/productCodes.ts';
import { messages } from './messages.ts';
import { basketSheet } from './model/basketSheet.ts';
import type { BasketType } from './model/basketType.ts';

const texts = messages.items;

// Loaded on demand, since few baskets are imported or printed.
const ImportBasket = lazyPart(() => import('./file/ImportBasket.tsx'), 'ImportBasket');
const PrintBasketPopup = lazyPart(() => import('./PrintBasketPopup.tsx'), 'PrintBasketPopup');

export interface BasketFileActionsProps {
  type: BasketType;
  /** Selected basket; null for none. */
  basket: UnsentOrder | null;
  gridRef: RefObject<DataGridHandle<OrderLine> | null>;
}

/** Actions of the selected basket: import, export and print (002 §2.5). */
export function BasketFileActions({ type, basket, gridRef }: BasketFileActionsProps) {
  const permissions = usePermissions();
  const { exportWorkbook, exporting, progress } = useExport();
  const { readCodes, reading } = useReadCodes();
  const [open, setOpen] = useState<{ what: 'import' | 'print'; basket: UnsentOrder } | null>(null);
  const refusal =
    getRefusal(can.changeBaskets(permissions)) ??
    (basket?.locked ? currentMessages.basketOpenedBy(basket.staffName) : undefined);
  /** Runs an action on the selected basket, unless it is empty. */
  const withItems = (act: (chosen: UnsentOrder) => void) => () => {
    if (!basket) toast.warning(messages.baskets.selectBasket);
    else if (basket.lineCount === 0) toast.warning(messages.baskets.empty);
    else act(basket);
  };
  const importInto = () => {
    if (!basket) toast.warning(messages.baskets.selectBasket);
    else if (refusal) toast.error(refusal);
    else setOpen({ what: 'import', basket });
  };
  const exportItems = withItems(({ description }) => {
    const [shown, lines] = [gridRef.current?.exportRows(), gridRef.current?.shownRows()];
    if (!shown || !lines) return;
    const name = description.trim();
    const fileName = name ? texts.file(name) : texts.fileOfType(type);
    void readCodes(lines).then((codes) => {
      if (!codes) return;
      const missing = lines.filter(({ productId }) => !codes.has(productId)).length;
      if (missing > 0) toast.warning(texts.withoutCodes(missing));
      return exportWorkbook({ fileName, sheets: [basketSheet(name, shown, lines, codes)] });
    });
  });
  const print = withItems((chosen) => setOpen({ what: 'print', basket: chosen }));
  const close = () => setOpen(null);
  return (
    <>
      <Button variant="ghost" tone="neutral" unavailable={refusal} onClick={importInto}>
        {messages.baskets.import}
      </Button>
      <Button variant="ghost" tone="neutral" busy={exporting || reading} onClick={exportItems}>
        {messages.baskets.export}
      </Button>
      <Button variant="ghost" tone="neutral" onClick={print}>
        {messages.baskets.print}
      </Button>
      {progress}
      <PartBoundary onFail={close}>
        {open?.what === 'import' && <ImportBasket basket={open.basket} onClose={close} />}
        {open?.what === 'print' && <PrintBasketPopup orderId={open.basket.orderId} onClose={close} />}
      </PartBoundary>
    </>
  );
}

/** Reads product codes for the file, until unmounted. */
function useReadCodes() {
  const client = useClient();
  const { productschedules } = usePermissions().ordering;
  const [reading, setReading] = useState(false);
  const stop = useRef<AbortController>(null);
  useEffect(function abortOnUnmount() {
    return () => stop.current?.abort();
  }, []);
  /** Null if aborted. */
  const readCodes = async (lines: readonly OrderLine[]) => {
    stop.current?.abort();
    stop.current = new AbortController();
    const { signal } = stop.current;
    setReading(true);
    try {
      return await readProductCodes(client, lines, allowedSchedules(productschedules), signal);
    } catch (error) {
      if (signal.aborted) return null;
      throw error;
    } finally {
      if (!signal.aborted) setReading(false);
    }
  };
  return { readCodes, reading };
}

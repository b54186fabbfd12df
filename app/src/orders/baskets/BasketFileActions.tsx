import type { UnsentOrder } from '@mortar/contract';
import { Button, type DataGridHandle, toast } from '@mortar/design-system';
import { type RefObject, useState } from 'react';
import { useExport } from '#documents/useExport.tsx';
import { gridSheet } from '#grids/gridSheet.ts';
import { messages as currentMessages } from '#orders/current/messages.ts';
import type { OrderLine } from '#orders/current/model/line.ts';
import { lazyPart } from '#parts/lazyPart.tsx';
import { PartBoundary } from '#parts/PartBoundary.tsx';
import { can, refusalOf } from '#session/permissions.ts';
import { usePermissions } from '#session/useSession.ts';
import { messages } from './messages.ts';
import type { BasketType } from './model/basketType.ts';

const texts = messages.items;

// Few baskets are imported or printed: what that needs is fetched by those.
const ImportBasket = lazyPart(() => import('./file/ImportBasket.tsx').then((module) => module.ImportBasket));
const PrintBasketPopup = lazyPart(() => import('./PrintBasketPopup.tsx').then((module) => module.PrintBasketPopup));

export interface BasketFileActionsProps {
  type: BasketType;
  /** The basket that is chosen; null while none is. */
  basket: UnsentOrder | null;
  /** The grid of its items. */
  gridRef: RefObject<DataGridHandle<OrderLine> | null>;
}

/** Filling the chosen basket from a file, and what is made of it: a workbook and pages (002 §2.5). */
export function BasketFileActions({ type, basket, gridRef }: BasketFileActionsProps) {
  const permissions = usePermissions();
  const { exportWorkbook, exporting, progress } = useExport();
  const [open, setOpen] = useState<{ what: 'import' | 'print'; basket: UnsentOrder } | null>(null);
  const refusal =
    refusalOf(can.changeBaskets(permissions)) ??
    (basket?.locked ? currentMessages.basketOpenedBy(basket.staffname) : undefined);
  /** Does something with the chosen basket, if it holds something. */
  const withItems = (act: (chosen: UnsentOrder) => void) => () => {
    if (!basket) toast.warning(messages.baskets.selectBasket);
    else if (basket.orderitemqty === 0) toast.warning(messages.baskets.empty);
    else act(basket);
  };
  const importInto = () => {
    if (!basket) toast.warning(messages.baskets.selectBasket);
    else if (refusal) toast.error(refusal);
    else setOpen({ what: 'import', basket });
  };
  const exportItems = withItems(({ description }) => {
    const shown = gridRef.current?.exportRows();
    if (!shown) return;
    const name = description.trim();
    const fileName = name ? texts.file(name) : texts.fileOfType(type);
    void exportWorkbook({ fileName, sheets: [gridSheet(texts.title, shown)] });
  });
  const print = withItems((chosen) => setOpen({ what: 'print', basket: chosen }));
  const close = () => setOpen(null);
  return (
    <>
      <Button variant="ghost" tone="neutral" unavailable={refusal} onClick={importInto}>
        {messages.baskets.import}
      </Button>
      <Button variant="ghost" tone="neutral" busy={exporting} onClick={exportItems}>
        {messages.baskets.export}
      </Button>
      <Button variant="ghost" tone="neutral" onClick={print}>
        {messages.baskets.print}
      </Button>
      {progress}
      <PartBoundary onFail={close}>
        {open?.what === 'import' && <ImportBasket basket={open.basket} onClose={close} />}
        {open?.what === 'print' && <PrintBasketPopup orderid={open.basket.orderid} onClose={close} />}
      </PartBoundary>
    </>
  );
}

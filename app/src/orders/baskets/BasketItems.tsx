import type { UnsentOrder } from '@mortar/contract';
import { Button, DataGrid, type DataGridHandle, type GridColumn, numberColumn, toast } from '@mortar/design-system';
import { useQuery } from '@tanstack/react-query';
import { type RefObject, useMemo, useRef, useState } from 'react';
import { useExport } from '#documents/useExport.tsx';
import { codeColumn, productColumn, supplierColumn } from '#grids/columns.ts';
import { GridPanel } from '#grids/GridPanel.tsx';
import { gridSheet } from '#grids/gridSheet.ts';
import { queryGrid } from '#grids/queryGrid.ts';
import { orderQuery } from '#orders/current/api/getOrder.ts';
import { messages as currentMessages } from '#orders/current/messages.ts';
import type { OrderLine } from '#orders/current/model/line.ts';
import { lazyPart } from '#parts/lazyPart.tsx';
import { PartBoundary } from '#parts/PartBoundary.tsx';
import { useLayoutKey } from '#preferences/useLayoutKey.ts';
import { can, refusalOf } from '#session/permissions.ts';
import { useClient } from '#session/services.ts';
import { usePermissions } from '#session/useSession.ts';
import { useSupplierNames } from '#suppliers/useSupplierNames.ts';
import { messages } from './messages.ts';
import type { BasketType } from './model/basketType.ts';

const texts = messages.items;
const NONE: readonly OrderLine[] = [];

// Few baskets are imported or printed: what that needs is fetched by those.
const ImportBasket = lazyPart(() => import('./file/ImportBasket.tsx').then((module) => module.ImportBasket));
const PrintBasketPopup = lazyPart(() => import('./PrintBasketPopup.tsx').then((module) => module.PrintBasketPopup));

function itemColumns(short: (supplier: string) => string): GridColumn<OrderLine>[] {
  const { columns } = texts;
  return [
    supplierColumn(short, { id: 'supplier', header: columns.supplier, value: ({ supplier }) => supplier }),
    codeColumn({ id: 'code', header: columns.code, value: (line) => line.supplierProductCode }),
    productColumn({ id: 'description', header: columns.description, value: ({ description }) => description }),
    numberColumn({ id: 'quantity', header: columns.quantity, width: 84, value: ({ quantity }) => quantity }),
    { id: 'staff', header: columns.staff, width: 140, priority: 2, value: ({ staff }) => staff },
  ];
}

export interface BasketItemsProps {
  type: BasketType;
  /** The basket that is chosen; null while none is. */
  basket: UnsentOrder | null;
}

/** What a basket holds, to import into, to export and to print (002 §2.5). */
export function BasketItems({ type, basket }: BasketItemsProps) {
  const short = useSupplierNames();
  const layoutKey = useLayoutKey('basket-items');
  const grid = useRef<DataGridHandle<OrderLine>>(null);
  const asked = basket !== null;
  // Colleagues fill baskets too.
  const query = useQuery({ ...orderQuery(useClient(), basket?.orderid ?? 0), enabled: asked, staleTime: 0 });
  const lines = (asked && query.data?.lines) || NONE;
  const columns = useMemo(() => itemColumns(short), [short]);
  return (
    <GridPanel
      title={basket ? texts.titleOf(basket.description) : texts.title}
      level={3}
      actions={<ItemActions type={type} basket={basket} lines={lines} gridRef={grid} />}
    >
      <DataGrid
        label={texts.title}
        gridRef={grid}
        columns={columns}
        layoutKey={layoutKey}
        rows={lines}
        rowKey={({ id }) => id}
        subject={String(basket?.orderid)}
        {...queryGrid(query, asked)}
        loadingText={texts.loading}
        emptyText={asked ? texts.none : messages.baskets.selectBasket}
      />
    </GridPanel>
  );
}

interface ItemActionsProps extends BasketItemsProps {
  lines: readonly OrderLine[];
  gridRef: RefObject<DataGridHandle<OrderLine> | null>;
}

function ItemActions({ type, basket, lines, gridRef }: ItemActionsProps) {
  const permissions = usePermissions();
  const { exportWorkbook, exporting, progress } = useExport();
  const [open, setOpen] = useState<{ what: 'import' | 'print'; basket: UnsentOrder } | null>(null);
  const refusal =
    refusalOf(can.changeBaskets(permissions)) ??
    (basket?.locked ? currentMessages.basketOpenedBy(basket.staffname) : undefined);
  /** Does something with the chosen basket, if it holds something. */
  const withItems = (act: (chosen: UnsentOrder) => void) => () => {
    if (!basket) toast.warning(messages.baskets.selectBasket);
    else if (lines.length === 0) toast.warning(messages.baskets.empty);
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
      <Button variant="ghost" tone="neutral" size="sm" unavailable={refusal} onClick={importInto}>
        {messages.baskets.import}
      </Button>
      <Button variant="ghost" tone="neutral" size="sm" busy={exporting} onClick={exportItems}>
        {messages.baskets.export}
      </Button>
      <Button variant="ghost" tone="neutral" size="sm" onClick={print}>
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

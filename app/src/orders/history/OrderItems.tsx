import { Button, DataGrid, type DataGridHandle, FactList, StatusLabel, toast } from '@mortar/design-system';
import { useMemo, useRef, useState } from 'react';
import { fileDate } from '#documents/fileNames.ts';
import { useExport } from '#documents/useExport.tsx';
import { GridPanel } from '#grids/GridPanel.tsx';
import { type Fact, gridSheet } from '#grids/gridSheet.ts';
import { messages as composing } from '#messaging/composing/messages.ts';
import { useAsk } from '#messaging/composing/useAsk.tsx';
import { usePrintScheduled } from '#orders/printing/usePrintScheduled.tsx';
import { lazyPart } from '#parts/lazyPart.tsx';
import { PartBoundary } from '#parts/PartBoundary.tsx';
import { useLayoutKey } from '#preferences/useLayoutKey.ts';
import { formatDate, formatDateTime } from '#rules/dates.ts';
import { getRowTint } from '#rules/supply.ts';
import { useCurrency, useMoney } from '#session/settings.tsx';
import { useSupplierNames } from '#suppliers/useSupplierNames.ts';
import { messages } from './messages.ts';
import { type PastLine, type PastOrder, pastLines } from './model/pastOrder.ts';
import { pastLineColumns } from './pastLineColumns.tsx';
import './history.css';

const texts = messages.items;
const NONE: readonly PastLine[] = [];

const OrderReportPopup = lazyPart(() => import('#orders/printing/OrderReportPopup.tsx'), 'OrderReportPopup');

export interface OrderItemsProps {
  /** Null without a selection. */
  order: PastOrder | null;
  /** Level of its heading. */
  level: 2 | 3;
  /** Reorders an item; missing where nothing can be ordered. */
  onOrderAgain?: ((line: PastLine) => void) | undefined;
}

/** Shows items and results of the selected order, with export, print and reorder (002 §2.2). */
export function OrderItems({ order, level, onOrderAgain }: OrderItemsProps) {
  const money = useMoney();
  const short = useSupplierNames();
  const currency = useCurrency();
  const layoutKey = useLayoutKey('history-items');
  const gridRef = useRef<DataGridHandle<PastLine>>(null);
  const [printed, setPrinted] = useState<PastOrder | null>(null);
  const { exportWorkbook, exporting, progress } = useExport();
  const scheduled = usePrintScheduled();
  const { ask, popup } = useAsk();
  const lines = useMemo(() => (order ? pastLines(order) : NONE), [order]);
  const columns = useMemo(() => pastLineColumns({ money, short, onOrderAgain }), [money, short, onOrderAgain]);

  const exportItems = () => {
    const shown = gridRef.current?.exportRows();
    if (!order) return toast.warning(texts.select);
    if (!shown || shown.keys.length === 0) return toast.warning(texts.none);
    void exportWorkbook({
      fileName: texts.file(order.id, fileDate()),
      currency,
      sheets: [gridSheet(texts.title, shown, fileFacts(order))],
    });
  };
  const print = () => {
    if (order) setPrinted(order);
    else toast.warning(texts.select);
  };
  const askSupplier = () => {
    if (!order || !ask) return toast.warning(texts.select);
    const { supplier, number, sent } = order;
    const { subject, reference } = texts.ask;
    ask({ supplier, subject: subject(number), reference: reference(number, formatDate(sent)) });
  };
  const actions = (
    <>
      {ask && (
        <Button size="sm" variant="outline" tone="neutral" onClick={askSupplier}>
          {composing.prompting.supplier}
        </Button>
      )}
      <Button size="sm" variant="outline" tone="neutral" busy={exporting} onClick={exportItems}>
        {texts.export}
      </Button>
      <Button size="sm" variant="outline" tone="neutral" onClick={print}>
        {texts.print}
      </Button>
      <Button
        size="sm"
        variant="outline"
        tone="neutral"
        busy={scheduled.busy}
        onClick={() => scheduled.print(order?.id ?? null)}
      >
        {texts.printScheduled}
      </Button>
    </>
  );
  return (
    <div className="order-history-items" data-chosen={order !== null || undefined}>
      <GridPanel title={texts.title} level={level} actions={actions} keys={onOrderAgain ? texts.keys : ''}>
        <div className="order-history-lines">
          {order && <Summary order={order} />}
          <DataGrid
            label={texts.title}
            gridRef={gridRef}
            columns={columns}
            layoutKey={layoutKey}
            find
            rows={lines}
            rowKey={({ id }) => id}
            subject={String(order?.id)}
            idle={order === null}
            countText={texts.count}
            emptyText={order ? texts.none : messages.select}
            {...(onOrderAgain && { onActivate: onOrderAgain })}
            rowTone={(line) => getRowTint(line.supply)}
          />
        </div>
      </GridPanel>
      {progress}
      {scheduled.popup}
      {popup}
      <PartBoundary onFail={() => setPrinted(null)}>
        {printed && (
          <OrderReportPopup orderId={printed.id} orderNumber={printed.number} onClose={() => setPrinted(null)} />
        )}
      </PartBoundary>
    </div>
  );
}

/** Facts for the export: retailer, number, supplier and date (ruling 55). */
function fileFacts({ retailer, number, supplier, sent }: PastOrder): Fact[] {
  const { columns } = messages.orders;
  return [
    { header: columns.retailer, value: retailer },
    { header: columns.number, value: number },
    { header: columns.supplier, value: supplier },
    { header: columns.sent, kind: 'dateTime', value: sent },
  ];
}

/** The seven summary fields of an order (002 §2.2). */
function Summary({ order }: { order: PastOrder }) {
  const money = useMoney();
  const { columns } = messages.orders;
  return (
    <section className="order-history-summary" aria-label={texts.summary}>
      <FactList
        layout="columns"
        facts={[
          { label: columns.ordered, value: money(order.ordered) },
          { label: columns.invoiced, value: order.supply === 'waiting' ? null : money(order.invoiced) },
          { label: columns.regretted, value: money(order.regretted) },
          {
            label: texts.columns.supply,
            value: <StatusLabel status={order.supply} />,
          },
          { label: columns.sent, value: formatDateTime(order.sent) },
          { label: columns.received, value: formatDateTime(order.received) },
          { label: columns.supplierNumber, value: order.supplierNumber },
        ]}
      />
    </section>
  );
}

import { Button, DataGrid, type DataGridHandle, Popup, toast } from '@mortar/design-system';
import { useMemo, useRef } from 'react';
import { fileDate } from '#documents/fileNames.ts';
import { useExport } from '#documents/useExport.tsx';
import { gridSheet } from '#grids/gridSheet.ts';
import { messages } from '#orders/history/messages.ts';
import type { PastOrder } from '#orders/history/model/pastOrder.ts';
import { type RegrettedLine, regrettedLines } from '#orders/history/model/regrettedLine.ts';
import { useLayoutKey } from '#preferences/useLayoutKey.ts';
import { useCurrency, useMoney } from '#session/settings.tsx';
import { useSupplierNames } from '#suppliers/useSupplierNames.ts';
import { regrettedColumns } from './regrettedColumns.ts';
import '#grids/gridFill.css';
import '#orders/history/history.css';

const texts = messages.regretted;

export interface RegrettedItemsPopupProps {
  /** Orders of the selected period, month and supplier. */
  orders: readonly PastOrder[];
  /** Description of the selection. */
  about: string;
  /** True for several retailers. */
  ofGroup: boolean;
  onClose(): void;
}

/** 'Regretted Items': undelivered items of the selected orders with supplier and value (ruling 37). */
export function RegrettedItemsPopup({ orders, about, ofGroup, onClose }: RegrettedItemsPopupProps) {
  const money = useMoney();
  const short = useSupplierNames();
  const currency = useCurrency();
  const layoutKey = useLayoutKey(ofGroup ? 'group-regretted-items' : 'regretted-items');
  const gridRef = useRef<DataGridHandle<RegrettedLine>>(null);
  const { exportWorkbook, exporting, progress } = useExport();
  const lines = useMemo(() => regrettedLines(orders), [orders]);
  const columns = useMemo(() => regrettedColumns({ money, short, ofGroup }), [money, short, ofGroup]);
  const exportLines = () => {
    const shown = gridRef.current?.exportRows();
    if (!shown || shown.keys.length === 0) return toast.warning(texts.none);
    void exportWorkbook({ fileName: texts.file(fileDate()), currency, sheets: [gridSheet(texts.title, shown)] });
  };
  return (
    <Popup
      open
      size="90"
      flush
      title={texts.title}
      description={texts.about(about)}
      onClose={onClose}
      footer={
        <>
          <Button variant="outline" tone="neutral" busy={exporting} onClick={exportLines}>
            {messages.items.export}
          </Button>
          <Button variant="outline" tone="neutral" keyHint="Esc" onClick={onClose}>
            {messages.orders.close}
          </Button>
        </>
      }
    >
      {/* Announced as the popup's description. */}
      <p className="regretted-items-of" aria-hidden="true">
        {about}
      </p>
      <div className="popup-grid">
        <DataGrid
          label={texts.title}
          gridRef={gridRef}
          columns={columns}
          layoutKey={layoutKey}
          find
          rows={lines}
          rowKey={({ orderNumber, id }) => `${orderNumber} ${id}`}
          countText={messages.items.count}
          emptyText={texts.none}
          footer={lines.length > 0}
        />
      </div>
      {progress}
    </Popup>
  );
}

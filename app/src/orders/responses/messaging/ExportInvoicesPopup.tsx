import {
  Button,
  DataGrid,
  dateColumn,
  type GridColumn,
  moneyColumn,
  Popup,
  PopupError,
  ProgressBar,
  type RowKey,
  statusColumn,
  toast,
} from '@mortar/design-system';
import { useEffect, useMemo, useRef, useState } from 'react';
import { fileDate } from '#documents/fileNames.ts';
import { useExport } from '#documents/useExport.tsx';
import { codeColumn, supplierColumn } from '#grids/columns.ts';
import { readInvoices } from '#orders/responses/api/readInvoices.ts';
import { messages } from '#orders/responses/messages.ts';
import { invoiceSheet, isInvoiced, type ReadResponse } from '#orders/responses/model/invoiceSheet.ts';
import type { SupplierResponse } from '#orders/responses/model/supplierResponse.ts';
import { formatDateTime } from '#rules/dates.ts';
import { supplyOfIndicator } from '#rules/supply.ts';
import { errorText } from '#server/outcome.ts';
import { useServices } from '#session/services.ts';
import { useCurrency, useMoney } from '#session/settings.tsx';
import { useSupplierNames } from '#suppliers/useSupplierNames.ts';
import '#grids/gridFill.css';
import './messaging.css';

const texts = messages.invoices;
const { columns: headers } = messages;

export interface ExportInvoicesPopupProps {
  /** Listed responses; invoiced ones can be selected. */
  responses: readonly SupplierResponse[];
  onClose(): void;
}

function invoiceColumns(
  money: (cents: number) => string,
  short: (supplier: string) => string,
): GridColumn<SupplierResponse>[] {
  return [
    statusColumn({ id: 'status', header: headers.status, status: (row) => supplyOfIndicator(row.indicator) }),
    codeColumn({ id: 'number', header: headers.number, value: (row) => row.orderNumber }),
    supplierColumn(short, { id: 'supplier', header: headers.supplier, value: (row) => row.supplier }),
    dateColumn({
      id: 'sent',
      header: headers.sent,
      width: 144,
      value: (row) => row.sentAt,
      format: formatDateTime,
    }),
    moneyColumn({
      id: 'total',
      header: headers.total,
      value: (row) => row.total,
      format: money,
    }),
  ];
}

/** Reads the selected responses with progress. */
function useReadInvoices() {
  const services = useServices();
  const [done, setDone] = useState<number | null>(null);
  const [error, setError] = useState<string | null>(null);
  const stop = useRef<AbortController>(null);
  useEffect(function abortOnUnmount() {
    return () => stop.current?.abort();
  }, []);
  /** Null if it failed (see `error`) or was aborted. */
  const read = async (chosen: readonly SupplierResponse[]): Promise<readonly ReadResponse[] | null> => {
    stop.current = new AbortController();
    const { signal } = stop.current;
    setError(null);
    setDone(0);
    try {
      return await readInvoices(services, chosen, { signal, onRead: setDone });
    } catch (failure) {
      if (!signal.aborted) setError(errorText(failure));
      return null;
    } finally {
      if (!signal.aborted) setDone(null);
    }
  };
  return { read, done, error };
}

/** 'Export Invoices': invoices of several orders in one workbook (002 §2.3). */
export function ExportInvoicesPopup({ responses, onClose }: ExportInvoicesPopupProps) {
  const money = useMoney();
  const short = useSupplierNames();
  const currency = useCurrency();
  const [invoiced] = useState(() => responses.filter(isInvoiced));
  const [selected, setSelected] = useState<ReadonlySet<RowKey>>(() => new Set(invoiced.map(({ orderId }) => orderId)));
  const columns = useMemo(() => invoiceColumns(money, short), [money, short]);
  const { read, done, error } = useReadInvoices();
  const { exportWorkbook, exporting, progress } = useExport();
  const chosen = invoiced.filter(({ orderId }) => selected.has(orderId));
  const onExport = async () => {
    if (chosen.length === 0) return void toast.warning(texts.noneSelected);
    const found = await read(chosen);
    if (!found) return;
    const fileName = texts.file(fileDate());
    const became = await exportWorkbook({ fileName, currency, sheets: [invoiceSheet(found)] });
    if (became === 'saved') onClose();
  };
  return (
    <Popup
      open
      size="lg"
      title={texts.title}
      description={texts.about}
      onClose={onClose}
      footer={
        <>
          <PopupError {...(error && { error })} />
          <Button variant="outline" tone="neutral" keyHint="Esc" onClick={onClose}>
            {texts.cancel}
          </Button>
          <Button keyHint="↵" busy={done !== null || exporting} onClick={() => void onExport()}>
            {texts.export}
          </Button>
        </>
      }
    >
      <div className="export-invoices">
        <div className="popup-grid">
          <DataGrid
            label={texts.title}
            columns={columns}
            rows={invoiced}
            rowKey={({ orderId }) => orderId}
            emptyText={texts.none}
            selection="multiple"
            selected={selected}
            onSelectionChange={setSelected}
            onActivate={() => void onExport()}
          />
        </div>
        {done !== null && (
          <ProgressBar label={texts.progress} value={done / chosen.length} text={texts.read(done, chosen.length)} />
        )}
      </div>
      {progress}
    </Popup>
  );
}

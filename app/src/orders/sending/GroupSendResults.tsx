import type { ProcessedOrder } from '@mortar/contract';
import { Button, choiceColumn, DataGrid, type GridColumn, Popup, StatusLabel } from '@mortar/design-system';
import { useMemo, useRef, useState } from 'react';
import { useCommand } from '#commands/useCommand.ts';
import { useExport } from '#documents/useExport.tsx';
import { messages } from './messages.ts';
import { type ProcessedRow, processedRows, statusSheet, suppliersSentTo } from './model/processedOrders.ts';
import { mayHelp, type WithoutAccount } from './model/withoutAccount.ts';
import '#grids/gridFill.css';
import './sendOrders.css';

const texts = messages.send;

const COLUMNS: GridColumn<ProcessedRow>[] = [
  choiceColumn({
    id: 'status',
    header: texts.columns.status,
    width: 120,
    value: ({ status }) => status,
    render: ({ status, succeeded }) => (
      <StatusLabel status={succeeded ? 'invoiced' : 'regretted'}>{status}</StatusLabel>
    ),
  }),
  choiceColumn({ id: 'retailer', header: texts.columns.retailer, flex: 2, value: ({ retailer }) => retailer }),
  choiceColumn({ id: 'supplier', header: texts.columns.supplier, flex: 2, value: ({ supplier }) => supplier }),
  { id: 'description', header: texts.columns.description, flex: 3, value: ({ description }) => description },
];

export interface GroupSendResultsProps {
  orderId: number;
  orderNumber: string;
  orders: readonly ProcessedOrder[];
  /** Pharmacies without an account at a supplier at the time of sending. */
  without: readonly WithoutAccount[];
  /** Called with the number of reached suppliers, 0 if all failed, and the results. */
  onContinue(suppliers: number, results: readonly ProcessedRow[]): void;
  /** Called to select failed suppliers among unsent ones and send again. */
  onTryAgain(): void;
  returnFocusTo(): HTMLElement | null;
}

/** Shows a group's results by retailer and supplier, with export (002 §4, sending). */
export function GroupSendResults(props: GroupSendResultsProps) {
  const { orderId, orderNumber, orders, without, onContinue, onTryAgain, returnFocusTo } = props;
  const [sent] = useState(() => ({ number: orderNumber, at: new Date().toISOString() }));
  const rows = useMemo(() => processedRows(orders), [orders]);
  const button = useRef<HTMLButtonElement>(null);
  const { exportWorkbook, exporting, progress } = useExport();
  const again = useCommand({
    id: 'sending.again',
    title: texts.tryAgain,
    key: 'Alt+A',
    place: texts.title,
    run: onTryAgain,
  });
  const goOn = () => onContinue(suppliersSentTo(rows), rows);
  return (
    <Popup
      open
      title={texts.title}
      size="90"
      description={texts.resultsAbout}
      onClose={goOn}
      initialFocusRef={button}
      returnFocusTo={returnFocusTo}
      footer={
        <>
          {rows.some((row) => mayHelp(row, without)) ? (
            <Button variant="outline" tone="neutral" {...again.button}>
              {again.title}
            </Button>
          ) : (
            rows.some(({ succeeded }) => !succeeded) && <p className="send-below">{messages.accounts.noneHelps}</p>
          )}
          <Button
            variant="outline"
            tone="neutral"
            busy={exporting}
            onClick={() =>
              void exportWorkbook({ fileName: texts.statusFile(orderId), sheets: [statusSheet(rows, sent)] })
            }
          >
            {texts.download}
          </Button>
          <Button ref={button} keyHint="↵" onClick={goOn}>
            {texts.continue}
          </Button>
        </>
      }
    >
      <div className="popup-grid">
        <DataGrid
          label={texts.results}
          columns={COLUMNS}
          rows={rows}
          rowKey={({ id }) => id}
          emptyText={texts.none}
          rowTone={({ succeeded }) => (succeeded ? undefined : 'regretted')}
        />
      </div>
      {progress}
    </Popup>
  );
}

import {
  Button,
  choiceColumn,
  DataGrid,
  dateColumn,
  ErrorState,
  type GridColumn,
  moneyColumn,
  numberColumn,
  Popup,
  PopupError,
} from '@mortar/design-system';
import { useMemo, useRef } from 'react';
import { codeColumn, productColumn, supplierColumn } from '#grids/columns.ts';
import { messages } from '#orders/baskets/messages.ts';
import type { BasketDuplicate } from '#orders/baskets/model/basketDuplicate.ts';
import { formatDate, formatDateTime } from '#rules/dates.ts';
import type { Cents } from '#rules/money.ts';
import { useMoney } from '#session/settings.tsx';
import { useSupplierNames } from '#suppliers/useSupplierNames.ts';
import '#grids/gridFill.css';
import './basketDuplicates.css';

const texts = messages.duplicates;

function duplicateColumns(money: (cents: Cents) => string, short: (supplier: string) => string) {
  const { columns } = texts;
  const all: GridColumn<BasketDuplicate>[] = [
    productColumn({ id: 'description', header: columns.description, value: (row) => row.description }),
    supplierColumn(short, { id: 'supplier', header: columns.supplier, value: ({ supplier }) => supplier }),
    numberColumn({ id: 'quantity', header: columns.quantity, width: 64, value: ({ ordered }) => ordered }),
    moneyColumn({ id: 'price', header: columns.price, value: (row) => row.price, format: money }),
    codeColumn({ id: 'number', header: columns.number, value: ({ orderNumber }) => orderNumber }),
    choiceColumn({ id: 'status', header: columns.status, width: 92, value: (row) => row.status }),
    choiceColumn({
      id: 'staff',
      header: columns.staff,
      noTruncate: true,
      priority: 2,
      value: ({ staff }) => staff,
    }),
    dateColumn({
      id: 'created',
      header: columns.created,
      width: 136,
      priority: 3,
      value: (row) => row.createdAt,
      format: formatDateTime,
    }),
    dateColumn({
      id: 'last',
      header: columns.last,
      width: 104,
      value: (row) => row.lastOrderedAt,
      format: formatDate,
    }),
  ];
  return all;
}

export interface BasketDuplicatesPopupProps {
  /** Products on unsent orders; null if unknown. */
  rows: readonly BasketDuplicate[] | null;
  checkError: string | undefined;
  busy: boolean;
  /** Why the order was not created. */
  error?: string;
  onRetry(): void;
  onContinue(): void;
  onCancel(): void;
}

/** 'Last Ordered Warning' of a basket: products on unsent orders (002 §2.4, §4). */
export function BasketDuplicatesPopup(props: BasketDuplicatesPopupProps) {
  const { rows, checkError, busy, error, onRetry, onContinue, onCancel } = props;
  const money = useMoney();
  const short = useSupplierNames();
  const continueButton = useRef<HTMLButtonElement>(null);
  const columns = useMemo(() => duplicateColumns(money, short), [money, short]);
  const about = rows ? texts.about(rows.length) : texts.failedAbout;
  return (
    <Popup
      open
      size="80"
      title={texts.title}
      description={about}
      closable={!busy}
      onClose={onCancel}
      initialFocusRef={continueButton}
      footer={
        <>
          <PopupError {...(error && { error })} />
          <Button variant="outline" tone="neutral" keyHint="Esc" disabled={busy} onClick={onCancel}>
            {texts.cancel}
          </Button>
          <Button ref={continueButton} keyHint="↵" busy={busy} onClick={onContinue}>
            {texts.goOn}
          </Button>
        </>
      }
    >
      <p className="basket-duplicates" aria-hidden="true">
        {about}
      </p>
      {rows ? (
        <div className="popup-grid">
          <DataGrid
            label={texts.title}
            columns={columns}
            rows={rows}
            rowKey={(row) => rows.indexOf(row)}
            emptyText={about}
          />
        </div>
      ) : (
        <ErrorState text={checkError ?? ''} onRetry={onRetry} />
      )}
    </Popup>
  );
}

import { choiceColumn, type GridColumn, ICON_WIDTH, moneyColumn, numberColumn } from '@mortar/design-system';
import { Check, CircleAlert, CircleDashed, CircleMinus, CircleSlash, CornerDownRight, Plus } from 'lucide-react';
import { codeColumn, productColumn, supplierColumn } from '#grids/columns.ts';
import type { Cents } from '#rules/money.ts';
import { messages } from './messages.ts';
import type { PreviewRow } from './model/previewRow.ts';
import './quickOrder.css';

const { columns: headers, confidence } = messages.preview;

/** Line without a code. */
const NONE = '–';

/** Icons differ in shape, not only in colour. */
const MARKS = {
  waiting: CircleDashed,
  new: Plus,
  onto: Plus,
  with: CornerDownRight,
  skipped: CircleSlash,
  left: CircleAlert,
  unread: CircleMinus,
  added: Check,
} as const satisfies Record<PreviewRow['kind'], unknown>;

/** Returns the columns of a list's lines with their results. */
export function previewColumns(
  money: (cents: Cents) => string,
  short: (supplier: string) => string,
): GridColumn<PreviewRow>[] {
  return [
    numberColumn({ id: 'number', header: headers.number, width: 52, value: ({ number }) => number }),
    {
      ...choiceColumn<PreviewRow>({
        id: 'standing',
        header: headers.status,
        width: 148,
        noTruncate: true,
        iconWidth: ICON_WIDTH,
        value: ({ status }) => status,
      }),
      render({ kind }, { highlighted }) {
        const Mark = MARKS[kind];
        return (
          <span className="quick-standing" data-kind={kind}>
            <Mark size={16} aria-hidden="true" />
            {highlighted}
          </span>
        );
      },
    },
    // The code names a line, whatever its product.
    codeColumn({
      id: 'code',
      header: headers.code,
      searchable: true,
      rowHeader: true,
      value: ({ code }) => code || NONE,
    }),
    productColumn({
      id: 'product',
      header: headers.product,
      searchable: true,
      rowHeader: false,
      value: ({ description }) => description,
    }),
    choiceColumn({
      id: 'confidence',
      header: headers.confidence,
      width: 76,
      noTruncate: true,
      value: (row) => (row.confidence ? confidence[row.confidence] : ''),
    }),
    numberColumn({ id: 'asked', header: headers.asked, width: 56, priority: 3, value: ({ asked }) => asked }),
    numberColumn({ id: 'quantity', header: headers.quantity, width: 48, value: ({ quantity }) => quantity }),
    numberColumn({ id: 'bonus', header: headers.bonus, width: 56, value: ({ bonus }) => bonus }),
    supplierColumn(short, { id: 'supplier', header: headers.supplier, value: ({ supplier }) => supplier }),
    moneyColumn({ id: 'price', header: headers.price, priority: 3, value: ({ price }) => price, format: money }),
    moneyColumn({ id: 'nett', header: headers.nett, value: ({ nett }) => nett, format: money }),
    moneyColumn({ id: 'total', header: headers.total, value: ({ total }) => total, format: money }),
    {
      id: 'lately',
      header: headers.recently,
      width: 148,
      noTruncate: true,
      priority: 2,
      value: ({ recently }) => recently,
    },
  ];
}

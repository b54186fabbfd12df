import { choiceColumn, type GridColumn, ICON_WIDTH, moneyColumn, numberColumn } from '@mortar/design-system';
import { ChartNoAxesColumnIncreasing, CopyPlus, CreditCard, PackageMinus, TrendingUp } from 'lucide-react';
import type { ReactNode } from 'react';
import { productColumn, supplierColumn } from '#grids/columns.ts';
import { quantityText } from '#orders/current/model/line.ts';
import type { Cents } from '#rules/money.ts';
import { messages } from './messages.ts';
import type { Warning, WarningKind } from './model/reviewOrder.ts';
import { warningText } from './model/warningText.ts';
import './review.css';

const { columns, kinds } = messages;

const ICONS: Record<WarningKind, ReactNode> = {
  credit: <CreditCard size={16} aria-hidden />,
  minimum: <PackageMinus size={16} aria-hidden />,
  quantity: <ChartNoAxesColumnIncreasing size={16} aria-hidden />,
  'other order': <CopyPlus size={16} aria-hidden />,
  price: <TrendingUp size={16} aria-hidden />,
};

/** Returns the columns of warnings: kind, line and text. @param short short name of a supplier */
export function reviewColumns(
  money: (cents: Cents) => string,
  short: (supplier: string) => string,
): GridColumn<Warning>[] {
  return [
    choiceColumn({
      id: 'kind',
      header: columns.kind,
      width: 148,
      noTruncate: true,
      iconWidth: ICON_WIDTH + 4,
      value: ({ kind }) => kinds[kind],
      render: ({ kind }, { text }) => (
        <span className="review-kind" data-kind={kind}>
          {ICONS[kind]}
          {text}
        </span>
      ),
    }),
    {
      id: 'what',
      header: columns.what,
      flex: 4,
      minWidth: 220,
      noTruncate: true,
      value: (warning) => warningText(warning, money, short),
    },
    productColumn({ id: 'product', header: columns.product, value: ({ line }) => line.description }),
    supplierColumn(short, { id: 'supplier', header: columns.supplier, value: ({ line }) => line.supplier }),
    numberColumn({
      id: 'quantity',
      header: columns.quantity,
      width: 64,
      value: ({ line }) => line.quantity,
      text: ({ line }) => quantityText(line),
    }),
    moneyColumn({ id: 'total', header: columns.total, width: 104, value: ({ line }) => line.total, format: money }),
  ];
}

import type { GridColumn } from '@mortar/design-system';
import { lazyPart } from '#parts/lazyPart.tsx';
import { OptionalPart } from '#parts/OptionalPart.tsx';
import { type PriceTrails, trailKey } from '#products/history/model/priceTrail.ts';
import { trailText } from '#products/history/model/trailText.ts';
import type { PriceRow } from '#products/prices/model/priceRow.ts';
import type { Cents } from '#rules/money.ts';
import { messages } from './messages.ts';

// A picture of figures that stand beside it: the prices do not wait for it.
const PriceTrailLine = lazyPart(() => import('#products/history/PriceTrailLine.tsx'), 'PriceTrailLine');
PriceTrailLine.prefetch();

/**
 * The prices paid over the year in a supplier's row: sorted by what was paid last, empty where nothing was bought.
 * @param trails of the product whose prices the grid shows: `usePriceTrails`
 */
export function priceTrailColumn(trails: PriceTrails, money: (cents: Cents) => string): GridColumn<PriceRow> {
  const getTrail = ({ price }: PriceRow) => trails.get(trailKey(price.suppliername, price.supplierproductcode));
  return {
    id: 'trail',
    header: messages.prices.columns.trail,
    width: 88,
    kind: 'money',
    align: 'center',
    value: (row) => getTrail(row)?.last.price ?? null,
    format: (_value, row) => {
      const trail = getTrail(row);
      return trail ? trailText(trail, money) : '';
    },
    render: (row, { text }) => {
      const trail = getTrail(row);
      return (
        trail && (
          <OptionalPart>
            <PriceTrailLine trail={trail} label={text} width={72} />
          </OptionalPart>
        )
      );
    },
  };
}

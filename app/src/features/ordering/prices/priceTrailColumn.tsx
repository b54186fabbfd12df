import type { GridColumn } from '@mortar/design-system';
import { lazyPart } from '#parts/lazyPart.tsx';
import { OptionalPart } from '#parts/OptionalPart.tsx';
import { type PriceTrails, trailKey } from '#products/history/model/priceTrail.ts';
import { trailText } from '#products/history/model/trailText.ts';
import type { PriceRow } from '#products/prices/model/priceRow.ts';
import type { Cents } from '#rules/money.ts';
import { messages } from './messages.ts';

// Loaded lazily, since the numbers are visible already.
const PriceTrailLine = lazyPart(() => import('#products/history/PriceTrailLine.tsx'), 'PriceTrailLine');
PriceTrailLine.prefetch();

/**
 * Returns the column of prices paid during the year, sorted by the latest; empty without purchases.
 * @param trails of the product in the grid: `usePriceTrails`
 */
export function priceTrailColumn(trails: PriceTrails, money: (cents: Cents) => string): GridColumn<PriceRow> {
  const getTrail = ({ price }: PriceRow) => trails.get(trailKey(price.supplier, price.supplierProductCode));
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

import { trailKey } from '#products/history/model/priceTrail.ts';
import { trailText } from '#products/history/model/trailText.ts';
import { PriceTrailLine } from '#products/history/PriceTrailLine.tsx';
import { pastMessages } from '#products/history/pastMessages.ts';
import { usePriceTrails } from '#products/history/usePriceTrails.ts';
import type { SupplierPrice } from '#products/prices/model/supplierPrice.ts';
import type { Product } from '#products/search/model/product.ts';
import { formatDate } from '#rules/dates.ts';
import { useMoney } from '#session/settings.tsx';
import '#orders/lines/quantity.css';

/** Shows date and quantity of the last purchase from this supplier, and prices of the year. */
export function LastBought({ product, price }: { product: Product; price: SupplierPrice }) {
  const money = useMoney();
  const trail = usePriceTrails(product.productCode).get(trailKey(price.supplier, price.supplierProductCode));
  if (!trail) {
    if (!price.lastDate) return null;
    return (
      <p className="quantity-last">
        {pastMessages.lastInvoiced(formatDate(price.lastDate), price.lastInvoicedQuantity)}
      </p>
    );
  }
  const text = trailText(trail, money);
  return (
    <p className="quantity-last">
      <PriceTrailLine trail={trail} label={pastMessages.trail} />
      <span>{text}</span>
    </p>
  );
}

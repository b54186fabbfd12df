import type { Product, SupplierPrice } from '@mortar/contract';
import { messages as historyMessages } from '#orders/history/messages.ts';
import { trailKey } from '#orders/history/model/priceTrail.ts';
import { PriceTrailLine, trailText } from '#orders/history/PriceTrailLine.tsx';
import { usePriceTrails } from '#orders/history/usePriceTrails.ts';
import { formatDate } from '#rules/dates.ts';
import { useMoney } from '#session/settings.tsx';
import '#orders/lines/quantity.css';

/** When the product was bought of this supplier last, how much, and at what prices over the year. */
export function LastBought({ product, price }: { product: Product; price: SupplierPrice }) {
  const money = useMoney();
  const trail = usePriceTrails(product.productcode).get(trailKey(price.suppliername, price.supplierproductcode));
  if (!trail) {
    if (!price.lastdate) return null;
    return (
      <p className="quantity-last">
        {historyMessages.lastInvoiced(formatDate(price.lastdate), price.lastinvoicedquantity)}
      </p>
    );
  }
  const text = trailText(trail, money);
  return (
    <p className="quantity-last">
      <PriceTrailLine trail={trail} label={historyMessages.trail} />
      <span>{text}</span>
    </p>
  );
}

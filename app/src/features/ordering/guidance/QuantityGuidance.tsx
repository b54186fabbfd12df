import { useCurrentOrder } from '#orders/current/useCurrentOrder.ts';
import { toOffer } from '#orders/lines/model/offer.ts';
import type { SupplierPrice } from '#products/prices/model/supplierPrice.ts';
import type { Product } from '#products/search/model/product.ts';
import { lineTotal, sumCents } from '#rules/money.ts';
import { vatShown } from '#rules/nettPrice.ts';
import { useMoney, useSettings } from '#session/settings.tsx';
import { useSession } from '#session/useSession.ts';
import { useSupplierTerms } from '#suppliers/useSupplierTerms.ts';
import { useKnownProducts } from './api/knownProducts.ts';
import { messages } from './messages.ts';
import { savedTexts } from './model/guideText.ts';
import { nextBonus } from './model/nextBonus.ts';
import { savedBy } from './model/savings.ts';
import { supplierGuide } from './model/supplierGuide.ts';
import { toRows } from './model/toRows.ts';
import './guidance.css';

export interface QuantityGuidanceProps {
  product: Product;
  price: SupplierPrice;
  /** 1 or more. */
  quantity: number;
}

/**
 * Shows a quantity's effects: value missing to the supplier's minimum, next bonus, savings. Credit is in the selector's
 * title.
 */
export function QuantityGuidance({ product, price, quantity }: QuantityGuidanceProps) {
  const money = useMoney();
  const settings = useSettings();
  const { grouporderingenabled } = useSession().staff;
  const { order } = useCurrentOrder();
  const known = useKnownProducts().get(product.productCode);
  const terms = useSupplierTerms().byCode.get(price.supplierCode);
  const offer = toOffer(product, price);
  const rows = toRows(known?.prices ?? null, settings);
  const ordered = (order?.lines ?? []).filter(({ supplierCode }) => supplierCode === price.supplierCode);
  const value = sumCents([lineTotal(offer.price, quantity), ...ordered.map(({ total }) => total)]);
  const missing = terms ? supplierGuide(value, terms.minimum, null).missing : null;
  const bonus = nextBonus(quantity, offer.deal, offer.price, product.schedule);
  const saved = savedBy(
    { ...offer, quantity },
    { rows, vat: vatShown(settings), lastPaid: known?.past?.lastPaid ?? null },
  );
  return (
    <p className="guidance-list">
      {missing !== null && missing > 0 && <span data-tone="warning">{messages.minimum.missing(money(missing))}</span>}
      {bonus && <span>{messages.bonus(bonus.more, money(bonus.cost), bonus.free)}</span>}
      {/* Savings of a single line do not apply to a group, whose pharmacies each get it. */}
      {!grouporderingenabled && savedTexts(saved, money).map((text) => <span key={text}>{text}</span>)}
    </p>
  );
}

import { Button, Skeleton } from '@mortar/design-system';
import { useQuery } from '@tanstack/react-query';
import { ImageOff } from 'lucide-react';
import { useState } from 'react';
import { promotionImageQuery } from '#orders/lines/api/promotionImage.ts';
import { messages } from '#orders/lines/messages.ts';
import type { SupplierPrice } from '#products/prices/model/supplierPrice.ts';
import { toCents } from '#rules/money.ts';
import { useClient } from '#session/services.ts';
import { useMoney } from '#session/settings.tsx';
import './promotionCard.css';

const texts = messages.promotion;

export interface PromotionCardProps {
  productCode: string;
  price: SupplierPrice;
  /** 'Order': orders the current quantity. */
  onOrder(): void;
}

/** Shows the promoted product: picture, name and price (001 §2, Promotion Quantity Selection). */
export function PromotionCard({ productCode, price, onOrder }: PromotionCardProps) {
  const money = useMoney();
  return (
    <section className="promotion-card" aria-label={texts.card}>
      <Picture productCode={productCode} supplierCode={price.supplierCode} />
      <div className="promotion-card__facts">
        <p translate="no">{price.supplierProductDescription}</p>
        <strong translate="no">{money(toCents(price.price))}</strong>
      </div>
      <Button variant="outline" tone="neutral" onClick={onOrder}>
        {texts.order}
      </Button>
    </section>
  );
}

/** Picture, or an icon if it is missing or broken. */
function Picture({ productCode, supplierCode }: { productCode: string; supplierCode: string }) {
  const query = useQuery(promotionImageQuery(useClient(), productCode, supplierCode));
  const [broken, setBroken] = useState(false);
  if (query.isPending) return <Skeleton width={96} height={96} />;
  if (!query.data || broken) {
    return (
      <span className="promotion-card__none" role="img" aria-label={texts.noPicture}>
        <ImageOff size={28} aria-hidden="true" />
      </span>
    );
  }
  return <img className="promotion-card__picture" src={query.data} alt="" onError={() => setBroken(true)} />;
}

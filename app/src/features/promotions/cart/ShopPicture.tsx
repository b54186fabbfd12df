import { Skeleton } from '@mortar/design-system';
import { skipToken, useQuery } from '@tanstack/react-query';
import { ImageOff } from 'lucide-react';
import { useState } from 'react';
import { promotionImageQuery } from '#orders/lines/api/promotionImage.ts';
import { useClient } from '#session/services.ts';
import { messages as texts } from './messages.ts';
import type { Promotion } from './model/promotion.ts';
import './shopPicture.css';

/** Allowed image sources: addresses and data URLs of pictures. */
const isPicture = (address: string) => /^(https:\/\/|data:image\/(png|jpeg|webp|gif);|\/)/.test(address);

export interface ShopPictureProps {
  promotion: Pick<Promotion, 'picture' | 'productCode' | 'supplierCode'>;
  /** Width and height in px, reserved before loading. */
  size: number;
}

/** Shows a promotion's picture, or an icon if it is missing or broken. */
export function ShopPicture({ promotion: { picture, productCode, supplierCode }, size }: ShopPictureProps) {
  const client = useClient();
  const [broken, setBroken] = useState<string>();
  const named = isPicture(picture) ? picture : undefined;
  const query = promotionImageQuery(client, productCode, supplierCode);
  const { data, isLoading } = useQuery({ ...query, ...(named !== undefined && { queryFn: skipToken }) });
  const src = named ?? data;
  if (named === undefined && isLoading) return <Skeleton width={size} height={size} />;
  if (!src || src === broken) {
    return (
      <span
        className="shop-picture shop-picture--none"
        style={{ inlineSize: size, blockSize: size }}
        role="img"
        aria-label={texts.noPicture}
      >
        <ImageOff size={Math.min(28, size / 2)} aria-hidden="true" />
      </span>
    );
  }
  return (
    <img
      className="shop-picture"
      src={src}
      width={size}
      height={size}
      alt=""
      loading="lazy"
      decoding="async"
      onError={() => setBroken(src)}
    />
  );
}

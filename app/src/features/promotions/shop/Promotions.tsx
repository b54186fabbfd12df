import { EmptyState, ErrorState, Scene, toast } from '@mortar/design-system';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useCart } from '#features/promotions/cart/cartStore.ts';
import type { Promotion } from '#features/promotions/cart/model/promotion.ts';
import { isLost } from '#server/outcome.ts';
import { useClient } from '#session/services.ts';
import { type PromotionsRequest, promotionsQuery } from './api/promotions.ts';
import { messages as texts } from './messages.ts';
import { type CardLayout, CardSkeletons, PromotionCards } from './PromotionCards.tsx';
import { shopError } from './shopError.ts';

/** Number of skeletons on first load (002 §9). */
const SKELETONS = 20;

/** Reads promotions; shows a toast without an answer (002 §8). */
export function usePromotions(requested: PromotionsRequest) {
  const query = useQuery(promotionsQuery(useClient(), requested));
  const { isLoadingError, error, errorUpdatedAt } = query;
  const lost = isLoadingError && isLost(error) ? errorUpdatedAt : 0;
  useEffect(
    function showFetchError() {
      if (lost > 0) toast.error(texts.notFetched);
    },
    [lost],
  );
  return query;
}

export interface PromotionsProps {
  label: string;
  query: ReturnType<typeof usePromotions>;
  layout: CardLayout;
  skeletons?: number;
  onChoose(promotion: Promotion): void;
}

/** Shows promotions as cards, or the reason there are none. */
export function Promotions({ label, query, layout, skeletons = SKELETONS, onChoose }: PromotionsProps) {
  const { cart } = useCart();
  if (query.isLoadingError) {
    return (
      <ErrorState picture={<Scene kind="error" />} text={shopError(query.error)} onRetry={() => void query.refetch()} />
    );
  }
  if (query.isPending) return <CardSkeletons count={skeletons} layout={layout} />;
  const { promotions } = query.data;
  if (promotions.length === 0) return <EmptyState picture={<Scene kind="empty" />} text={texts.empty} />;
  return <PromotionCards label={label} promotions={promotions} layout={layout} cart={cart} onChoose={onChoose} />;
}

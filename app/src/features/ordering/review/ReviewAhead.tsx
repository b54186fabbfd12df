import { type Ref, useImperativeHandle } from 'react';
import { useCurrentOrder } from '#orders/current/useCurrentOrder.ts';
import { useReviewShown } from '#preferences/useReviewShown.ts';
import { useReviewPrefetch } from './useReadAhead.ts';
import { useReview } from './useReview.ts';

/** What the page may ask of the review. */
export interface ReviewHandle {
  /** Whether the order that is to be sent is looked at first. It answers at once, from what is known. */
  asks(): boolean;
}

/** Knows what there is to look at in the open order before anybody completes it. It draws nothing. */
export function ReviewPrefetch({ handleRef }: { handleRef: Ref<ReviewHandle> }) {
  const { order } = useCurrentOrder();
  const { warnings, unknown } = useReview();
  const [shown] = useReviewShown();
  const readAgain = useReviewPrefetch(order, unknown);
  useImperativeHandle(handleRef, () => ({
    asks() {
      readAgain();
      return shown === 'always' || warnings.some(({ told }) => shown === 'every' || !told);
    },
  }));
  return null;
}

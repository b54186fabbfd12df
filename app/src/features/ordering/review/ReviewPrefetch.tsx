import { type Ref, useImperativeHandle } from 'react';
import { useCurrentOrder } from '#orders/current/useCurrentOrder.ts';
import { useReviewShown } from '#preferences/useReviewShown.ts';
import { useReview } from './useReview.ts';
import { useReviewPrefetch } from './useReviewPrefetch.ts';

/** Methods that the page calls. */
export interface ReviewHandle {
  /** Returns whether a review is shown before sending, from known data and synchronously. */
  prompts(): boolean;
}

/** Prepares the review of the open order in the background. Renders nothing. */
export function ReviewPrefetch({ handleRef }: { handleRef: Ref<ReviewHandle> }) {
  const { order } = useCurrentOrder();
  const { warnings, unknown } = useReview();
  const [shown] = useReviewShown();
  const readAgain = useReviewPrefetch(order, unknown);
  useImperativeHandle(handleRef, () => ({
    prompts() {
      readAgain();
      return shown === 'always' || warnings.some(({ reported }) => shown === 'every' || !reported);
    },
  }));
  return null;
}

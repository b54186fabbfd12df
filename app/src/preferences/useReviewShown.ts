import { useRememberedValue } from './useRemembered.ts';

/** When the review before sending is shown by itself: always, for every warning, or for what nothing else has said. */
export const REVIEW_SHOWN = ['untold', 'every', 'always'] as const;
export type ReviewShown = (typeof REVIEW_SHOWN)[number];

const readShown = (stored: unknown) => REVIEW_SHOWN.find((shown) => shown === stored);

/** When this person sees the review before sending. */
export const useReviewShown = () => useRememberedValue<ReviewShown>('review shown', 'untold', readShown);

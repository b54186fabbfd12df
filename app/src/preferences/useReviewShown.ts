import { useRememberedValue } from './useRemembered.ts';

/** When the review before sending opens: always, for every warning, or for warnings not shown elsewhere. */
export const REVIEW_SHOWN = ['untold', 'every', 'always'] as const;
export type ReviewShown = (typeof REVIEW_SHOWN)[number];

const readShown = (stored: unknown) => REVIEW_SHOWN.find((shown) => shown === stored);

/** Returns when this user sees the review before sending. */
export const useReviewShown = () => useRememberedValue<ReviewShown>('review shown', 'untold', readShown);

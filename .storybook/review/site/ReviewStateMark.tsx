import { Badge } from '@mortar/design-system';
import { getStatus } from '../reviews.ts';
import { getDigests, site } from './data.ts';
import type { Entry } from './model.ts';
import { getReview, useReviews } from './store.ts';

/** Returns an entry's review status against its current pictures. */
export function useReviewState(entry: Entry) {
  return getStatus(getReview(useReviews(), entry.id), getDigests(entry), site.environment);
}

export const STATUS_WORDS = { draft: 'Draft', reviewed: 'Reviewed', approved: 'Approved' } as const;

/** Shows an entry's review status in a few words. `status={false}` omits the status where it is shown already. */
export function ReviewStateMark({ entry, status: showsStatus = true }: { entry: Entry; status?: boolean }) {
  const { status, changed, elsewhere, open } = useReviewState(entry);
  return (
    <span className="review-standing">
      {showsStatus && (
        <Badge tone={status === 'approved' ? 'success' : status === 'reviewed' ? 'info' : 'neutral'}>
          {STATUS_WORDS[status]}
        </Badge>
      )}
      {changed.length > 0 && <Badge tone="warning">{`${changed.length} changed since`}</Badge>}
      {elsewhere && <Badge tone="neutral">in another browser</Badge>}
      {open > 0 && <Badge tone="warning">{open === 1 ? '1 comment' : `${open} comments`}</Badge>}
    </span>
  );
}

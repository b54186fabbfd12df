export const STATUSES = ['draft', 'reviewed', 'approved'] as const;

export type ReviewStatus = (typeof STATUSES)[number];

/** Comment on a point of a picture. */
export interface ReviewComment {
  id: string;
  by: string;
  /** ISO 8601. */
  at: string;
  story: string;
  /** `aloe dark`. */
  combination: string;
  /** From the picture's top left corner, 0 to 1. */
  x: number;
  y: number;
  text: string;
  picture: string;
  settledBy?: string;
}

/** Review of one entry, as stored in `.storybook/reviews`. */
export interface Review {
  status: ReviewStatus;
  by: string;
  /** ISO 8601. */
  at: string;
  /** Browser and fonts of the pictures; pictures from other environments cannot be compared. */
  environment: string;
  /** Combinations in which the reviewer saw every state. */
  seen: string[];
  /** Reviewed pictures by story, in the order of the combinations. */
  pictures: Record<string, string>;
  comments: ReviewComment[];
}

export type Reviews = Record<string, Review>;

export const NOT_REVIEWED: Review = {
  status: 'draft',
  by: '',
  at: '',
  environment: '',
  seen: [],
  pictures: {},
  comments: [],
};

interface ReviewState {
  status: ReviewStatus;
  /** Stories whose pictures changed since the review; empty if the environment differs. */
  changed: string[];
  /** True if it was reviewed in another browser or with other fonts, so pictures cannot be compared. */
  elsewhere: boolean;
  /** Number of unresolved comments. */
  open: number;
}

/**
 * Returns the status of a review against the current pictures.
 * @param pictures by story, as in `Review.pictures`
 */
export function getStatus(
  review: Review | undefined,
  pictures: Readonly<Record<string, string>>,
  environment: string,
): ReviewState {
  const { status, comments, ...about } = review ?? NOT_REVIEWED;
  const elsewhere = status !== 'draft' && about.environment !== environment;
  const isOther = (story: string) => about.pictures[story] !== pictures[story];
  const changed = status === 'draft' || elsewhere ? [] : Object.keys(pictures).filter(isOther);
  return { status, changed, elsewhere, open: comments.filter(({ settledBy }) => !settledBy).length };
}

/** Returns the review order: 0 not reviewed, 1 changed since, 2 has open comments, 3 resolved. */
export function getUrgency({ status, changed, open }: ReviewState): number {
  if (status === 'draft') return 0;
  if (changed.length > 0) return 1;
  return open > 0 ? 2 : 3;
}

/**
 * Merges two people's reviews of an entry: the later status and all comments. Resolved by either counts as resolved.
 */
export function mergedReview(one: Review | undefined, other: Review): Review {
  if (!one) return other;
  const later = one.at > other.at ? one : other;
  const comments = new Map(one.comments.map((comment) => [comment.id, comment]));
  for (const comment of other.comments) comments.set(comment.id, { ...comments.get(comment.id), ...comment });
  return { ...later, comments: [...comments.values()].sort((a, b) => (a.at < b.at ? -1 : 1)) };
}

const isText = (value: unknown): value is string => typeof value === 'string';
const isShare = (value: unknown) => typeof value === 'number' && value >= 0 && value <= 1;

function isComment(value: unknown): value is ReviewComment {
  const { id, by, at, story, combination, picture, text, x, y, settledBy } = (value ?? {}) as Record<string, unknown>;
  const texts = [id, by, at, story, combination, picture, text].every(isText);
  return texts && isShare(x) && isShare(y) && (settledBy === undefined || isText(settledBy));
}

/** Validates a review before it is written into the repository. */
export function isReview(value: unknown): value is Review {
  const { status, by, at, environment, seen, pictures, comments } = (value ?? {}) as Record<string, unknown>;
  return (
    STATUSES.includes(status as ReviewStatus) &&
    [by, at, environment].every(isText) &&
    Array.isArray(seen) &&
    seen.every(isText) &&
    typeof pictures === 'object' &&
    Object.values(pictures ?? {}).every(isText) &&
    Array.isArray(comments) &&
    comments.every(isComment)
  );
}

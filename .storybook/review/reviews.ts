/** How far a reviewer has come with an entry of the review site. */
export const STATUSES = ['draft', 'reviewed', 'approved'] as const;

export type ReviewStatus = (typeof STATUSES)[number];

/** What somebody said about a place of a picture. */
export interface ReviewComment {
  id: string;
  by: string;
  /** ISO 8601. */
  at: string;
  story: string;
  /** `aloe dark`. */
  combination: string;
  /** From the picture's left and upper edge, 0 to 1. */
  x: number;
  y: number;
  text: string;
  /** The picture that it was said about. */
  picture: string;
  /** Who says that it is settled. */
  settledBy?: string;
}

/** One entry's review, as its file in `.storybook/reviews` holds it. */
export interface Review {
  status: ReviewStatus;
  by: string;
  /** ISO 8601. */
  at: string;
  /** The browser and fonts that the pictures were shot with: those of another one say nothing. */
  environment: string;
  /** Combinations in which the person who decided saw every state. */
  seen: string[];
  /** By story: the pictures, in the order of the combinations, that the status is about. */
  pictures: Record<string, string>;
  comments: ReviewComment[];
}

/** By the id of the entry. */
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

/** What is true of an entry now. */
interface Standing {
  status: ReviewStatus;
  /** Stories whose pictures are others than those that were reviewed; empty where the environment is another one. */
  changed: string[];
  /** True if it was reviewed in pictures of another browser or other fonts, which cannot be compared. */
  elsewhere: boolean;
  /** Comments that nobody has settled. */
  open: number;
}

/**
 * Where a review stands against the pictures as they are.
 * @param pictures by story, as in `Review.pictures`
 */
export function getStatus(
  review: Review | undefined,
  pictures: Readonly<Record<string, string>>,
  environment: string,
): Standing {
  const { status, comments, ...about } = review ?? NOT_REVIEWED;
  const elsewhere = status !== 'draft' && about.environment !== environment;
  const isOther = (story: string) => about.pictures[story] !== pictures[story];
  const changed = status === 'draft' || elsewhere ? [] : Object.keys(pictures).filter(isOther);
  return { status, changed, elsewhere, open: comments.filter(({ settledBy }) => !settledBy).length };
}

/** Sorts entries for review: 0 is not reviewed, 1 changed since, 2 has open comments, 3 is settled. */
export function getUrgency({ status, changed, open }: Standing): number {
  if (status === 'draft') return 0;
  if (changed.length > 0) return 1;
  return open > 0 ? 2 : 3;
}

/** Two people's reviews of one entry: the later status, and what either of them said. What one of them settled is settled. */
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

/** True if it is a review: what is written into the repository is looked at first. */
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

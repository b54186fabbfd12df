import { useSyncExternalStore } from 'react';
import { NOT_REVIEWED, type Review, type ReviewComment, type ReviewStatus, type Reviews } from '../reviews.ts';
import { getDigests, site } from './data.ts';
import type { Entry } from './model.ts';

const KEPT = 'mortar-review';
const NAME = 'mortar-review-name';

/** Reviews and where they are written. */
interface Kept {
  reviews: Reviews;
  /** Reviews of this browser that are not in the repository yet. */
  own: Record<string, Review>;
  /** True if the site is served from a checkout, so decisions are written there. */
  served: boolean;
  person: string;
  /** Why the last write failed. */
  problem: string | null;
}

function ownReviews(): Record<string, Review> {
  try {
    return JSON.parse(localStorage.getItem(KEPT) ?? '{}');
  } catch {
    return {};
  }
}

let kept: Kept = {
  reviews: site.reviews,
  own: ownReviews(),
  served: false,
  person: localStorage.getItem(NAME) ?? '',
  problem: null,
};
const listeners = new Set<() => void>();

function set(change: Partial<Kept>): void {
  kept = { ...kept, ...change };
  for (const listener of listeners) listener();
}

/** Checks whether the site is served from a checkout, and reads its current reviews. */
export async function connect(): Promise<void> {
  if (!location.protocol.startsWith('http')) return;
  const answer = await fetch('reviews').catch(() => null);
  const isOurs = answer?.ok && answer.headers.get('content-type')?.includes('json');
  if (isOurs) set({ served: true, reviews: await answer.json(), person: site.person });
}

export const useReviews = (): Kept =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => kept,
  );

/** Returns an entry's review, preferring this browser's own. */
export const getReview = ({ own, reviews }: Kept, id: string): Review | undefined => own[id] ?? reviews[id];

export function setPerson(person: string): void {
  localStorage.setItem(NAME, person);
  set({ person });
}

async function write(id: string, review: Review): Promise<void> {
  if (!kept.served) {
    const own = { ...kept.own, [id]: review };
    localStorage.setItem(KEPT, JSON.stringify(own));
    set({ own, problem: null });
    return;
  }
  const answer = await fetch(`reviews/${id}`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json', 'x-mortar-review': 'site' },
    body: JSON.stringify(review),
  }).catch((error: Error) => error);
  if (answer instanceof Error) set({ problem: `Not written: ${answer.message}` });
  else if (!answer.ok) set({ problem: `Not written: ${await answer.text()}` });
  else set({ reviews: await answer.json(), problem: null });
}

const now = () => new Date().toISOString();

/**
 * Sets the status of an entry for its current pictures. Check `useUnseen` first: a status implies that all were seen.
 */
export function decide(entry: Entry, status: ReviewStatus): Promise<void> {
  const before = getReview(kept, entry.id) ?? NOT_REVIEWED;
  const about =
    status === 'draft' ? { seen: [], pictures: {} } : { seen: site.combinations, pictures: getDigests(entry) };
  return write(entry.id, { ...before, status, by: kept.person, at: now(), environment: site.environment, ...about });
}

const withComments = (entry: Entry, change: (comments: ReviewComment[]) => ReviewComment[]): Promise<void> => {
  const before = getReview(kept, entry.id) ?? { ...NOT_REVIEWED, by: kept.person, at: now() };
  return write(entry.id, { ...before, comments: change(before.comments) });
};

/** Adds a comment on a point of a picture. */
export const addComment = (entry: Entry, said: Omit<ReviewComment, 'id' | 'by' | 'at'>): Promise<void> =>
  withComments(entry, (comments) => [...comments, { ...said, id: crypto.randomUUID(), by: kept.person, at: now() }]);

/** Marks a comment as resolved or open. */
export const settleComment = (entry: Entry, id: string, settled: boolean): Promise<void> =>
  withComments(entry, (comments) =>
    comments.map((comment) => {
      if (comment.id !== id) return comment;
      const { settledBy: _, ...open } = comment;
      return settled ? { ...open, settledBy: kept.person } : open;
    }),
  );

export const removeComment = (entry: Entry, id: string): Promise<void> =>
  withComments(entry, (comments) => comments.filter((comment) => comment.id !== id));

/** Downloads this browser's reviews as a file for `npm run review -- --take`. */
export function download(): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([JSON.stringify(kept.own, null, 2)], { type: 'application/json' }));
  link.download = 'mortar-reviews.json';
  link.click();
  URL.revokeObjectURL(link.href);
}

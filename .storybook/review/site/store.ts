import { useSyncExternalStore } from 'react';
import { NOT_REVIEWED, type Review, type ReviewComment, type ReviewStatus, type Reviews } from '../reviews.ts';
import { getDigests, site } from './data.ts';
import type { Entry } from './model.ts';

const STORAGE_KEY = 'mortar-review';
const NAME = 'mortar-review-name';

interface ReviewState {
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
    return JSON.parse(localStorage.getItem(STORAGE_KEY) ?? '{}');
  } catch {
    return {};
  }
}

let current: ReviewState = {
  reviews: site.reviews,
  own: ownReviews(),
  served: false,
  person: localStorage.getItem(NAME) ?? '',
  problem: null,
};
const listeners = new Set<() => void>();

function set(change: Partial<ReviewState>): void {
  current = { ...current, ...change };
  for (const listener of listeners) listener();
}

/** Checks whether the site is served from a checkout, and reads its current reviews. */
export async function connect(): Promise<void> {
  if (!location.protocol.startsWith('http')) return;
  const answer = await fetch('reviews').catch(() => null);
  const isOurs = answer?.ok && answer.headers.get('content-type')?.includes('json');
  if (isOurs) set({ served: true, reviews: await answer.json(), person: site.person });
}

export const useReviews = (): ReviewState =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => current,
  );

/** Returns an entry's review, preferring this browser's own. */
export const getReview = ({ own, reviews }: ReviewState, id: string): Review | undefined => own[id] ?? reviews[id];

export function setPerson(person: string): void {
  localStorage.setItem(NAME, person);
  set({ person });
}

async function write(id: string, review: Review): Promise<void> {
  if (!current.served) {
    const own = { ...current.own, [id]: review };
    localStorage.setItem(STORAGE_KEY, JSON.stringify(own));
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
  const before = getReview(current, entry.id) ?? NOT_REVIEWED;
  const about =
    status === 'draft' ? { seen: [], pictures: {} } : { seen: site.combinations, pictures: getDigests(entry) };
  return write(entry.id, { ...before, status, by: current.person, at: now(), environment: site.environment, ...about });
}

const withComments = (entry: Entry, change: (comments: ReviewComment[]) => ReviewComment[]): Promise<void> => {
  const before = getReview(current, entry.id) ?? { ...NOT_REVIEWED, by: current.person, at: now() };
  return write(entry.id, { ...before, comments: change(before.comments) });
};

export const addComment = (entry: Entry, draft: Omit<ReviewComment, 'id' | 'by' | 'at'>): Promise<void> =>
  withComments(entry, (comments) => [
    ...comments,
    { ...draft, id: crypto.randomUUID(), by: current.person, at: now() },
  ]);

export const settleComment = (entry: Entry, id: string, resolved: boolean): Promise<void> =>
  withComments(entry, (comments) =>
    comments.map((comment) => {
      if (comment.id !== id) return comment;
      const { settledBy: _, ...open } = comment;
      return resolved ? { ...open, settledBy: current.person } : open;
    }),
  );

export const removeComment = (entry: Entry, id: string): Promise<void> =>
  withComments(entry, (comments) => comments.filter((comment) => comment.id !== id));

/** Downloads this browser's reviews as a file for `npm run review -- --take`. */
export function download(): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([JSON.stringify(current.own, null, 2)], { type: 'application/json' }));
  link.download = 'mortar-reviews.json';
  link.click();
  URL.revokeObjectURL(link.href);
}

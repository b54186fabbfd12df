import { useSyncExternalStore } from 'react';
import { NOT_REVIEWED, type Review, type ReviewComment, type ReviewStatus, type Reviews } from '../reviews.ts';
import { getDigests, site } from './data.ts';
import type { Entry } from './model.ts';

const KEPT = 'mortar-review';
const NAME = 'mortar-review-name';

/** What is known of reviews, and where it goes. */
interface Kept {
  reviews: Reviews;
  /** Reviews of this browser that no repository has yet. */
  own: Record<string, Review>;
  /** True where the site is served from a checkout: what is decided is written there. */
  served: boolean;
  person: string;
  /** Why the last one was not written. */
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

/** Asks whether the site is served from a checkout, and what is decided there by now. */
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

/** An entry's review, as this browser has it. */
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

/** Sets the status of an entry for its present pictures. Ask `useUnseen` first: a status says that all were seen. */
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

/** Says something about a place of a picture. */
export const addComment = (entry: Entry, said: Omit<ReviewComment, 'id' | 'by' | 'at'>): Promise<void> =>
  withComments(entry, (comments) => [...comments, { ...said, id: crypto.randomUUID(), by: kept.person, at: now() }]);

/** Says that what a comment asks for is settled, or that it is not. */
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

/** Hands over what this browser has decided, as a file for `npm run review -- --take`. */
export function download(): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([JSON.stringify(kept.own, null, 2)], { type: 'application/json' }));
  link.download = 'mortar-reviews.json';
  link.click();
  URL.revokeObjectURL(link.href);
}

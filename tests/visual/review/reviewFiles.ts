import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isReview, mergedReview, type Review, type Reviews } from '../../../.storybook/review/reviews.ts';
import { EnvironmentError } from '../../../tools/checkouts/environmentError.ts';
import { fromRoot } from '../../../tools/paths.ts';

/** Folder of reviews, one file per entry so that concurrent reviews merge. */
const reviewsFolder = fromRoot('.storybook', 'reviews');

const ENDING = '.json';

/** Returns whether an id is valid as a review's file name. */
export const isEntryId = (id: string): boolean => /^[a-z0-9][a-z0-9-]*$/.test(id);

/**
 * Returns all reviews.
 * @throws with the file's name, if one is not a review
 */
export function readReviews(folder = reviewsFolder): Reviews {
  if (!existsSync(folder)) return {};
  const names = readdirSync(folder).filter((name) => name.endsWith(ENDING));
  return Object.fromEntries(
    names.sort().map((name) => {
      const review: unknown = JSON.parse(readFileSync(join(folder, name), 'utf8'));
      if (!isReview(review)) throw new Error(`${join(folder, name)} is no review.`);
      return [name.slice(0, -ENDING.length), review];
    }),
  );
}

/** Writes a review, or deletes it if null. */
export function writeReview(id: string, review: Review | null, folder = reviewsFolder): void {
  const file = join(folder, `${id}${ENDING}`);
  if (!review) {
    rmSync(file, { force: true });
    return;
  }
  mkdirSync(folder, { recursive: true });
  writeFileSync(file, `${JSON.stringify(review, null, 2)}\n`);
}

function readJson(file: string): Record<string, unknown> {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new EnvironmentError(`${file} cannot be read: ${error instanceof Error ? error.message : error}`);
  }
}

/**
 * Imports reviews exported from a site without a server.
 * @returns the entries concerned
 * @throws EnvironmentError if the file holds anything but reviews; nothing is written then
 */
export function importReviews(file: string, folder = reviewsFolder): string[] {
  const handed = Object.entries(readJson(file));
  const reviews = handed.filter((pair): pair is [string, Review] => isEntryId(pair[0]) && isReview(pair[1]));
  if (reviews.length < handed.length)
    throw new EnvironmentError(`${file} holds more than reviews: nothing was taken over.`);
  const before = readReviews(folder);
  for (const [id, review] of reviews) writeReview(id, mergedReview(before[id], review), folder);
  return reviews.map(([id]) => id);
}

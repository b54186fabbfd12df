import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  getStatus,
  getUrgency,
  isReview,
  mergedReview,
  NOT_REVIEWED,
  type Review,
} from '../../../.storybook/review/reviews.ts';
import { importReviews, readReviews, writeReview } from './reviewFiles.ts';
import { reviewSite } from './serve.ts';

const comment = {
  id: '1',
  by: 'Ayanda',
  at: '2026-03-02',
  story: 'a',
  combination: 'aloe dark',
  x: 0.5,
  y: 0,
  text: 'Too close',
  picture: 'p',
};
const review: Review = {
  status: 'approved',
  by: 'Ayanda',
  at: '2026-03-02',
  environment: 'here',
  seen: ['aloe dark'],
  pictures: { a: 'one two' },
  comments: [comment],
};

describe('the status of a review', () => {
  it('is an empty draft if no one has reviewed', () =>
    expect(getStatus(undefined, { a: 'one' }, 'here')).toEqual({
      status: 'draft',
      changed: [],
      elsewhere: false,
      open: 0,
    }));

  it('names the stories whose pictures changed since, and new ones', () =>
    expect(getStatus(review, { a: 'one three', b: 'new' }, 'here').changed).toEqual(['a', 'b']));

  it('ignores pictures of another browser', () => {
    const { changed, elsewhere } = getStatus(review, { a: 'other' }, 'there');
    expect([changed, elsewhere]).toEqual([[], true]);
  });

  it('counts unresolved comments', () => {
    const resolvedComment = { ...comment, id: '2', settledBy: 'Thabo' };
    expect(getStatus({ ...review, comments: [comment, resolvedComment] }, {}, 'here').open).toBe(1);
  });
});

it.each<[string, unknown, boolean]>([
  ['a review', review, true],
  ['one without anything', NOT_REVIEWED, true],
  ['another status', { ...review, status: 'perfect' }, false],
  ['a comment outside the picture', { ...review, comments: [{ ...comment, x: 1.2 }] }, false],
  ['a comment without words', { ...review, comments: [{ ...comment, text: undefined }] }, false],
  ['pictures that are no names', { ...review, pictures: { a: 1 } }, false],
  ['combinations that are no names', { ...review, seen: [1] }, false],
  ['nothing', null, false],
])('validates stored reviews: %s', (_, value, expected) => expect(isReview(value)).toBe(expected));

it('sorts unreviewed stories first, then changed ones, then those with open comments', () => {
  const reviewState = getStatus(review, review.pictures, 'here');
  const resolvedComment = { ...reviewState, open: 0 };
  const inOrder = [
    getStatus(undefined, { a: 'one' }, 'here'),
    { ...resolvedComment, changed: ['a'] },
    reviewState,
    resolvedComment,
  ];
  expect(inOrder.map(getUrgency)).toEqual([0, 1, 2, 3]);
});

describe('the reviews of two people', () => {
  const later: Review = { ...review, status: 'reviewed', at: '2026-03-05', comments: [] };

  it('have the later status and all comments, merged in either direction', () => {
    for (const merged of [mergedReview(review, later), mergedReview(later, review)]) {
      expect([merged.status, merged.comments]).toEqual(['reviewed', [comment]]);
    }
  });

  it('are resolved if one of them is resolved', () => {
    const resolvedComment = { ...later, comments: [{ ...comment, settledBy: 'Thabo' }] };
    expect(mergedReview(resolvedComment, review).comments).toEqual(resolvedComment.comments);
  });
});

describe('the served site', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'mortar-reviews-'));
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  const putReview = (id: string, body: unknown, headers: Record<string, string> = { 'x-mortar-review': 'site' }) =>
    reviewSite({ site: folder, storybook: folder, reviews: folder }).request(`/reviews/${id}`, {
      method: 'PUT',
      headers,
      body: JSON.stringify(body),
    });

  it('writes a review to a separate file, and removes it', async () => {
    expect((await putReview('popups-cart', review)).status).toBe(200);
    expect(readReviews(folder)).toEqual({ 'popups-cart': review });
    expect(await (await putReview('popups-cart', null)).json()).toEqual({});
  });

  it.each<[string, string, unknown, Record<string, string>, number]>([
    ['another page', 'popups-cart', review, {}, 403],
    ['an invalid review', 'popups-cart', { status: 'approved' }, { 'x-mortar-review': 'site' }, 400],
    ['a name with a path to another folder', '..%2Fmain', review, { 'x-mortar-review': 'site' }, 404],
  ])('rejects %s', async (_, id, body, headers, status) => {
    expect((await putReview(id, body, headers)).status).toBe(status);
    expect(readReviews(folder)).toEqual({});
  });

  it('names a file that is not a review', () => {
    writeFileSync(join(folder, 'bad.json'), '{}');
    expect(() => readReviews(folder)).toThrow(/bad\.json/);
  });

  it('imports exported reviews in addition to existing ones', () => {
    writeReview('a', review, folder);
    const handed = join(folder, '..', 'handed.json');
    writeFileSync(handed, JSON.stringify({ a: { ...review, at: '2026-04-01', comments: [] }, b: review }));
    expect(importReviews(handed, folder)).toEqual(['a', 'b']);
    expect(readReviews(folder).a).toMatchObject({ at: '2026-04-01', comments: [comment] });
  });

  it('imports nothing from a file with other content', () => {
    const handed = join(folder, '..', 'handed.json');
    writeFileSync(handed, JSON.stringify({ a: review, '../b': review }));
    expect(() => importReviews(handed, folder)).toThrow(/nothing was taken over/);
    expect(readReviews(folder)).toEqual({});
  });

  it('keeps the data of another review', () => {
    writeReview('a', review, folder);
    writeReview('b', { ...review, status: 'reviewed' }, folder);
    expect(Object.keys(readReviews(folder))).toEqual(['a', 'b']);
  });
});

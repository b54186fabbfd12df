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

describe('where a review stands', () => {
  it('is a draft with nothing to say, where nobody has looked', () =>
    expect(getStatus(undefined, { a: 'one' }, 'here')).toEqual({
      status: 'draft',
      changed: [],
      elsewhere: false,
      open: 0,
    }));

  it('names the stories whose pictures are others by now, and those that are new', () =>
    expect(getStatus(review, { a: 'one three', b: 'new' }, 'here').changed).toEqual(['a', 'b']));

  it('says nothing about pictures of another browser', () => {
    const { changed, elsewhere } = getStatus(review, { a: 'other' }, 'there');
    expect([changed, elsewhere]).toEqual([[], true]);
  });

  it('counts what nobody has settled', () => {
    const resolvedComment = { ...comment, id: '2', settledBy: 'Thabo' };
    expect(getStatus({ ...review, comments: [comment, resolvedComment] }, {}, 'here').open).toBe(1);
  });
});

it.each<[string, unknown, boolean]>([
  ['a review', review, true],
  ['one without anything', NOT_REVIEWED, true],
  ['another status', { ...review, status: 'perfect' }, false],
  ['a comment beside the picture', { ...review, comments: [{ ...comment, x: 1.2 }] }, false],
  ['a comment without words', { ...review, comments: [{ ...comment, text: undefined }] }, false],
  ['pictures that are no names', { ...review, pictures: { a: 1 } }, false],
  ['combinations that are no names', { ...review, seen: [1] }, false],
  ['nothing', null, false],
])('looks at what is written: %s', (_, value, expected) => expect(isReview(value)).toBe(expected));

it('sorts first what was not reviewed, then what changed since, then what has open comments', () => {
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

describe('reviews of two people', () => {
  const later: Review = { ...review, status: 'reviewed', at: '2026-03-05', comments: [] };

  it('have the later status and all comments, whichever is taken over into which', () => {
    for (const merged of [mergedReview(review, later), mergedReview(later, review)]) {
      expect([merged.status, merged.comments]).toEqual(['reviewed', [comment]]);
    }
  });

  it('are settled where one of them settled it', () => {
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

  it('writes a review into a file of its own, and takes it away', async () => {
    expect((await putReview('popups-cart', review)).status).toBe(200);
    expect(readReviews(folder)).toEqual({ 'popups-cart': review });
    expect(await (await putReview('popups-cart', null)).json()).toEqual({});
  });

  it.each<[string, string, unknown, Record<string, string>, number]>([
    ['another page', 'popups-cart', review, {}, 403],
    ['what is no review', 'popups-cart', { status: 'approved' }, { 'x-mortar-review': 'site' }, 400],
    ['a name that leads elsewhere', '..%2Fmain', review, { 'x-mortar-review': 'site' }, 404],
  ])('refuses %s', async (_, id, body, headers, status) => {
    expect((await putReview(id, body, headers)).status).toBe(status);
    expect(readReviews(folder)).toEqual({});
  });

  it('names the file that is no review', () => {
    writeFileSync(join(folder, 'bad.json'), '{}');
    expect(() => readReviews(folder)).toThrow(/bad\.json/);
  });

  it('takes over what was handed over, beside what is there', () => {
    writeReview('a', review, folder);
    const handed = join(folder, '..', 'handed.json');
    writeFileSync(handed, JSON.stringify({ a: { ...review, at: '2026-04-01', comments: [] }, b: review }));
    expect(importReviews(handed, folder)).toEqual(['a', 'b']);
    expect(readReviews(folder).a).toMatchObject({ at: '2026-04-01', comments: [comment] });
  });

  it('takes nothing over from a file that holds anything else', () => {
    const handed = join(folder, '..', 'handed.json');
    writeFileSync(handed, JSON.stringify({ a: review, '../b': review }));
    expect(() => importReviews(handed, folder)).toThrow(/nothing was taken over/);
    expect(readReviews(folder)).toEqual({});
  });

  it('keeps what another review holds', () => {
    writeReview('a', review, folder);
    writeReview('b', { ...review, status: 'reviewed' }, folder);
    expect(Object.keys(readReviews(folder))).toEqual(['a', 'b']);
  });
});

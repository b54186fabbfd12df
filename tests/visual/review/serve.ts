import { serveStatic } from '@hono/node-server/serve-static';
import { Hono } from 'hono';
import { isReview } from '../../../.storybook/review/reviews.ts';
import { isEntryId, readReviews, writeReview } from './reviewFiles.ts';

/** The header that only the site's own page sends: no other page can without being allowed to. */
const OWN = 'x-mortar-review';

interface Folders {
  site: string;
  /** the built Storybook, which is served beside it. */
  storybook: string;
  /** Where reviews are written. Default `.storybook/reviews`. */
  reviews?: string;
}

/** The review site, Storybook beside it, and the addresses that write reviews. */
export function reviewSite({ site, storybook, reviews }: Folders): Hono {
  const server = new Hono();
  server.get('/reviews', (context) => context.json(readReviews(reviews)));
  server.put('/reviews/:id', async (context) => {
    if (!context.req.header(OWN)) return context.text('Only the review site writes reviews.', 403);
    const id = context.req.param('id');
    if (!isEntryId(id)) return context.text('There is no entry of this name.', 404);
    const review: unknown = await context.req.json().catch(() => undefined);
    if (review !== null && !isReview(review)) return context.text('This is no review.', 400);
    writeReview(id, review, reviews);
    return context.json(readReviews(reviews));
  });
  const rewriteRequestPath = (path: string) => path.replace('/storybook', '');
  server.use('/storybook/*', serveStatic({ root: storybook, rewriteRequestPath }));
  server.use('*', serveStatic({ root: site }));
  return server;
}

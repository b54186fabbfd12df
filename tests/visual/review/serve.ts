import { serveStatic } from '@hono/node-server/serve-static';
import { Hono } from 'hono';
import { isReview } from '../../../.storybook/review/reviews.ts';
import { isEntryId, readReviews, writeReview } from './reviewFiles.ts';

/** A custom header of the site's own page; browsers block it across origins without permission. */
const OWN = 'x-mortar-review';

interface Folders {
  site: string;
  /** Folder of the built Storybook, served next to it. */
  storybook: string;
  /** Folder for reviews. Default `.storybook/reviews`. */
  reviews?: string;
}

/** Returns the review site with Storybook and the routes that save reviews. */
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

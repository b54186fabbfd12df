import { join } from 'node:path';
import { fromRoot } from '../../tools/paths.ts';

/** Returns a path in the cache of visual regression, which git ignores and which may be deleted at any time. */
export const cached = (...parts: string[]) => fromRoot('.cache', 'visual', ...parts);

/** Decisions about changes, committed with the code. */
export const approvalsFile = fromRoot('tests', 'visual', 'approvals.json');

/** Hashes of all screenshots, shared in the repository. */
export const baselineFile = fromRoot('tests', 'visual', 'baseline.json');

/** Returns the path of a picture by its content hash; equal pictures share a file. */
export const imageFile = (hash: string) => cached('images', hash.slice(0, 2), `${hash}.png`);

/** Returns the path of the difference of two pictures: as a picture or its measurements. */
export const differenceFile = (base: string, head: string, ending: 'png' | 'json') =>
  join(cached('differences', base.slice(0, 2)), `${base}-${head}.${ending}`);

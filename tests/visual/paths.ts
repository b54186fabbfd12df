import { join } from 'node:path';
import { fromRoot } from '../../tools/paths.ts';

/** Where everything that visual regression makes is kept: git does not see it, and it may be deleted at any time. */
export const cached = (...parts: string[]) => fromRoot('.cache', 'visual', ...parts);

/** What people decided about changes: committed beside its code. */
export const approvalsFile = fromRoot('tests', 'visual', 'approvals.json');

/** What stories looked like, in hashes that two people share. */
export const baselineFile = fromRoot('tests', 'visual', 'baseline.json');

/** A picture by the hash of its bytes; equal pictures of any story, brand and build are one file. */
export const imageFile = (hash: string) => cached('images', hash.slice(0, 2), `${hash}.png`);

/** The picture of what differs between two pictures, and beside it what was measured. */
export const differenceFile = (base: string, head: string, ending: 'png' | 'json') =>
  join(cached('differences', base.slice(0, 2)), `${base}-${head}.${ending}`);

import { join } from 'node:path';

export const root = join(import.meta.dirname, '..');
export const fromRoot = (...parts: string[]) => join(root, ...parts);
/** Folder of the built application. */
export const appDist = fromRoot('app', 'dist');
/** Folder of the built Storybook. */
export const storybookDist = fromRoot('storybook-static');
/** Folder of the review site, built by `npm run review`. */
export const reviewDist = fromRoot('.cache', 'visual', 'review');

import { join } from 'node:path';

export const root = join(import.meta.dirname, '..');
export const fromRoot = (...parts: string[]) => join(root, ...parts);
export const appDist = fromRoot('app', 'dist');
export const storybookDist = fromRoot('storybook-static');
/** Folder of the review site, built by `npm run review`. */
export const reviewDist = fromRoot('.cache', 'visual', 'review');

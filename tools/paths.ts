import { join } from 'node:path';

export const root = join(import.meta.dirname, '..');
export const fromRoot = (...parts: string[]) => join(root, ...parts);
/** The built application. */
export const appDist = fromRoot('app', 'dist');
/** the built Storybook. */
export const storybookDist = fromRoot('storybook-static');
/** The review site, which `npm run review` makes. */
export const reviewDist = fromRoot('.cache', 'visual', 'review');

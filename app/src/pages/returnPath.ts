import { isOwnRoute } from './paths.ts';

/**
 * Where to go after signing in: the page that sent somebody to Login, if it is one of the application's own
 * (ruling 7); otherwise null.
 */
export function returnPath(remembered: unknown): string | null {
  if (typeof remembered !== 'string' || !/^\/(?![/\\])[^\\]*$/.test(remembered)) return null;
  // Control characters and spaces never stand in a path of ours; browsers drop some of them silently.
  if ([...remembered].some((character) => character <= ' ' || character === '\u007f')) return null;
  return isOwnRoute(remembered) ? remembered : null;
}

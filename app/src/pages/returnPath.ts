import { isOwnRoute } from './paths.ts';

/** Returns the page to open after sign-in if it belongs to the application (ruling 7), else null. */
export function returnPath(remembered: unknown): string | null {
  if (typeof remembered !== 'string' || !/^\/(?![/\\])[^\\]*$/.test(remembered)) return null;
  // Rejects control characters and spaces, some of which browsers drop silently.
  if ([...remembered].some((character) => character <= ' ' || character === '\u007f')) return null;
  return isOwnRoute(remembered) ? remembered : null;
}

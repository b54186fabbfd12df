import type { CrashProblem } from './problem.ts';

/** Number of reported stack frames. */
const FRAMES = 6;

/** Stack frame format of all browsers: name, file, line and column. */
const FRAME =
  /^\s*(?:at )?(?<name>[^(@]*?)[\s(@]*(?:async )?(?<file>[a-z]+:\/\/[^\s)]+?):(?<line>\d+):(?<column>\d+)\)?$/;

/** Messages of the language quote identifiers, as in 'reading "length"'; quotes with spaces may be user data. */
const isIdentifier = (quoted: string) => /^[A-Za-z_$][\w$]{0,40}$/.test(quoted);

/** Only errors of the language have safe messages; others may contain user data. */
function getMessage(error: Error): string {
  if (!(error instanceof TypeError || error instanceof ReferenceError)) return '';
  return error.message
    .slice(0, 160)
    .replace(/(['"`])(.*?)\1/g, (_all, quote, quoted) => (isIdentifier(quoted) ? `${quote}${quoted}${quote}` : '…'));
}

function getFrames(error: Error): string[] {
  // Some browsers start it with the message.
  const lines = (error.stack ?? '').replace(String(error), '').split('\n');
  const frames = lines.map((line) => FRAME.exec(line)?.groups);
  return frames
    .filter((frame) => frame !== undefined)
    .slice(0, FRAMES)
    .map(({ name, file = '', line, column }) => {
      // File name only, since query strings may contain anything.
      const pathname = URL.parse(file)?.pathname ?? '';
      return `${name?.trim() || 'anonymous'} ${pathname.slice(pathname.lastIndexOf('/') + 1)}:${line}:${column}`;
    });
}

/**
 * Returns a report of an error: name, safe message and position in the application's files. Excludes page address and
 * user data.
 */
export function getCrash(error: unknown): CrashProblem {
  if (!(error instanceof Error)) return { kind: 'crash', detail: `thrown: ${typeof error}` };
  const kind = error.name === 'PartNotFetched' ? 'part' : 'crash';
  const message = getMessage(error);
  return { kind, detail: [message ? `${error.name}: ${message}` : error.name, ...getFrames(error)].join('\n') };
}

import type { CrashProblem } from './problem.ts';

/** Frames of a stack that are told. */
const FRAMES = 6;

/** As each browser writes a frame: what stands before the file, then the file, the line and the column. */
const FRAME =
  /^\s*(?:at )?(?<name>[^(@]*?)[\s(@]*(?:async )?(?<file>[a-z]+:\/\/[^\s)]+?):(?<line>\d+):(?<column>\d+)\)?$/;

/** What the language itself says of code: 'reading "length"' is a name in our files, a text with a space is somebody's. */
const isIdentifier = (quoted: string) => /^[A-Za-z_$][\w$]{0,40}$/.test(quoted);

/** Errors of the language speak of code; the message of any other may hold what was read or typed. */
function getMessage(error: Error): string {
  if (!(error instanceof TypeError || error instanceof ReferenceError)) return '';
  return error.message
    .slice(0, 160)
    .replace(/(['"`])(.*?)\1/g, (_all, quote, quoted) => (isIdentifier(quoted) ? `${quote}${quoted}${quote}` : '…'));
}

function getFrames(error: Error): string[] {
  // Some browsers begin it with the message.
  const lines = (error.stack ?? '').replace(String(error), '').split('\n');
  const frames = lines.map((line) => FRAME.exec(line)?.groups);
  return frames
    .filter((frame) => frame !== undefined)
    .slice(0, FRAMES)
    .map(({ name, file = '', line, column }) => {
      // Of an address, the file's name: what follows a question mark may be anything.
      const pathname = URL.parse(file)?.pathname ?? '';
      return `${name?.trim() || 'anonymous'} ${pathname.slice(pathname.lastIndexOf('/') + 1)}:${line}:${column}`;
    });
}

/**
 * What is told of an error: its name, what the language says of it, and where in our files it was thrown. The address of
 * the page, what was typed and what was read are no part of it.
 */
export function getCrash(error: unknown): CrashProblem {
  if (!(error instanceof Error)) return { kind: 'crash', detail: `thrown: ${typeof error}` };
  const kind = error.name === 'PartNotFetched' ? 'part' : 'crash';
  const message = getMessage(error);
  return { kind, detail: [message ? `${error.name}: ${message}` : error.name, ...getFrames(error)].join('\n') };
}

import { type UnsavedLine, unsavedKey } from './unsavedLines.ts';

/**
 * Reverts input typed since; lines sent or saved meanwhile stay.
 * @param before lines before typing
 */
export function withoutTyped(lines: readonly UnsavedLine[], before: readonly UnsavedLine[]): readonly UnsavedLine[] {
  const getPlace = (line: UnsavedLine) => `${line.orderid} ${unsavedKey(line)}`;
  const had = new Map(before.map((line) => [getPlace(line), line]));
  return lines.flatMap((line) => (line.sent || before.includes(line) ? line : (had.get(getPlace(line)) ?? [])));
}

import { type UnsavedLine, unsavedKey } from './unsavedLines.ts';

/**
 * What was typed since is taken back; what was sent meanwhile, or saved after all, stays as it became.
 * @param before the lines before anything was typed
 */
export function withoutTyped(lines: readonly UnsavedLine[], before: readonly UnsavedLine[]): readonly UnsavedLine[] {
  const getPlace = (line: UnsavedLine) => `${line.orderid} ${unsavedKey(line)}`;
  const had = new Map(before.map((line) => [getPlace(line), line]));
  return lines.flatMap((line) => (line.sent || before.includes(line) ? line : (had.get(getPlace(line)) ?? [])));
}

/** Characters that one of a text takes at most as it is written: a number of six figures (&#xffff; and longer). */
const WRITTEN = 10;
/** Characters of a tag with all its attributes but one, and more. */
const TAG = 8_192;

/**
 * Whether two signs '<' stand so far apart that what is between is longer than any text: seen before anything is read.
 * @param most characters that a text may have
 */
export function hasLongText(markup: string, most: number): boolean {
  const between = most * WRITTEN + TAG;
  let from = 0;
  while (from + between < markup.length) {
    const last = markup.lastIndexOf('<', from + between);
    if (last <= from) return true;
    from = last;
  }
  return false;
}

/** How often a sign stands in a text. */
export function getCount(text: string, sign: string): number {
  let found = 0;
  for (let at = text.indexOf(sign); at !== -1; at = text.indexOf(sign, at + 1)) found += 1;
  return found;
}

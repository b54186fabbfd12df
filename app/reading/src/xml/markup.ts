/** Longest written form of a character: a reference with six digits (&#xffff; and longer). */
const MAX_REFERENCE_LENGTH = 10;
/** Characters allowed for a tag besides its longest attribute. */
const TAG_ALLOWANCE = 8_192;

/**
 * Returns true if a text or attribute must be too long, because two '<' are too far apart. Checked before parsing, which
 * would need memory for it.
 * @param maximum characters that a text may have
 */
export function hasLongText(markup: string, maximum: number): boolean {
  const between = maximum * MAX_REFERENCE_LENGTH + TAG_ALLOWANCE;
  let from = 0;
  while (from + between < markup.length) {
    const last = markup.lastIndexOf('<', from + between);
    if (last <= from) return true;
    from = last;
  }
  return false;
}

export function countCharacter(text: string, character: string): number {
  let found = 0;
  for (let at = text.indexOf(character); at !== -1; at = text.indexOf(character, at + 1)) found += 1;
  return found;
}

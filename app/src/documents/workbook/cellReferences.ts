/** Opens a row or a cell. It ends at the next bracket, so that no sheet makes it look twice. */
const TAG = /<(row|c)((?:[\s/][^<>]*)?)>/y;
const REFERENCE = /\sr\s*=\s*["']([A-Z]*)(\d+)["']/i;

/** What holds anything and is not read: how it begins, and how it ends. */
const SKIPPED = [
  ['<!--', '-->'],
  ['<![CDATA[', ']]>'],
] as const;

/** 'AA' is 27. */
const columnOf = (letters: string) =>
  [...letters.toUpperCase()].reduce((column, letter) => column * 26 + letter.charCodeAt(0) - 64, 0);

function lettersOf(column: number): string {
  const rest = (column - 1) % 26;
  const before = (column - 1 - rest) / 26;
  return `${before > 0 ? lettersOf(before) : ''}${String.fromCharCode(65 + rest)}`;
}

/** Gives rows and cells that were written without a reference the next one. */
function counter() {
  let row = 0;
  let column = 0;
  return {
    row(given: RegExpExecArray | null): string {
      row = given ? Number(given[2]) : row + 1;
      column = 0;
      return String(row);
    },
    cell(given: RegExpExecArray | null): string {
      column = given ? columnOf(given[1] ?? '') : column + 1;
      return `${lettersOf(column)}${row}`;
    },
  };
}

/**
 * A sheet's XML in which every row and cell says which it is. A program may leave that out: then a row follows the one
 * before, and a cell the one at its left (ECMA-376, 18.3.1.4 and 18.3.1.73).
 */
export function withReferences(xml: string): string {
  const count = counter();
  const parts: string[] = [];
  let copied = 0;
  for (let at = xml.indexOf('<'); at >= 0; at = xml.indexOf('<', at + 1)) {
    const skipped = SKIPPED.find(([begin]) => xml.startsWith(begin, at));
    if (skipped) {
      at = xml.indexOf(skipped[1], at);
      if (at < 0) break;
      continue;
    }
    TAG.lastIndex = at;
    const [tag, name, attributes = ''] = TAG.exec(xml) ?? [];
    if (!tag) continue;
    const given = REFERENCE.exec(attributes);
    const reference = name === 'row' ? count.row(given) : count.cell(given);
    if (given) continue;
    const behindName = at + 1 + (name === 'row' ? 3 : 1);
    parts.push(xml.slice(copied, behindName), ` r="${reference}"`);
    copied = behindName;
  }
  return parts.length === 0 ? xml : parts.join('') + xml.slice(copied);
}

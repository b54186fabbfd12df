import { MAX_QUANTITY } from '#cells/quantity.ts';
import { type ReadCode, readCode } from '#codes/readCode.ts';

/** A line that a person typed or said: name, code and quantity in any order. */
interface FreeLine {
  /** Null where the line names no code; several codes are `ambiguous`. */
  code: ReadCode | null;
  /** Null where no number is marked as a quantity, or stands alone beside the code; or where there are several. */
  quantity: number | null;
  /** What else the line says: a name, as a rule. */
  description: string;
  /** There are two codes, or two quantities. */
  ambiguous: boolean;
}

/**
 * What a chat puts before each message when it is exported or copied: `[08:12, 28/11/2026] Thandi: `,
 * `28/11/2026, 08:12 - Thandi: `.
 */
const CHAT =
  /^[\u200e\u200f\s]*(?:\[(?=[^\]]*\d:\d)[\d:,/. \-\u202fapm]+\]|\d{1,4}[/.-]\d{1,2}[/.-]\d{1,4},? \d{1,2}:\d{2}(?::\d{2})?(?:[ \u202f]?[ap]\.?m\.?)?(?: -)?)\s*(?:[^:\n]{1,60}: )?/i;

/** A text without what a chat puts before its lines. */
export const withoutChatHeads = (text: string): string =>
  text
    .split(/(\r\n|\r|\n)/)
    .map((line) => line.replace(CHAT, ''))
    .join('');

/** Where something stands in a text. */
interface Span {
  from: number;
  to: number;
}

interface CodeSpan extends Span {
  code: ReadCode;
}

/** Candidates for codes, those that tell most first: links, parts, figures with separators, a supplier's letters with figures. */
const CODES = [
  /https?:\/\/\S+/gi,
  /\(01\)\d{14}(?:\(\d{2,4}\)[^()\s]+)*/g,
  /(?:(?<![\p{L}\d.,])|(?<=\d[x×*]))(?:\d{8,14}|\d{1,6}(?:[ -]\d{1,6}){1,4})(?:(?![\p{L}\d]|[.,]\d)|(?=[x×*]\d))/giu,
  /(?:(?<![\p{L}\d.,])|(?<=\d[x×*]))\d{6}(?:[-/.]| (?=0))\d{3}(?:(?![\p{L}\d]|[.,]\d)|(?=[x×*]\d))/giu,
  /(?<![\p{L}\d-])[A-Z]{2,5}-?\d{3,9}(?![\p{L}\d])/gu,
] as const;

/** Whether figures are a code: barcodes by their check digit, Nappi codes by how many they are. */
function isCode({ lookups, certain, code }: ReadCode): boolean {
  if (lookups.length === 0) return false;
  if (!/^\d+$/.test(code)) return /\p{L}/u.test(code);
  return certain || (code.length >= 8 && code.length <= 12);
}

function codesIn(text: string): CodeSpan[] {
  const found: CodeSpan[] = [];
  for (const pattern of CODES) {
    for (const { 0: match, index } of text.matchAll(pattern)) {
      const span = { from: index, to: index + match.length };
      if (found.some(({ from, to }) => span.from < to && from < span.to)) continue;
      const code = readCode(match);
      if (code && isCode(code)) found.push({ ...span, code });
    }
  }
  return found;
}

/** What stands before a number by itself, and behind it: no part of a range, a fraction or a sum, and no unit but packs. */
const BEFORE = String.raw`(?<![\p{L}\d.,/–-]|\d\s?[-–/]\s?)`;
const BEHIND = String.raw`(?![\p{L}\d]|\s?[.,/–+-]\s?\d|\s\d{1,6}(?![\p{L}\d.,])|\s(?:doz|tab|cap|amp|vial|sachet|strip|single|loose|m[lg]\b|free))`;
const marked = (source: string) => new RegExp(source, 'giu');

/** A number that its line marks as a quantity: `x 4`, `4 x`, `qty: 4`, `4 packs`. */
const MARKED = [
  marked(String.raw`(?<![\p{L}\d])[x×*]\s?(\d{1,6})${BEHIND}`),
  marked(String.raw`${BEFORE}(\d{1,6})\s?[x×*](?![\p{L}\d]|\s\d)`),
  marked(String.raw`(?<![\p{L}])(?:qty|quantity|quant|aantal)\s?[:.=-]?\s?(\d{1,6})${BEHIND}`),
  marked(String.raw`${BEFORE}(\d{1,6})\s?(?:packs?|box|boxes|ea|each|of each)(?![\p{L}\d])`),
] as const;

/** What packs hold, as names say it: `10 x 3ml`, `500 mg x 24`. With a code beside it, it is no quantity (ruling 65). */
const CONTENTS =
  /(?<![\p{L}\d])\d+(?:[.,]\d+)?\s?(?:mg|mcg|µg|g|kg|ml|l|iu|u|%)?\s?[x×*]\s?\d+(?:[.,]\d+)?(?:\s?(?:mg|mcg|µg|g|ml|l|s)(?!\p{L}))?/giu;

/** Figures with what makes them a strength, what a pack holds or an amount. */
const EXPLAINED =
  /\d+(?:[.,]\d+)?\s?(?:[x×*]\s?\d+(?:[.,]\d+)?\s?)?(?:mg|mcg|µg|ug|g|kg|ml|l|iu|u|mm|cm|m|%|'?s|tabs?|tablets?|caps?|capsules?)(?!\p{L})|\d+[/x×*]\d+|\d+[.,]\d+/giu;

/** Whether a text has a number that nothing in it explains: it may be the quantity. */
export const saysANumber = (text: string) => /(?<![\p{L}\d])\d{1,6}(?![\p{L}\d])/u.test(text.replace(EXPLAINED, ' '));

/** What stands between a code and a number that belongs to it; a sign for more or less makes it no quantity. */
const BETWEEN = /^[\s,;:=–—|-]*(?:[=-]>\s*)?$/;

/** Words by which a line asks for nothing, or takes something back. `No.` and `no:` are numbers. */
const REFUSED =
  /^(?:no(?![.:])|nie|geen|not)(?!\p{L})|[❌✖✗✘🚫]|(?<!\p{L})(?:do not|don['’]?t|cancel(?:led)?|out of stock|discontinued|moenie|gekanselleer|kanselleer)(?!\p{L})/iu;
const ALONE = /^\d{1,6}$/;

interface Counted extends Span {
  quantity: number;
}

const isQuantity = (quantity: number) => Number.isInteger(quantity) && quantity >= 1 && quantity <= MAX_QUANTITY;

const getSpans = (text: string, pattern: RegExp): Span[] =>
  Array.from(text.matchAll(pattern), ({ 0: match, index }) => ({ from: index, to: index + match.length }));

function markedIn(text: string): Counted[] {
  const found: Counted[] = [];
  for (const pattern of MARKED) {
    for (const match of text.matchAll(pattern)) {
      const [whole, digits = ''] = match;
      const span = { from: match.index, to: match.index + whole.length, quantity: Number(digits) };
      if (!found.some(({ from, to }) => span.from < to && from < span.to)) found.push(span);
    }
  }
  return found;
}

const isOuter = (codes: readonly CodeSpan[]) => codes.some(({ code }) => code.outer);

/**
 * A number alone beside the code: all that stands before it, or behind it to the end of the line. With a zero in front it is
 * a part of something else.
 */
function besideCode(text: string, { from, to }: Span): Counted[] {
  const [before, behind] = [text.slice(0, from), text.slice(to)];
  const ahead = /^\s*([1-9]\d{0,5})([^\d]*)$/.exec(before);
  const after = /^([^\d]*?)([1-9]\d{0,5})\s*\.?$/.exec(behind);
  const counted: Counted[] = [];
  if (ahead && BETWEEN.test(ahead[2] ?? '')) {
    counted.push({ from: 0, to: from, quantity: Number(ahead[1]) });
  }
  // A sign right before it makes it negative.
  if (after && BETWEEN.test(after[1] ?? '') && !/\s[-–]$/.test(after[1] ?? '') && ALONE.test(after[2] ?? '')) {
    counted.push({ from: to, to: text.length, quantity: Number(after[2]) });
  }
  return counted;
}

const cut = (text: string, spans: readonly Span[]) =>
  spans
    .toSorted((one, other) => other.from - one.from)
    .reduce((left, { from, to }) => `${left.slice(0, from)} ${left.slice(to)}`, text)
    .replace(/\s+/g, ' ')
    .replace(/^[\s,;:=–—|>-]+|[\s,;:=–—|>-]+$/g, '');

/** Masks spans, so that figures within them are not taken for others. */
const masked = (text: string, spans: readonly Span[]) =>
  spans.reduce((left, { from, to }) => left.slice(0, from) + '\u0001'.repeat(to - from) + left.slice(to), text);

/**
 * Reads a line in which code and quantity stand anywhere. A number is a quantity only where the line marks it as one, or
 * where it stands alone beside the code: strengths and pack sizes are numbers, too (ruling 65).
 */
export function readFreeLine(line: string): FreeLine {
  const text = line
    .replace(CHAT, '')
    .replace(/\p{Cf}/gu, '')
    .replace(/\p{Cc}/gu, ' ')
    .trim();
  const codes = codesIn(text);
  const distinct = new Set(codes.map(({ code }) => code.code));
  const [first] = codes;
  const named = masked(text, codes);
  const rest = codes.length === 0 ? named : masked(named, getSpans(named, CONTENTS));
  const inMarks = markedIn(rest);
  const counted = inMarks.length > 0 ? inMarks : first && distinct.size === 1 ? besideCode(rest, first) : [];
  const isRefused = /^~.*~$/.test(text) || REFUSED.test(text);
  const quantities = new Set(counted.map(({ quantity }) => quantity));
  const [quantity = 0] = quantities;
  const sure = quantities.size === 1 && isQuantity(quantity) && distinct.size <= 1 && !isRefused && !isOuter(codes);
  return {
    code: distinct.size === 1 ? (first?.code ?? null) : null,
    quantity: sure ? quantity : null,
    description: cut(text, [...codes, ...(counted.length > 0 ? counted : [])]),
    ambiguous: distinct.size > 1 || quantities.size > 1,
  };
}

import { MAX_QUANTITY } from '#cells/quantity.ts';
import { type ReadCode, readCode } from '#codes/readCode.ts';

/** Free text line: name, code and quantity in any order. */
interface FreeLine {
  /** Null without a code; several codes are `ambiguous`. */
  code: ReadCode | null;
  /** Null if no number is marked as quantity or alone next to the code, or if there are several. */
  quantity: number | null;
  /** Remaining text, usually a name. */
  description: string;
  /** True for two codes or two quantities. */
  ambiguous: boolean;
}

/** Prefix of exported or copied chat messages: `[08:12, 28/11/2026] Thandi: `, `28/11/2026, 08:12 - Thandi: `. */
const CHAT =
  /^[\u200e\u200f\s]*(?:\[(?=[^\]]*\d:\d)[\d:,/. \-\u202fapm]+\]|\d{1,4}[/.-]\d{1,2}[/.-]\d{1,4},? \d{1,2}:\d{2}(?::\d{2})?(?:[ \u202f]?[ap]\.?m\.?)?(?: -)?)\s*(?:[^:\n]{1,60}: )?/i;

/** Returns a text without the prefixes of chat messages. */
export const withoutChatHeads = (text: string): string =>
  text
    .split(/(\r\n|\r|\n)/)
    .map((line) => line.replace(CHAT, ''))
    .join('');

interface Span {
  from: number;
  to: number;
}

interface CodeSpan extends Span {
  code: ReadCode;
}

/** Code patterns, most specific first: links, GS1 parts, digits with separators, a supplier's letters with digits. */
const CODES = [
  /https?:\/\/\S+/gi,
  /\(01\)\d{14}(?:\(\d{2,4}\)[^()\s]+)*/g,
  /(?:(?<![\p{L}\d.,])|(?<=\d[x×*]))(?:\d{8,14}|\d{1,6}(?:[ -]\d{1,6}){1,4})(?:(?![\p{L}\d]|[.,]\d)|(?=[x×*]\d))/giu,
  /(?:(?<![\p{L}\d.,])|(?<=\d[x×*]))\d{6}(?:[-/.]| (?=0))\d{3}(?:(?![\p{L}\d]|[.,]\d)|(?=[x×*]\d))/giu,
  /(?<![\p{L}\d-])[A-Z]{2,5}-?\d{3,9}(?![\p{L}\d])/gu,
] as const;

/** True if digits are a code: barcodes by check digit, Nappi codes by length. */
function isCode({ lookups, certain, code }: ReadCode): boolean {
  if (lookups.length === 0) return false;
  if (!/^\d+$/.test(code)) return /\p{L}/u.test(code);
  return certain || (code.length >= 8 && code.length <= 12);
}

const overlaps = (span: Span, others: readonly Span[]) =>
  others.some(({ from, to }) => span.from < to && from < span.to);

function codesIn(text: string): CodeSpan[] {
  const found: CodeSpan[] = [];
  for (const pattern of CODES) {
    for (const { 0: match, index } of text.matchAll(pattern)) {
      const span = { from: index, to: index + match.length };
      if (overlaps(span, found)) continue;
      const code = readCode(match);
      if (code && isCode(code)) found.push({ ...span, code });
    }
  }
  return found;
}

/** Context of a separate number: not part of a range, fraction or sum, and no unit except packs. */
const BEFORE = String.raw`(?<![\p{L}\d.,/–-]|\d\s?[-–/]\s?)`;
const AFTER = String.raw`(?![\p{L}\d]|\s?[.,/–+-]\s?\d|\s\d{1,6}(?![\p{L}\d.,])|\s(?:doz|tab|cap|amp|vial|sachet|strip|single|loose|m[lg]\b|free))`;
const toPattern = (source: string) => new RegExp(source, 'giu');

/** Number marked as quantity: `x 4`, `4 x`, `qty: 4`, `4 packs`. */
const MARKED = [
  toPattern(String.raw`(?<![\p{L}\d])[x×*]\s?(\d{1,6})${AFTER}`),
  toPattern(String.raw`${BEFORE}(\d{1,6})\s?[x×*](?![\p{L}\d]|\s\d)`),
  toPattern(String.raw`(?<![\p{L}])(?:qty|quantity|quant|aantal)\s?[:.=-]?\s?(\d{1,6})${AFTER}`),
  toPattern(String.raw`${BEFORE}(\d{1,6})\s?(?:packs?|box|boxes|ea|each|of each)(?![\p{L}\d])`),
] as const;

/** Pack contents in names: `10 x 3ml`, `500 mg x 24`. Next to a code they are not a quantity (ruling 65). */
const CONTENTS =
  /(?<![\p{L}\d])\d+(?:[.,]\d+)?\s?(?:mg|mcg|µg|g|kg|ml|l|iu|u|%)?\s?[x×*]\s?\d+(?:[.,]\d+)?(?:\s?(?:mg|mcg|µg|g|ml|l|s)(?!\p{L}))?/giu;

/** Digits explained by a unit: strength, pack contents or amount. */
const EXPLAINED =
  /\d+(?:[.,]\d+)?\s?(?:[x×*]\s?\d+(?:[.,]\d+)?\s?)?(?:mg|mcg|µg|ug|g|kg|ml|l|iu|u|mm|cm|m|%|'?s|tabs?|tablets?|caps?|capsules?)(?!\p{L})|\d+[/x×*]\d+|\d+[.,]\d+/giu;

/** Returns true if a text has an unexplained number, which may be the quantity. */
export const hasUnexplainedNumber = (text: string) =>
  /(?<![\p{L}\d])\d{1,6}(?![\p{L}\d])/u.test(text.replace(EXPLAINED, ' '));

/** Text allowed between a code and its quantity; a plus or minus makes it no quantity. */
const BETWEEN = /^[\s,;:=–—|-]*(?:[=-]>\s*)?$/;

/** Words that decline or cancel a line. `No.` and `no:` mean number. */
const CANCELLED =
  /^(?:no(?![.:])|nie|geen|not)(?!\p{L})|[❌✖✗✘🚫]|(?<!\p{L})(?:do not|don['’]?t|cancel(?:led)?|out of stock|discontinued|moenie|gekanselleer|kanselleer)(?!\p{L})/iu;

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
      const [matched, digits = ''] = match;
      const span = { from: match.index, to: match.index + matched.length, quantity: Number(digits) };
      if (!overlaps(span, found)) found.push(span);
    }
  }
  return found;
}

const isOuter = (codes: readonly CodeSpan[]) => codes.some(({ code }) => code.outer);

/**
 * Number that is the only text before the code, or after it to the end of the line. A leading zero makes it part of
 * something else.
 */
function countsNextToCode(text: string, { from, to }: Span): Counted[] {
  const [before, textAfter] = [text.slice(0, from), text.slice(to)];
  const leading = /^\s*([1-9]\d{0,5})([^\d]*)$/.exec(before);
  const after = /^([^\d]*?)([1-9]\d{0,5})\s*\.?$/.exec(textAfter);
  const counted: Counted[] = [];
  if (leading && BETWEEN.test(leading[2] ?? '')) {
    counted.push({ from: 0, to: from, quantity: Number(leading[1]) });
  }
  // A minus directly before makes it negative.
  if (after && BETWEEN.test(after[1] ?? '') && !/\s[-–]$/.test(after[1] ?? '')) {
    counted.push({ from: to, to: text.length, quantity: Number(after[2]) });
  }
  return counted;
}

const cut = (text: string, spans: readonly Span[]) =>
  spans
    .toSorted((a, b) => b.from - a.from)
    .reduce((left, { from, to }) => `${left.slice(0, from)} ${left.slice(to)}`, text)
    .replace(/\s+/g, ' ')
    .replace(/^[\s,;:=–—|>-]+|[\s,;:=–—|>-]+$/g, '');

/** Masks ranges, so that their digits are not read again. */
const maskSpans = (text: string, spans: readonly Span[]) =>
  spans.reduce((left, { from, to }) => left.slice(0, from) + '\u0001'.repeat(to - from) + left.slice(to), text);

/**
 * Reads a line with code and quantity anywhere. A number is a quantity only if marked or alone next to the code, since
 * strengths and pack sizes are numbers, too (ruling 65).
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
  const named = maskSpans(text, codes);
  const rest = codes.length === 0 ? named : maskSpans(named, getSpans(named, CONTENTS));
  const inMarks = markedIn(rest);
  const counted = inMarks.length > 0 ? inMarks : first && distinct.size === 1 ? countsNextToCode(rest, first) : [];
  const isCancelled = /^~.*~$/.test(text) || CANCELLED.test(text);
  const quantities = new Set(counted.map(({ quantity }) => quantity));
  const [quantity = 0] = quantities;
  const isUnambiguous = quantities.size === 1 && distinct.size <= 1;
  const isOrdered = isUnambiguous && isQuantity(quantity) && !isCancelled && !isOuter(codes);
  return {
    code: distinct.size === 1 ? (first?.code ?? null) : null,
    quantity: isOrdered ? quantity : null,
    description: cut(text, [...codes, ...counted]),
    ambiguous: distinct.size > 1 || quantities.size > 1,
  };
}

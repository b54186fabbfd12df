import { GS } from '@mortar/reading';

/**
 * A key that was pressed: a character, `Enter` or `Tab` for what ends a code, `control` for a control key that a scanner
 * sends before, within or behind one, `other` for what no scanner sends.
 */
export interface ScanKey {
  /** Milliseconds, by any clock that does not go back. */
  at: number;
  key: string;
}

/** Milliseconds between two keys of a scanner, at most: 30, and what a busy page adds. */
const GAP = 35;
/** How many keys in one go make a scanner; fewer are a roll of somebody's fingers. */
const MIN_KEYS = 6;
/** How many keys, with an end key at the same pace, are ignored where no text is taken: too fast for fingers. */
const ROLL = 4;
/** Milliseconds that so many keys take, at most. Nobody has them in less than 160, at 40 a key and with keys overlapping. */
const SPAN = 155;
/** Milliseconds between two keys of a slow or wireless scanner, at most: 80, and what the radio adds (ruling 66). */
const SLOW_GAP = 90;
/** Milliseconds of silence that end a code: its end keys may come a little later than its figures (ruling 66). */
const SILENCE = 100;
/** Milliseconds after which a code without an end key is taken as it is, on a page that may be busy. */
export const END_TIMEOUT_MS = 300;

/**
 * What keys at the pace of a slow scanner may be: nothing, a code that is `whole` if nothing follows, or a scan for `sure`,
 * whatever follows. People type at that pace, too: what is written tells them apart. Where it cannot, what was `written`
 * stays, and an end key at the same pace is ignored.
 */
export type Verdict = 'whole' | 'sure' | 'written' | null;
export type ScanClassifier = (text: string) => Verdict;

export interface Scan {
  /** The keys that came at a scanner's pace. */
  text: string;
  /** When each of the last of them was pressed, oldest first. */
  times: readonly number[];
  /** The keys that came at a slow scanner's pace: `text` is the end of it. */
  slow: string;
  /** When the last key was pressed. */
  last: number;
  /** `sure`: it is a scanner, and nothing of it is anybody's typing; `ended`: its end key has come. */
  state: 'open' | 'sure' | 'ended';
}

export const NO_SCAN: Scan = { text: '', times: [], slow: '', last: Number.NEGATIVE_INFINITY, state: 'open' };

/** Which keys are taken back: those at a scanner's pace, or those at a slow scanner's. */
export type Run = 'fast' | 'slow';

export interface HandledKey {
  scan: Scan;
  /** The key is the scanner's, and nobody else's. */
  claimed: boolean;
  /** The runs that begin with this key. */
  starts: readonly Run[];
  /** The keys before this one turn out to be a scanner's. */
  recognised?: Run;
  /** A code that is whole now. */
  code?: string;
}

const isCharacter = (key: string) => [...key].length === 1 && key !== ' ';
/** Keys that end a code. */
export const isEnd = (key: string) => key === 'Enter' || key === 'Tab';

/** A symbology's mark, then more figures than anything else, or as many: no word, no name, no password. */
export function looksLikeCode(text: string): boolean {
  const own = text.replace(/^\][a-z]\w/i, '');
  const digits = own.replace(/\D/g, '').length;
  return digits >= MIN_KEYS - 3 && digits * 2 >= own.length && /^[\w()./%+$-]*$/.test(own.replaceAll(GS, ''));
}

/** An address, as QR codes have it (GS1 Digital Link): nobody orders by one. */
const isAddress = (text: string) => /^https?:\/\//i.test(text);

/** Whether the keys so far are more than fingers do. */
function isScanner(text: string, times: readonly number[]): boolean {
  const [first = 0] = times;
  if (times.length < MIN_KEYS || (times.at(-1) ?? 0) - first > SPAN) return false;
  return looksLikeCode(text) || isAddress(text);
}

const ignored = (scan: Scan): HandledKey => ({ scan, claimed: false, starts: [] });
const claimed = (scan: Scan): HandledKey => ({ scan, claimed: true, starts: [] });

/** The code of a scanner that is known: where it began slowly, all of it is one, and taken back. */
const getCode = ({ text, slow }: Scan, classify: ScanClassifier): Pick<HandledKey, 'code' | 'recognised'> =>
  classify(slow) === null || slow === text ? { code: text } : { code: slow, recognised: 'slow' };

/** A key behind a scanner's, until that has ended. */
function handleLaterKey(
  before: Scan,
  { at, key }: ScanKey,
  since: number,
  classify: ScanClassifier,
): HandledKey | null {
  const ended: Scan = { ...NO_SCAN, last: at, state: 'ended' };
  if (before.state === 'ended') {
    return since <= SILENCE && (isEnd(key) || key === 'control') ? claimed(ended) : null;
  }
  if (since <= SILENCE && isEnd(key)) return { ...claimed(ended), ...getCode(before, classify) };
  if (since > SLOW_GAP) return null;
  // A scanner may send spaces, control keys and keys of no meaning; none of them is of a code that is known.
  const own = isCharacter(key) ? key : '';
  return claimed({ ...before, text: before.text + own, slow: before.slow + own, last: at });
}

/** A character, behind those that somebody or a scanner wrote. */
function handleCharacter(before: Scan, { at, key }: ScanKey, since: number, classify: ScanClassifier): HandledKey {
  const starts: Run[] = [];
  if (since > SLOW_GAP || before.slow === '') starts.push('slow');
  if (since > GAP || before.text === '') starts.push('fast');
  const goesOn = !starts.includes('fast');
  const text = goesOn ? before.text + key : key;
  const times = [...(goesOn ? before.times : []), at].slice(-MIN_KEYS);
  const slow = starts.includes('slow') ? key : before.slow + key;
  const scan: Scan = { text, times, slow, last: at, state: 'open' };
  if (isScanner(text, times)) return { ...claimed({ ...scan, state: 'sure' }), starts, recognised: 'fast' };
  if (classify(slow) === 'sure')
    return { ...claimed({ ...scan, text: slow, state: 'sure' }), starts, recognised: 'slow' };
  return { scan, claimed: false, starts };
}

/**
 * A key, after those before it: tells a scanner's from somebody's by their time and by what they write. Pure; a silence is
 * `endOf`.
 * @param judge what keys at a slow scanner's pace are, where this key was pressed
 * @param acceptsText whether what is typed there is a text
 */
export function handleKey(before: Scan, pressed: ScanKey, classify: ScanClassifier, acceptsText = true): HandledKey {
  const { at, key } = pressed;
  const since = at - before.last;
  if (before.state !== 'open') {
    const heard = handleLaterKey(before, pressed, since, classify);
    if (heard) return heard;
    const next = handleKey(NO_SCAN, pressed, classify, acceptsText);
    return before.state === 'sure' ? { ...next, ...getCode(before, classify) } : next;
  }
  if (classify(before.slow) === 'whole') {
    const ended: Scan = { ...NO_SCAN, last: at, state: 'ended' };
    // Who presses Enter right behind a code means that code.
    if (since <= END_TIMEOUT_MS && isEnd(key)) return { ...claimed(ended), recognised: 'slow', code: before.slow };
    if (since > SLOW_GAP)
      return { ...handleKey(NO_SCAN, pressed, classify, acceptsText), recognised: 'slow', code: before.slow };
  }
  if (isEnd(key)) {
    const ended = claimed({ ...NO_SCAN, last: at, state: 'ended' });
    if (!acceptsText && since <= GAP && before.text.length >= ROLL) return { ...ended, recognised: 'fast' };
    if (since <= SLOW_GAP && classify(before.slow) === 'written') {
      // Too many figures for a quantity: a code without a check digit.
      return acceptsText || before.slow.length < MIN_KEYS ? ended : { ...ended, recognised: 'slow', code: before.slow };
    }
  }
  if (isCharacter(key)) return handleCharacter(before, pressed, since, classify);
  return ignored(key === 'control' && since <= SLOW_GAP ? { ...before, last: at } : NO_SCAN);
}

/** What a silence makes of the keys so far; null where no code is whole. */
export function endOf(scan: Scan, classify: ScanClassifier): Pick<HandledKey, 'scan' | 'code' | 'recognised'> | null {
  if (scan.state === 'sure') return { scan, ...getCode(scan, classify) };
  if (scan.state === 'ended' || classify(scan.slow) !== 'whole') return null;
  // The scanner is known from now on: what a busy page hears late of it is nobody's either, and makes its code whole.
  return { scan: { ...scan, text: scan.slow, state: 'sure' }, code: scan.slow, recognised: 'slow' };
}

import { GS } from '@mortar/reading';

/**
 * Pressed key: a character, `Enter` or `Tab` as end keys, `control` for control keys of scanners, `other` for keys that
 * scanners never send.
 */
export interface ScanKey {
  /** Milliseconds on a monotonic clock. */
  at: number;
  key: string;
}

/** Maximum milliseconds between keys of a scanner: 30, plus delay of a busy page. */
const MAX_KEY_GAP_MS = 35;
/** Minimum number of keys of a scan; fewer may be rolling fingers. */
const MIN_KEYS = 6;
/** Number of keys, with an end key at the same pace, ignored outside text: too fast for fingers. */
const MIN_FAST_KEYS = 4;
/** Maximum milliseconds for that many keys; people need at least 160, at 40 per key and overlapping. */
const MAX_SCAN_MS = 155;
/** Maximum milliseconds between keys of a slow or wireless scanner: 80, plus radio delay (ruling 66). */
const MAX_SLOW_KEY_GAP_MS = 90;
/** Milliseconds of silence that end a code; end keys may follow its digits late (ruling 66). */
const END_SILENCE_MS = 100;
/** Milliseconds after which a code without end key is taken, even on a busy page. */
export const END_TIMEOUT_MS = 300;

/**
 * Judgement of keys at a slow scanner's pace, which people type at too: null, `whole` if nothing follows, `sure`
 * whatever follows, or `written`: keys stay, but an end key at the same pace is ignored.
 */
export type Verdict = 'whole' | 'sure' | 'written' | null;
export type ScanClassifier = (text: string) => Verdict;

export interface Scan {
  /** Keys at a scanner's pace. */
  text: string;
  /** Times of the latest of them, oldest first. */
  times: readonly number[];
  /** Keys at a slow scanner's pace, ending with `text`. */
  slow: string;
  /** Time of the last key. */
  last: number;
  /** `sure`: recognised as a scanner; `ended`: its end key arrived. */
  state: 'open' | 'sure' | 'ended';
}

export const NO_SCAN: Scan = { text: '', times: [], slow: '', last: Number.NEGATIVE_INFINITY, state: 'open' };

/** Keys to revert: at a scanner's pace or a slow scanner's. */
export type Run = 'fast' | 'slow';

export interface HandledKey {
  scan: Scan;
  /** True if the key belongs to a scanner. */
  claimed: boolean;
  /** Runs that start with this key. */
  starts: readonly Run[];
  /** The preceding keys turn out to be a scanner's. */
  recognised?: Run;
  /** Complete code. */
  code?: string;
}

const isCharacter = (key: string) => [...key].length === 1 && key !== ' ';
export const isEnd = (key: string) => key === 'Enter' || key === 'Tab';

/**
 * Returns true for a text with at least half digits after an optional symbology mark, unlike words, names and
 * passwords.
 */
export function looksLikeCode(text: string): boolean {
  const own = text.replace(/^\][a-z]\w/i, '');
  const digits = own.replace(/\D/g, '').length;
  return digits >= MIN_KEYS - 3 && digits * 2 >= own.length && /^[\w()./%+$-]*$/.test(own.replaceAll(GS, ''));
}

/** Addresses in QR codes (GS1 Digital Link), which no order uses. */
const isAddress = (text: string) => /^https?:\/\//i.test(text);

/** True if the keys are faster than fingers. */
function isScanner(text: string, times: readonly number[]): boolean {
  const [first = 0] = times;
  if (times.length < MIN_KEYS || (times.at(-1) ?? 0) - first > MAX_SCAN_MS) return false;
  return looksLikeCode(text) || isAddress(text);
}

const ignoreKey = (scan: Scan): HandledKey => ({ scan, claimed: false, starts: [] });
const claimKey = (scan: Scan): HandledKey => ({ scan, claimed: true, starts: [] });

/** Code of a recognised scanner, including keys that were slow at first, which are reverted. */
const getCode = ({ text, slow }: Scan, classify: ScanClassifier): Pick<HandledKey, 'code' | 'recognised'> =>
  classify(slow) === null || slow === text ? { code: text } : { code: slow, recognised: 'slow' };

/** Key after a scanner's, until that has ended. */
function handleLaterKey(
  before: Scan,
  { at, key }: ScanKey,
  since: number,
  classify: ScanClassifier,
): HandledKey | null {
  const ended: Scan = { ...NO_SCAN, last: at, state: 'ended' };
  if (before.state === 'ended') {
    return since <= END_SILENCE_MS && (isEnd(key) || key === 'control') ? claimKey(ended) : null;
  }
  if (since <= END_SILENCE_MS && isEnd(key)) return { ...claimKey(ended), ...getCode(before, classify) };
  if (since > MAX_SLOW_KEY_GAP_MS) return null;
  // Scanners may send spaces and control keys, which belong to no known code.
  const own = isCharacter(key) ? key : '';
  return claimKey({ ...before, text: before.text + own, slow: before.slow + own, last: at });
}

/** Character after others, typed or scanned. */
function handleCharacter(before: Scan, { at, key }: ScanKey, since: number, classify: ScanClassifier): HandledKey {
  const starts: Run[] = [];
  if (since > MAX_SLOW_KEY_GAP_MS || before.slow === '') starts.push('slow');
  if (since > MAX_KEY_GAP_MS || before.text === '') starts.push('fast');
  const continuesScan = !starts.includes('fast');
  const text = continuesScan ? before.text + key : key;
  const times = [...(continuesScan ? before.times : []), at].slice(-MIN_KEYS);
  const slow = starts.includes('slow') ? key : before.slow + key;
  const scan: Scan = { text, times, slow, last: at, state: 'open' };
  if (isScanner(text, times)) return { ...claimKey({ ...scan, state: 'sure' }), starts, recognised: 'fast' };
  if (classify(slow) === 'sure')
    return { ...claimKey({ ...scan, text: slow, state: 'sure' }), starts, recognised: 'slow' };
  return { scan, claimed: false, starts };
}

/**
 * Processes a key: distinguishes scanners from people by timing and content. Pure; silence is handled by `endOf`.
 * @param classify judges keys at a slow scanner's pace at this element
 * @param acceptsText true if typing there enters text
 */
export function handleKey(before: Scan, pressed: ScanKey, classify: ScanClassifier, acceptsText = true): HandledKey {
  const { at, key } = pressed;
  const since = at - before.last;
  if (before.state !== 'open') {
    const received = handleLaterKey(before, pressed, since, classify);
    if (received) return received;
    const next = handleKey(NO_SCAN, pressed, classify, acceptsText);
    return before.state === 'sure' ? { ...next, ...getCode(before, classify) } : next;
  }
  if (classify(before.slow) === 'whole') {
    const ended: Scan = { ...NO_SCAN, last: at, state: 'ended' };
    // Enter right after a code confirms it.
    if (since <= END_TIMEOUT_MS && isEnd(key)) return { ...claimKey(ended), recognised: 'slow', code: before.slow };
    if (since > MAX_SLOW_KEY_GAP_MS)
      return { ...handleKey(NO_SCAN, pressed, classify, acceptsText), recognised: 'slow', code: before.slow };
  }
  if (isEnd(key)) {
    const ended = claimKey({ ...NO_SCAN, last: at, state: 'ended' });
    if (!acceptsText && since <= MAX_KEY_GAP_MS && before.text.length >= MIN_FAST_KEYS)
      return { ...ended, recognised: 'fast' };
    if (since <= MAX_SLOW_KEY_GAP_MS && classify(before.slow) === 'written') {
      // Too many digits for a quantity: a code without check digit.
      return acceptsText || before.slow.length < MIN_KEYS ? ended : { ...ended, recognised: 'slow', code: before.slow };
    }
  }
  if (isCharacter(key)) return handleCharacter(before, pressed, since, classify);
  return ignoreKey(key === 'control' && since <= MAX_SLOW_KEY_GAP_MS ? { ...before, last: at } : NO_SCAN);
}

/** Processes silence; null if no code is complete. */
export function endOf(scan: Scan, classify: ScanClassifier): Pick<HandledKey, 'scan' | 'code' | 'recognised'> | null {
  if (scan.state === 'sure') return { scan, ...getCode(scan, classify) };
  if (scan.state === 'ended' || classify(scan.slow) !== 'whole') return null;
  // Recognised from now on: delayed keys still belong to the scanner.
  return { scan: { ...scan, text: scan.slow, state: 'sure' }, code: scan.slow, recognised: 'slow' };
}

/** What separates the parts of a GS1 code, as a key. */
export const GS = '\u001d';

/** A key that was pressed: a character, `Enter`, `Tab`, or `other` for what no scanner sends within a code. */
export interface BurstKey {
  /** Milliseconds, by any clock that does not go back. */
  at: number;
  key: string;
}

/** Milliseconds between two keys of a scanner, at most: 30, and what a busy page adds. */
const GAP = 35;
/** How many keys in one go make a scanner; fewer are a roll of somebody's fingers. */
const LEAST = 6;
/** Milliseconds that so many keys take, at most. Nobody has them in less than 160, at 40 a key and with keys overlapping. */
const SPAN = 155;
/** Milliseconds of silence that end a code: its Enter or Tab may come a little later than its figures. */
const SILENCE = 100;

export interface Burst {
  text: string;
  /** When each of the last keys was pressed, oldest first. */
  times: readonly number[];
  /** It is a scanner: nothing of it is anybody's typing. */
  sure: boolean;
}

export const NO_BURST: Burst = { text: '', times: [], sure: false };

/**
 * What becomes of a key: `pass` leaves it alone, as `begin` does, which may be a scanner's first. `recognised` is the one
 * that tells a scanner; it and those after it (`take`) are nobody else's.
 */
export interface Heard {
  burst: Burst;
  is: 'pass' | 'begin' | 'recognised' | 'take';
  /** A code that is whole now. */
  code?: string;
}

const isCharacter = (key: string) => [...key].length === 1 && key !== ' ';

/** A symbology's mark, then more figures than anything else, or as many: no word, no name, no password. */
function looksLikeCode(text: string): boolean {
  const own = text.replace(/^\][a-z]\w/i, '');
  const figures = own.replace(/\D/g, '').length;
  return figures >= LEAST - 3 && figures * 2 >= own.length && /^[\w()./%+$-]*$/.test(own.replaceAll(GS, ''));
}

/** Whether the keys so far are more than fingers do. */
function isScanner(text: string, times: readonly number[]): boolean {
  const [first = 0] = times;
  return times.length === LEAST && (times.at(-1) ?? 0) - first <= SPAN && looksLikeCode(text);
}

/**
 * A key, after those before it: tells a scanner's from somebody's by their time and by what they write. Pure; a silence is
 * `endOf`.
 */
export function hear(before: Burst, { at, key }: BurstKey): Heard {
  const since = at - (before.times.at(-1) ?? Number.NEGATIVE_INFINITY);
  if (before.sure) {
    if (since <= SILENCE && (key === 'Enter' || key === 'Tab')) {
      return { burst: NO_BURST, is: 'take', code: before.text };
    }
    if (since <= GAP && key !== 'other') {
      // A scanner may send spaces and keys of no meaning; none of them is of a code that is known.
      const text = isCharacter(key) ? before.text + key : before.text;
      return { burst: { text, times: [at], sure: true }, is: 'take' };
    }
    return { ...hear(NO_BURST, { at, key }), code: before.text };
  }
  if (!isCharacter(key)) return { burst: NO_BURST, is: 'pass' };
  if (since > GAP) return { burst: { text: key, times: [at], sure: false }, is: 'begin' };
  const text = before.text + key;
  const times = [...before.times, at].slice(-LEAST);
  const sure = isScanner(text, times);
  return { burst: { text, times, sure }, is: sure ? 'recognised' : 'pass' };
}

/** The code that a silence ends; null where no scanner was heard. */
export const endOf = ({ sure, text }: Burst): string | null => (sure ? text : null);

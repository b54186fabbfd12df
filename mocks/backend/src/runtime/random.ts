/** A source of numbers from 0 up to but excluding 1. */
export type Random = () => number;

/** Returns a 32-bit hash of a text (FNV-1a with a final mix). */
export function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) value = Math.imul(value ^ text.charCodeAt(at), 0x01000193);
  value = Math.imul(value ^ (value >>> 15), 0x2c1b3c6d);
  return (value ^ (value >>> 13)) >>> 0;
}

/** Returns a deterministic generator for a seed, equal on every machine (mulberry32). */
export function seededRandom(seed: number | string): Random {
  let state = typeof seed === 'number' ? seed >>> 0 : hash(seed);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** Returns a cryptographic generator, for tokens of a public server. */
export function unpredictableRandom(): Random {
  return () => (crypto.getRandomValues(new Uint32Array(1))[0] ?? 0) / 4_294_967_296;
}

/** Returns an integer from `minimum` to `maximum`, both included. */
export function between(random: Random, minimum: number, maximum: number): number {
  return minimum + Math.floor(random() * (maximum - minimum + 1));
}

export function pick<T>(random: Random, list: readonly T[]): T {
  const chosen = list[Math.floor(random() * list.length)];
  if (chosen === undefined) throw new Error('pick: the list is empty');
  return chosen;
}

export function shuffle<T>(random: Random, list: readonly T[]): T[] {
  return list
    .map((value) => ({ value, rank: random() }))
    .sort((a, b) => a.rank - b.rank)
    .map(({ value }) => value);
}

const ALPHABET = 'ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnpqrstuvwxyz23456789';

/** Returns random text for a session or connection id. */
export function randomText(random: Random, length: number): string {
  return Array.from({ length }, () => ALPHABET[Math.floor(random() * ALPHABET.length)]).join('');
}

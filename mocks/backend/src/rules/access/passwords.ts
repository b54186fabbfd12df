import type { PasswordHash } from '../../store/rows.ts';

// The first 32 bits of the fractional parts of the cube roots (rounds) and square roots (start) of the first primes.
const primes = (count: number) => {
  const found: number[] = [];
  for (let number = 2; found.length < count; number += 1) {
    if (found.every((prime) => number % prime !== 0)) found.push(number);
  }
  return found;
};
const fraction = (value: number) => ((value - Math.floor(value)) * 4_294_967_296) | 0;
const ROUNDS = primes(64).map((prime) => fraction(Math.cbrt(prime)));
const START = primes(8).map((prime) => fraction(Math.sqrt(prime)));

const rotate = (word: number, by: number) => (word >>> by) | (word << (32 - by));
const at = (words: ArrayLike<number>, index: number) => words[index] ?? 0;

function padMessage(text: string): DataView {
  const bytes = new TextEncoder().encode(text);
  const view = new DataView(new ArrayBuffer((((bytes.length + 8) >> 6) + 1) * 64));
  new Uint8Array(view.buffer).set(bytes);
  view.setUint8(bytes.length, 0x80);
  view.setUint32(view.byteLength - 4, bytes.length * 8);
  return view;
}

function mixBlock(state: Int32Array, view: DataView, offset: number) {
  const words = new Int32Array(64);
  for (let i = 0; i < 64; i += 1) {
    if (i < 16) {
      words[i] = view.getInt32(offset + i * 4);
      continue;
    }
    const early = at(words, i - 15);
    const late = at(words, i - 2);
    const small = rotate(early, 7) ^ rotate(early, 18) ^ (early >>> 3);
    const large = rotate(late, 17) ^ rotate(late, 19) ^ (late >>> 10);
    words[i] = at(words, i - 16) + small + at(words, i - 7) + large;
  }
  let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = state;
  for (let i = 0; i < 64; i += 1) {
    const one =
      h + (rotate(e, 6) ^ rotate(e, 11) ^ rotate(e, 25)) + ((e & f) ^ (~e & g)) + at(ROUNDS, i) + at(words, i);
    const two = (rotate(a, 2) ^ rotate(a, 13) ^ rotate(a, 22)) + ((a & b) ^ (a & c) ^ (b & c));
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + one) | 0, c, b, a, (one + two) | 0];
  }
  for (const [i, word] of [a, b, c, d, e, f, g, h].entries()) state[i] = at(state, i) + word;
}

/**
 * Returns the SHA-256 hash as hexadecimal. Synchronous, because a request is one synchronous transaction in browser and
 * server.
 */
export function sha256(text: string): string {
  const state = Int32Array.from(START);
  const view = padMessage(text);
  for (let offset = 0; offset < view.byteLength; offset += 64) mixBlock(state, view, offset);
  return [...state].map((word) => (word >>> 0).toString(16).padStart(8, '0')).join('');
}

/** Hashes a password so that no journal holds it; not strong enough for a public server. */
export function hashPassword(password: string, salt: string): PasswordHash {
  return { salt, hash: sha256(`${salt}:${password}`) };
}

export function verifyPassword(password: string, stored: PasswordHash): boolean {
  return hashPassword(password, stored.salt).hash === stored.hash;
}

import sharp from 'sharp';
import type { Box } from '../box.ts';
import { imageFile } from '../paths.ts';

/** The most frequent colour change among the different pixels: `#d5dce1 #f1f5f8`. */
export type Change = string;

const hex = (bytes: Uint8Array, at: number) =>
  `#${[0, 1, 2].map((channel) => (bytes[at + channel] ?? 0).toString(16).padStart(2, '0')).join('')}`;

/**
 * Returns the most frequent colour change of two equally large pictures; undefined if none differs.
 * @param before three bytes for each pixel
 */
export function getMainChange(before: Uint8Array, after: Uint8Array): Change | undefined {
  const counts = new Map<Change, number>();
  for (let at = 0; at < before.length; at += 3) {
    const [from, to] = [hex(before, at), hex(after, at)];
    if (from !== to) counts.set(`${from} ${to}`, (counts.get(`${from} ${to}`) ?? 0) + 1);
  }
  const [maximum] = [...counts].sort(([a, many], [b, more]) => more - many || (a < b ? -1 : 1));
  return maximum?.[0];
}

const pixels = (hash: string, { x, y, width, height }: Box): Promise<Uint8Array> =>
  sharp(imageFile(hash)).extract({ left: x, top: y, width, height }).removeAlpha().raw().toBuffer();

/** Returns the most frequent colour change in a part of two cached pictures. */
export async function mainChange(base: string, head: string, box: Box): Promise<Change | undefined> {
  const [before, after] = await Promise.all([pixels(base, box), pixels(head, box)]);
  return getMainChange(before, after);
}

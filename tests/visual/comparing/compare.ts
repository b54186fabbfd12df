import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { ODiffServer } from 'odiff-bin';
import type { Box } from '../box.ts';
import { differenceFile, imageFile } from '../paths.ts';
import type { Shot } from '../shooting/shoot.ts';

/** What differs between two pictures. */
export interface Difference {
  /** Pixels that are not the same, counted exactly. */
  pixels: number;
  /** The smallest rectangle around them; null if the pictures are of different size. */
  box: Box | null;
}

const span = (indexes: readonly number[]) => {
  const [from = 0, to = from] = [indexes[0], indexes.at(-1)];
  return { from, length: to - from + 1 };
};

async function measure(odiff: ODiffServer, base: Shot, head: Shot): Promise<Difference> {
  if (base.width !== head.width || base.height !== head.height) return { pixels: head.width * head.height, box: null };
  const picture = differenceFile(base.hash, head.hash, 'png');
  const result = await odiff.compare(imageFile(base.hash), imageFile(head.hash), picture, {
    threshold: 0,
    antialiasing: false,
    diffOverlay: 0.8,
    diffColor: '#e5006d',
    captureDiffLines: true,
    captureDiffCols: true,
    // A machine that does much else may take its time: to give up would lose the whole run.
    timeout: 600_000,
  });
  if (result.match) return { pixels: 0, box: null };
  if (result.reason !== 'pixel-diff') throw new Error(`odiff: ${result.reason}`);
  const [rows, columns] = [span(result.diffLines ?? []), span(result.diffCols ?? [])];
  const box = { x: columns.from, y: rows.from, width: columns.length, height: rows.length };
  return { pixels: result.diffCount, box };
}

/** Compares pictures whose bytes differ, and remembers what it found. */
interface Comparer {
  compare(base: Shot, head: Shot): Promise<Difference>;
  close(): void;
}

export function openComparer(): Comparer {
  let odiff: ODiffServer | undefined;
  return {
    async compare(base, head) {
      const file = differenceFile(base.hash, head.hash, 'json');
      if (existsSync(file)) return JSON.parse(readFileSync(file, 'utf8')) as Difference;
      mkdirSync(dirname(file), { recursive: true });
      odiff ??= new ODiffServer();
      const found = await measure(odiff, base, head);
      writeFileSync(file, JSON.stringify(found));
      return found;
    },
    close() {
      // The server is told to end and then says that it was not expected to.
      const { warn } = console;
      console.warn = () => undefined;
      odiff?.stop();
      setTimeout(() => {
        console.warn = warn;
      }, 500).unref();
    },
  };
}

import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { fromRoot } from '../paths.ts';

/** Compressible files; fonts and images already are compressed. */
const TEXT = /\.(js|css|html|svg|txt)$/;
/** Minimum size in bytes; below it, headers dominate the response. */
const MIN_BYTES = 256;

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);
/** Cache of compressed files: compression is the slowest step, and all brands share files. */
const CACHE = fromRoot('.cache', 'compressed');

async function compress(text: Buffer, ending: 'br' | 'gz'): Promise<Buffer> {
  const path = join(CACHE, `${createHash('sha256').update(text).digest('hex')}.${ending}`);
  if (existsSync(path)) return readFile(path);
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: text.length };
  const small = ending === 'br' ? await brotli(text, { params }) : await gzipped(text, { level: 9 });
  await mkdir(CACHE, { recursive: true });
  // Renames into place, so that concurrent builds never see a partial file.
  await writeFile(`${path}.${process.pid}`, small);
  await rename(`${path}.${process.pid}`, path);
  return small;
}

async function compressFile(path: string): Promise<void> {
  const text = await readFile(path);
  if (text.length < MIN_BYTES) return;
  const both = (['br', 'gz'] as const).map(async (ending) =>
    writeFile(`${path}.${ending}`, await compress(text, ending)),
  );
  await Promise.all(both);
}

/** Writes `.br` and `.gz` next to each text file in a folder. Skips `config.json`, which is edited in place. */
export async function precompress(folder: string): Promise<void> {
  const names = await readdir(folder, { recursive: true });
  await Promise.all(names.filter((name) => TEXT.test(name)).map((name) => compressFile(join(folder, name))));
}

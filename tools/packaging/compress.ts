import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { fromRoot } from '../paths.ts';

/** What does not get smaller: fonts and pictures are compressed by themselves. */
const TEXT = /\.(js|css|html|svg|txt)$/;
/** Below that the headers are most of an answer. */
const MIN_BYTES = 256;

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);
/** What was compressed once is not compressed again: it is the dearest part, and every brand has the same files. */
const KEPT = fromRoot('.cache', 'compressed');

async function compressed(text: Buffer, ending: 'br' | 'gz'): Promise<Buffer> {
  const path = join(KEPT, `${createHash('sha256').update(text).digest('hex')}.${ending}`);
  if (existsSync(path)) return readFile(path);
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: text.length };
  const small = ending === 'br' ? await brotli(text, { params }) : await gzipped(text, { level: 9 });
  await mkdir(KEPT, { recursive: true });
  // Whole or not at all, whoever else compresses the same.
  await writeFile(`${path}.${process.pid}`, small);
  await rename(`${path}.${process.pid}`, path);
  return small;
}

async function compressFile(path: string): Promise<void> {
  const text = await readFile(path);
  if (text.length < MIN_BYTES) return;
  const both = (['br', 'gz'] as const).map(async (ending) =>
    writeFile(`${path}.${ending}`, await compressed(text, ending)),
  );
  await Promise.all(both);
}

/** Lays `.br` and `.gz` beside every text of a folder. `config.json` is edited where it lies, and stays as it is. */
export async function precompress(folder: string): Promise<void> {
  const names = await readdir(folder, { recursive: true });
  await Promise.all(names.filter((name) => TEXT.test(name)).map((name) => compressFile(join(folder, name))));
}

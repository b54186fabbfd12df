import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { afterEach, describe, expect, it } from 'vitest';
import { THREAD, threadFileReader } from '../../src/node/thread-file-reader.ts';
import { readFile } from '../../src/upload/fileReader.ts';
import { UploadRefused } from '../../src/upload/refused.ts';
import { base64, basketFile, orderFile } from '../support/upload-files.ts';

const readers: { close(): void }[] = [];
function reader(bounds: Partial<Record<keyof typeof THREAD, number>> = {}) {
  const made = threadFileReader({ ...THREAD, ...bounds });
  readers.push(made);
  return made;
}
afterEach(() => {
  for (const one of readers.splice(0)) one.close();
});

const ORDER = orderFile([{ nap: '711111012', q: 2 }]);
const BASKET = basketFile([['Panado', '711111012', '', '12']]);
/** Takes a second of processing and much memory. */
const HEAVY = base64(`<order>${'<item desc="a"/>'.repeat(90_000)}</order>`);

describe('a file reader thread', () => {
  it('reads the same content as the main thread', async () => {
    const files = reader();
    expect(await files.read('order', ORDER)).toEqual(await readFile('order', ORDER));
    expect(await files.read('basket', BASKET)).toEqual(await readFile('basket', BASKET));
  });

  it('reports why it rejects a file, and continues', async () => {
    const files = reader();
    const refused = files.read('order', base64('<order/>'));
    await expect(refused).rejects.toThrow(UploadRefused);
    await expect(refused).rejects.toThrow('The file has no lines.');
    expect(await files.read('order', ORDER)).toHaveLength(1);
  });

  it('reads files one after the other, in the order of arrival', async () => {
    const files = reader();
    const order: number[] = [];
    const all = [HEAVY, ORDER, BASKET].map((file, index) =>
      files.read(index === 2 ? 'basket' : 'order', file).then(
        () => order.push(index),
        () => order.push(index),
      ),
    );
    await Promise.all(all);
    expect(order).toEqual([0, 1, 2]);
  });

  it('keeps the main thread responsive while it reads a heavy file', async () => {
    const files = reader();
    const read = files.read('order', HEAVY).catch((error: unknown) => error);
    let turns = 0;
    let reading = true;
    void read.finally(() => {
      reading = false;
    });
    while (reading) {
      await new Promise((next) => setImmediate(next));
      turns += 1;
    }
    expect(await read).toEqual(new UploadRefused('The file has more than 5000 lines.'));
    expect(turns).toBeGreaterThan(10);
  });

  it('rejects a file that needs too much memory or time, and reads the next one in a new thread', async () => {
    await expect(reader({ megabytes: 8 }).read('order', HEAVY)).rejects.toThrow('The file is too large to be read.');
    const hurried = reader({ patience: 1 });
    await expect(hurried.read('order', HEAVY)).rejects.toThrow('Reading the file takes too long.');
    const small = reader({ megabytes: 24 });
    await expect(small.read('order', HEAVY)).rejects.toThrow(UploadRefused);
    expect(await small.read('order', ORDER)).toHaveLength(1);
  });

  it('ends after an idle time, and a new one reads the next file', async () => {
    const ended: Promise<unknown>[] = [];
    const files = threadFileReader({ ...THREAD, idle: 1 }, (megabytes) => {
      const thread = new Worker(new URL('../../src/node/file-worker.ts', import.meta.url), {
        resourceLimits: { maxOldGenerationSizeMb: megabytes },
      });
      ended.push(once(thread, 'exit'));
      return thread;
    });
    readers.push(files);
    expect(await files.read('order', ORDER)).toHaveLength(1);
    await ended[0];
    expect(await files.read('order', ORDER)).toHaveLength(1);
    expect(ended).toHaveLength(2);
  });
});

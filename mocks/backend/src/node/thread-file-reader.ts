import { Worker } from 'node:worker_threads';
import type { FileKind, FileReader, FileRows } from '../upload/fileReader.ts';
import type { FileLine } from '../upload/files.ts';
import { UploadRefused } from '../upload/refused.ts';
import type { FileResult, FileTask } from './file-worker.ts';

/** Limits of the thread that reads files. */
export const THREAD = {
  /** Memory in megabytes. */
  megabytes: 256,
  /** Milliseconds per file, on a busy machine. */
  patience: 30_000,
  /** Milliseconds without a file after which the thread ends and releases its memory. */
  idle: 5_000,
} as const;

type ThreadBounds = Readonly<Record<keyof typeof THREAD, number>>;

/** Young generation in megabytes: more hardly speeds up reading, and the process retains it. */
const YOUNG = 8;

const startThread = (megabytes: number): Worker =>
  new Worker(new URL('./file-worker.ts', import.meta.url), {
    resourceLimits: { maxOldGenerationSizeMb: megabytes, maxYoungGenerationSizeMb: YOUNG },
  });

const OUT_OF_MEMORY = new UploadRefused('The file is too large to be read.');
const TOO_SLOW = new UploadRefused('Reading the file takes too long.');

const isOutOfMemory = (error: unknown) => (error as NodeJS.ErrnoException).code === 'ERR_WORKER_OUT_OF_MEMORY';

/**
 * Reads files one by one on a separate thread, so that no file blocks other requests. The thread starts with the first
 * file and ends a while after the last.
 * @param start starts a thread with a memory limit in megabytes
 */
export function threadFileReader(bounds: ThreadBounds = THREAD, start = startThread): FileReader {
  const { megabytes, patience: timeout, idle } = bounds;
  let worker: Worker | null = null;
  let resting: NodeJS.Timeout | undefined;
  let last: Promise<unknown> = Promise.resolve();

  function end(): void {
    clearTimeout(resting);
    void worker?.terminate();
    worker = null;
  }

  function getWorker(): Worker {
    clearTimeout(resting);
    if (worker) return worker;
    worker = start(megabytes);
    // Errors of an idle or terminated thread are ignored.
    worker.on('error', () => {});
    return worker;
  }

  async function readOne(task: FileTask): Promise<FileResult> {
    const thread = getWorker();
    const { promise, resolve, reject } = Promise.withResolvers<FileResult>();
    const handleError = (error: unknown) => reject(isOutOfMemory(error) ? OUT_OF_MEMORY : error);
    const handleExit = () => reject(OUT_OF_MEMORY);
    const slow = setTimeout(() => reject(TOO_SLOW), timeout);
    thread.on('message', resolve).on('error', handleError).on('exit', handleExit).ref();
    try {
      thread.postMessage(task);
      return await promise;
    } catch (error) {
      end();
      throw error;
    } finally {
      clearTimeout(slow);
      thread.off('message', resolve).off('error', handleError).off('exit', handleExit).unref();
      resting = setTimeout(end, idle);
      resting.unref();
    }
  }

  return {
    async read<Kind extends FileKind>(kind: Kind, base64: string) {
      const read = last.then(() => readOne({ kind, base64 }));
      last = read.catch(() => {});
      const result = await read;
      if ('refused' in result) throw new UploadRefused(result.refused);
      return result.lines as FileLine<FileRows[Kind]>[];
    },
    close: end,
  };
}

// Reads files one by one on a worker thread started by `threadFileReader`.
import { parentPort } from 'node:worker_threads';
import { type FileKind, readFile } from '../upload/fileReader.ts';
import { UploadRefused } from '../upload/refused.ts';

/** Input of the thread. */
export interface FileTask {
  kind: FileKind;
  base64: string;
}
/** Output of the thread: the lines, or why the file is rejected. */
export type FileResult = { lines: Awaited<ReturnType<typeof readFile>> } | { refused: string };

async function result({ kind, base64 }: FileTask): Promise<FileResult> {
  try {
    return { lines: await readFile(kind, base64) };
  } catch (error) {
    if (error instanceof UploadRefused) return { refused: error.message };
    throw error;
  }
}

parentPort?.on('message', async (task: FileTask) => parentPort?.postMessage(await result(task)));

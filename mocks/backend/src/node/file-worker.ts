// Reads one file after another on a thread of its own. `threadFileReader` starts it.
import { parentPort } from 'node:worker_threads';
import { type FileKind, readFile } from '../upload/fileReader.ts';
import { UploadRefused } from '../upload/refused.ts';

/** What the thread is given. */
export interface FileTask {
  kind: FileKind;
  base64: string;
}
/** What it makes of it: the lines, or the sentence that refuses the file. */
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

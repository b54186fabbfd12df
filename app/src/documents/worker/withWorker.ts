import { scriptUrl } from '@mortar/design-system';
import { ReadingError } from '@mortar/reading';
import type { Answer } from './answerWith.ts';
import { DocumentError } from './documentError.ts';

/** Sends a request; the caller types the answer. */
export type Ask<Request> = <Value>(request: Request, transfer?: Transferable[]) => Promise<Value>;

export interface WorkerOptions {
  /** Terminates the worker. */
  signal?: AbortSignal | undefined;
  /** Timeout in ms. Default: none. */
  limit?: number | undefined;
}

/**
 * Runs work with its own worker, terminated afterwards to free memory and isolate untrusted files.
 * @param url from an import that ends in `?worker&url`
 * @throws DocumentError, ReadingError; the signal's reason if aborted
 */
export async function withWorker<Request, Result>(
  url: string,
  { signal, limit }: WorkerOptions,
  work: (ask: Ask<Request>) => Promise<Result>,
): Promise<Result> {
  signal?.throwIfAborted();
  const worker = new Worker(scriptUrl(url), { type: 'module' });
  const { promise: ended, reject: end } = Promise.withResolvers<never>();
  const abort = () => end(signal?.reason);
  signal?.addEventListener('abort', abort, { once: true });
  const timer = limit === undefined ? undefined : setTimeout(() => end(new DocumentError('too long')), limit);
  worker.onerror = () => end(new DocumentError('failed'));
  worker.onmessageerror = () => end(new DocumentError('failed'));
  const ask = <Value>(request: Request, transfer: Transferable[] = []) =>
    new Promise<Value>((resolve, reject) => {
      worker.onmessage = ({ data }: MessageEvent<Answer<Value>>) => {
        if ('value' in data) resolve(data.value);
        else if ('refused' in data) reject(new ReadingError(data.refused.reason, data.refused.message));
        else reject(new DocumentError(data.reason));
      };
      worker.postMessage(request, transfer);
    });
  try {
    return await Promise.race([work(ask), ended]);
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', abort);
    worker.terminate();
  }
}

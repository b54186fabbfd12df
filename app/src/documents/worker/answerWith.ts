import { ReadingError, type ReadingReason } from '@mortar/reading';
import { DocumentError, type DocumentReason } from './documentError.ts';

/** Answer of a worker, one per request, in order. */
export type Answer<Value> =
  | { value: Value }
  | { reason: DocumentReason }
  | { refused: { reason: ReadingReason; message: string } };

interface Scope {
  onmessage: ((event: MessageEvent) => void) | null;
  postMessage(message: unknown, transfer: Transferable[]): void;
}

/** Transfers bytes instead of copying them. */
const getTransferables = (value: unknown) => (value instanceof Uint8Array ? [value.buffer] : []);

/** Serialises an error, since messages lose its class. */
function failure(error: unknown): Answer<never> {
  if (error instanceof ReadingError) return { refused: { reason: error.reason, message: error.message } };
  return { reason: error instanceof DocumentError ? error.reason : 'failed' };
}

/** Worker side of `withWorker`: answers requests in sequence. */
export function answerWith<Request>(answer: (request: Request) => Promise<unknown>): void {
  const scope = globalThis as unknown as Scope;
  let before = Promise.resolve();
  scope.onmessage = ({ data }) => {
    before = before.then(async () => {
      try {
        const value = await answer(data as Request);
        scope.postMessage({ value } satisfies Answer<unknown>, getTransferables(value) as Transferable[]);
      } catch (error) {
        scope.postMessage(failure(error), []);
      }
    });
  };
}

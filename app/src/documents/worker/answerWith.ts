import { ReadingError, type ReadingReason } from '@mortar/reading';
import { DocumentError, type DocumentReason } from './documentError.ts';

/** What a worker answers: one answer for each request, in their order. */
export type Answer<Value> =
  | { value: Value }
  | { reason: DocumentReason }
  | { refused: { reason: ReadingReason; message: string } };

interface Scope {
  onmessage: ((event: MessageEvent) => void) | null;
  postMessage(message: unknown, transfer: Transferable[]): void;
}

/** The files among what is answered are handed over rather than copied. */
const getFiles = (value: unknown) => (value instanceof Uint8Array ? [value.buffer] : []);

/** What is said of an error: errors themselves lose their class on the way. */
function failure(error: unknown): Answer<never> {
  if (error instanceof ReadingError) return { refused: { reason: error.reason, message: error.message } };
  return { reason: error instanceof DocumentError ? error.reason : 'failed' };
}

/** The worker's side of `withWorker`: answers every request, one after the other. */
export function answerWith<Request>(answer: (request: Request) => Promise<unknown>): void {
  const scope = globalThis as unknown as Scope;
  let before = Promise.resolve();
  scope.onmessage = ({ data }) => {
    before = before.then(async () => {
      try {
        const value = await answer(data as Request);
        scope.postMessage({ value } satisfies Answer<unknown>, getFiles(value) as Transferable[]);
      } catch (error) {
        scope.postMessage(failure(error), []);
      }
    });
  };
}

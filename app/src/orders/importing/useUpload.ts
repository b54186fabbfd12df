import { useEffect, useRef, useState } from 'react';
import { errorText, getFailure } from '#server/outcome.ts';
import { messages } from './messages.ts';

/** Timeout of an upload in ms. */
export const UPLOAD_TIMEOUT_MS = 120_000;

export interface UploadProblem {
  text: string;
  /** The server's reason, if any. */
  reason?: string;
}

/**
 * Sends a file; can be cancelled.
 * @param send resolves to the result, even if found without an answer; throws a `CallError`
 */
export function useUpload<Result>(
  send: (signal: AbortSignal) => Promise<Result>,
  onDone: (result: Result) => void,
): { busy: boolean; problem: UploadProblem | null; start(): Promise<void>; cancel(): void; forget(): void } {
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<UploadProblem | null>(null);
  const running = useRef<AbortController | null>(null);
  useEffect(function abortOnUnmount() {
    return () => running.current?.abort();
  }, []);
  return {
    busy,
    problem,
    async start() {
      if (running.current) return;
      const stop = new AbortController();
      running.current = stop;
      setBusy(true);
      setProblem(null);
      try {
        onDone(await send(stop.signal));
      } catch (error) {
        const failure = getFailure(error);
        const reason = failure.kind === 'error' && failure.text ? messages.file.reason(failure.text) : undefined;
        setProblem(
          stop.signal.aborted
            ? { text: messages.file.cancelled }
            : { text: errorText(error), ...(reason && { reason }) },
        );
      } finally {
        running.current = null;
        setBusy(false);
      }
    },
    cancel: () => running.current?.abort(),
    forget: () => setProblem(null),
  };
}

import { act, renderHook, waitFor } from '@testing-library/react';
import { Provider } from 'jotai';
import type { ReactNode } from 'react';
import { expect, vi } from 'vitest';
import { defaultConfig } from '#config/config.ts';
import { createServices } from '#createServices.ts';
import { useUpload } from '#orders/importing/useUpload.ts';
import { ServicesContext } from '#session/services.ts';
import type { Session } from '#session/session.ts';

type Signal = AbortSignal | null | undefined;

export const cut = () => Promise.reject(new TypeError('Failed to fetch'));

/** Never answers, until aborted. */
export const untilStopped = (signal: Signal) =>
  new Promise<never>((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason)));

export interface UploadServer {
  staff: { retailerid: number; staffname: string };
  /** Substring of the upload's address. */
  address: string;
  upload(signal: Signal): Promise<Response>;
  /** Answers every other call. */
  read(): Promise<Response>;
}

/** Renders an upload: `useSend` returns the send function. */
export function uploading<Result>(
  { staff, address, upload, read }: UploadServer,
  useSend: () => (signal: AbortSignal) => Promise<Result>,
) {
  const uploads: Record<string, unknown>[] = [];
  const fetch = (to: RequestInfo | URL, init: RequestInit = {}) => {
    if (!String(to).includes(address)) return read();
    uploads.push(JSON.parse(String(init.body)));
    return upload(init.signal);
  };
  const services = createServices({ config: defaultConfig, fetch, retryDelay: () => 0 });
  services.startSession({ token: 'one', validTo: null, staff } as Session);
  const wrapper = ({ children }: { children: ReactNode }) => (
    <ServicesContext value={services}>
      <Provider store={services.store}>{children}</Provider>
    </ServicesContext>
  );
  const onDone = vi.fn<(result: Result) => void>();
  const { result, unmount } = renderHook(() => useUpload(useSend(), onDone), { wrapper });
  return {
    result,
    onDone,
    uploads,
    unmount,
    start: () => act(() => result.current.start()),
    /** Starts and cancels before anything is sent. */
    startAndCancel: () =>
      act(async () => {
        const started = result.current.start();
        result.current.cancel();
        await started;
      }),
    /** Starts, pressing repeatedly, and cancels once the file is being sent. */
    async sendAndCancel(pressed = 1) {
      let started = Promise.resolve();
      act(() => {
        started = result.current.start();
        for (let more = 1; more < pressed; more += 1) void result.current.start();
      });
      await waitFor(() => expect(uploads).toHaveLength(1));
      await act(async () => {
        result.current.cancel();
        await started;
      });
    },
  };
}

import { ReadingError } from '@mortar/reading';
import { cleanup, renderHook, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { messages } from './messages.ts';
import { type FileCheck, useChosenFile } from './useChosenFile.ts';

afterEach(cleanup);

const file = (text: string) => new File([text], 'order.xml');

function choose(first: File, check: (bytes: Uint8Array) => FileCheck | Promise<FileCheck>) {
  const { result, rerender } = renderHook(({ chosen }) => useChosenFile(chosen, check), {
    initialProps: { chosen: first as File | null },
  });
  return { result, choose: (chosen: File | null) => rerender({ chosen }) };
}

it('is read once, and the inspected content is sent', async () => {
  const chosen = file('<order/>');
  const read = vi.spyOn(chosen, 'arrayBuffer');
  const { result } = choose(chosen, (bytes) => ({ items: bytes.length }));
  expect(result.current).toEqual({ state: 'reading' });
  await waitFor(() => expect(result.current).toEqual({ state: 'ready', base64: 'PG9yZGVyLz4=', items: 8, note: '' }));
  expect(read).toHaveBeenCalledTimes(1);
});

it('is rejected if it changed meanwhile, and if its inspection fails', async () => {
  const changed = file('<order/>');
  vi.spyOn(changed, 'arrayBuffer').mockRejectedValue(new DOMException('gone', 'NotReadableError'));
  const { result, choose: another } = choose(changed, () => {
    throw new Error('broken');
  });
  await waitFor(() => expect(result.current).toEqual({ state: 'refused', problem: messages.file.problems.changed }));
  another(file('<order/>'));
  await waitFor(() => expect(result.current).toEqual({ state: 'refused', problem: messages.file.problems.failed }));
  another(null);
  expect(result.current).toEqual({ state: 'none' });
});

it('is rejected with the message of its reader', async () => {
  const { result } = choose(file('<order/>'), () => {
    throw new ReadingError('no items', 'The file has no lines.');
  });
  await waitFor(() => expect(result.current).toEqual({ state: 'refused', problem: 'The file has no lines.' }));
});

it('is the last chosen file, however long another takes', async () => {
  const slow: { done?: (check: FileCheck) => void } = {};
  const check = (bytes: Uint8Array) =>
    bytes.length > 3
      ? new Promise<FileCheck>((resolve) => {
          slow.done = resolve;
        })
      : { items: 1 };
  const { result, choose: another } = choose(file('slow'), check);
  await waitFor(() => expect(slow.done).toBeDefined());
  another(file('new'));
  await waitFor(() => expect(result.current).toMatchObject({ state: 'ready', items: 1 }));
  slow.done?.({ items: 9 });
  await Promise.resolve();
  expect(result.current).toMatchObject({ state: 'ready', items: 1 });
});

import { act, renderHook } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { messages } from './messages.ts';
import type { PagesDocument } from './pages/pages.ts';
import { usePages } from './usePages.ts';

const make = vi.hoisted(() => vi.fn<(document: PagesDocument, signal: AbortSignal) => Promise<Blob>>());
vi.mock('./pages/makePages.ts', () => ({ makePages: make }));

const named = (title: string) => ({ title }) as PagesDocument;
const [first, second] = [named('first'), named('second')];
const file = new Blob(['%PDF']);

beforeEach(() => void make.mockReset());

const show = (document: PagesDocument | null) =>
  renderHook(({ of }: { of: PagesDocument | null }) => usePages(of), { initialProps: { of: document } });
const waitForImports = () => act(async () => void (await vi.dynamicImportSettled()));

describe('the pages of a document', () => {
  it('load once they are made, and wait for missing data', async () => {
    make.mockResolvedValue(file);
    const { result, rerender } = show(null);
    await waitForImports();
    expect([result.current.file, make.mock.calls]).toEqual([null, []]);
    rerender({ of: first });
    await waitForImports();
    expect(result.current).toMatchObject({ file, error: undefined });
  });

  it('are never those of another document', async () => {
    make.mockResolvedValueOnce(file).mockReturnValueOnce(new Promise(() => undefined));
    const { result, rerender } = show(first);
    await waitForImports();
    rerender({ of: second });
    expect(result.current.file).toBeNull();
    await waitForImports();
    expect(make.mock.calls[0]?.[1].aborted).toBe(true);
    expect(result.current.file).toBeNull();
  });

  it('report that they could not be made, and are made again', async () => {
    make.mockRejectedValueOnce(new Error('no worker')).mockResolvedValueOnce(file);
    const { result } = show(first);
    await waitForImports();
    expect(result.current).toMatchObject({ file: null, error: messages.pages.failed });
    act(() => result.current.retry());
    expect(result.current.error).toBeUndefined();
    await waitForImports();
    expect(result.current.file).toBe(file);
  });
});

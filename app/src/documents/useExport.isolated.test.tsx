import { MortarProvider, Toaster } from '@mortar/design-system';
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { messages } from './messages.ts';
import { type Export, useExport } from './useExport.tsx';
import type { ExportOptions } from './workbook/makeWorkbook.ts';
import type { Workbook } from './workbook/workbook.ts';

const texts = messages.export;
const write = vi.hoisted(() => vi.fn<(workbook: Workbook, options: ExportOptions) => Promise<void>>());
vi.mock('./workbook/makeWorkbook.ts', () => ({ exportWorkbook: write }));

const workbook: Workbook = { fileName: 'CurrentOrder.xlsx', sheets: [] };

/** Write that runs until aborted. */
const lasting = (_: Workbook, { signal }: ExportOptions) =>
  new Promise<void>((_done, stop) => signal?.addEventListener('abort', () => stop(signal.reason)));

let made: Export;
function Exporter() {
  made = useExport();
  return made.progress;
}
const open = () =>
  render(
    <MortarProvider>
      <Exporter />
      <Toaster />
    </MortarProvider>,
  );
const popup = () => screen.queryByRole('dialog', { name: texts.title('CurrentOrder.xlsx') });

beforeEach(() => void write.mockReset());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

describe('an export', () => {
  it('shows nothing if it is quick', async () => {
    write.mockResolvedValue();
    open();
    await act(async () => expect(await made.exportWorkbook(workbook)).toBe('saved'));
    expect(made.exporting).toBe(false);
    expect(popup()).toBeNull();
  });

  it('shows its progress after half a second, and can be stopped', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    write.mockImplementation(lasting);
    open();
    let outcome: Promise<string> | undefined;
    await act(async () => {
      outcome = made.exportWorkbook(workbook);
    });
    expect(made.exporting).toBe(true);
    await act(() => vi.advanceTimersByTimeAsync(499));
    expect(popup()).toBeNull();
    await act(() => vi.advanceTimersByTimeAsync(1));
    vi.useRealTimers();
    expect(popup()).not.toBeNull();
    await act(async () => screen.getByRole('button', { name: texts.cancel }).click());
    expect(await outcome).toBe('cancelled');
    expect(made.exporting).toBe(false);
  });

  it('reports that it failed', async () => {
    write.mockRejectedValue(new Error('no worker'));
    open();
    await act(async () => expect(await made.exportWorkbook(workbook)).toBe('failed'));
    expect(await screen.findByText(texts.failed)).toBeTruthy();
  });

  it('stops when the user leaves its screen', async () => {
    write.mockImplementation(lasting);
    const { unmount } = open();
    let outcome: Promise<string> | undefined;
    await act(async () => {
      outcome = made.exportWorkbook(workbook);
    });
    unmount();
    expect(await outcome).toBe('cancelled');
  });
});

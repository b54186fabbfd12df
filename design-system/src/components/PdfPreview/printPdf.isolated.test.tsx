import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { printPdf } from './printPdf.ts';

const drawing = vi.hoisted(() => ({ rendered: [] as (() => void)[], destroy: vi.fn(async () => undefined) }));
vi.mock('./openPdf.ts', () => ({
  openPdf: async () => ({ numPages: 2, loadingTask: { destroy: drawing.destroy } }),
  drawPage: () => new Promise<void>((done) => drawing.rendered.push(done)),
}));

const print = vi.spyOn(window, 'print').mockReturnValue();
const sheets = () => document.querySelectorAll('.m-print > img').length;
const completePage = async (page: number) => {
  await vi.waitFor(() => expect(drawing.rendered).toHaveLength(page));
  drawing.rendered.at(-1)?.();
};

beforeEach(() => {
  vi.spyOn(HTMLCanvasElement.prototype, 'toDataURL').mockReturnValue('data:,');
  HTMLImageElement.prototype.decode = async () => undefined;
  print.mockClear();
  drawing.rendered.length = 0;
  drawing.destroy.mockClear();
});
afterEach(() => document.body.replaceChildren());

describe('printing a document', () => {
  it('opens the browser’s print dialog once its pages are rendered, and removes them afterwards', async () => {
    print.mockImplementation(() => expect(sheets()).toBe(2));
    const printed = printPdf(new Blob());
    await completePage(1);
    expect(print).not.toHaveBeenCalled();
    await completePage(2);
    await printed;
    expect(print).toHaveBeenCalledOnce();
    dispatchEvent(new Event('afterprint'));
    expect(sheets()).toBe(0);
  });

  it.each([0, 1])('opens no dialog if it was cancelled after page %i', async (page) => {
    const calling = new AbortController();
    const printed = printPdf(new Blob(), { signal: calling.signal });
    if (page > 0) await completePage(page);
    await vi.waitFor(() => expect(drawing.rendered).toHaveLength(page + 1));
    calling.abort();
    drawing.rendered.at(-1)?.();
    await printed;
    expect(print).not.toHaveBeenCalled();
    expect(sheets()).toBe(0);
    expect(drawing.rendered).toHaveLength(page + 1);
    expect(drawing.destroy).toHaveBeenCalledOnce();
  });

  it('opens nothing if it was cancelled before', async () => {
    await printPdf(new Blob(), { signal: AbortSignal.abort() });
    expect(print).not.toHaveBeenCalled();
    expect(drawing.rendered).toHaveLength(0);
  });
});

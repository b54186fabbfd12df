import { act, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import type * as openPdfModule from './openPdf.ts';
import { PdfPreview } from './PdfPreview.tsx';

// jsdom renders nothing, so requests to the document are checked instead.
const renderedPages = vi.hoisted(() => [] as number[]);
vi.mock(
  './openPdf.ts',
  () =>
    ({
      openPdf: async () => ({ numPages: 2, loadingTask: { destroy: async () => undefined } }) as never,
      drawPage: async (_pdf, number) => void renderedPages.push(number),
      textOfPage: async (_pdf, number) => `Text of page ${number}`,
    }) satisfies Partial<typeof openPdfModule>,
);

type Callback = ConstructorParameters<typeof IntersectionObserver>[0];
const observers: { notify: Callback; of: Element }[] = [];

class FakeObserver {
  readonly notify: Callback;
  constructor(notify: Callback) {
    this.notify = notify;
  }
  observe(of: Element) {
    observers.push({ notify: this.notify, of });
  }
  disconnect() {}
}

afterEach(() => {
  vi.unstubAllGlobals();
  observers.length = 0;
  renderedPages.length = 0;
});

test('renders only a page that became visible before its observer was first queried', async () => {
  vi.stubGlobal('IntersectionObserver', FakeObserver);
  render(<PdfPreview label="Order 1" file={new Blob(['x'])} />);
  const first = (await screen.findByRole('figure', { name: 'Page 1 of 2' })).querySelector('canvas');
  // The page is rendered before its observing effect has run.
  const observer = await waitFor(() => {
    const watching = observers.find(({ of }) => of === first);
    expect(watching).toBeDefined();
    return watching;
  });
  const entries = [{ isIntersecting: false }, { isIntersecting: true }] as IntersectionObserverEntry[];
  act(() => observer?.notify(entries, {} as IntersectionObserver));
  await screen.findByText('Text of page 1');
  await waitFor(() => expect(first?.hasAttribute('data-drawn')).toBe(true));
  expect(renderedPages).toEqual([1]);
});

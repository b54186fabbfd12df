import preview from '@mortar/storybook/preview';
import { expect, fn, waitFor } from 'storybook/test';
import { PdfPreview } from './PdfPreview.tsx';
import { samplePdf } from './samplePdf.ts';

const order = (supplier: string, count: number) => [
  `Order 100131 for ${supplier}`,
  '',
  ...Array.from(
    { length: count },
    (_, index) => `${index + 1}.  Akonofen 25 mg CAP 30's    ${(index % 9) + 1} at R57.68`,
  ),
];
const one = samplePdf([order('Kestrel Wholesale', 8)]);
const several = samplePdf([
  order('Kestrel Wholesale', 8),
  order('Umvoti Pharmaceuticals', 3),
  order('Protea Medical', 20),
]);
const many = samplePdf(Array.from({ length: 60 }, (_, index) => order(`Supplier ${index + 1}`, 30)));
const damaged = new Blob(['%PDF-1.4\nnothing more'], { type: 'application/pdf' });

const meta = preview.meta({
  title: 'Components/Data/PdfPreview',
  component: PdfPreview,
  args: { label: 'Order 100131', file: one, onPrint: fn(), onDownload: fn() },
  decorators: [
    (Story) => (
      <div style={{ height: 520 }}>
        <Story />
      </div>
    ),
  ],
});

const renderedPages = (canvasElement: HTMLElement, pages: number) =>
  waitFor(() => expect(canvasElement.querySelectorAll('[data-drawn]').length).toBeGreaterThanOrEqual(pages), {
    timeout: 10_000,
  });

export const Playground = meta.story({
  play: async ({ canvas, canvasElement }) => {
    await renderedPages(canvasElement, 1);
    await expect(canvas.getByText(/Order 100131 for Kestrel Wholesale/)).toBeInTheDocument();
    await expect(canvas.getByText('1 page')).toBeVisible();
  },
});
export const Several = meta.story({
  name: 'Several pages',
  args: { file: several },
  play: async ({ canvas, canvasElement }) => {
    await renderedPages(canvasElement, 1);
    await expect(canvas.getByText('3 pages')).toBeVisible();
  },
});
export const Larger = meta.story({
  play: async ({ canvas, canvasElement, userEvent }) => {
    await renderedPages(canvasElement, 1);
    await userEvent.click(canvas.getByRole('button', { name: 'Larger' }));
    await expect(canvas.getByText('125 %')).toBeVisible();
  },
});
export const Making = meta.story({ args: { file: null } });
export const CouldNotBeMade = meta.story({
  args: { file: null, error: 'Sorry an error has occurred, error code: 2. Please try again.', onRetry: fn() },
});
export const Damaged = meta.story({
  args: { file: damaged, onRetry: fn() },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/cannot be shown/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Print' })).toBeDisabled();
  },
});
export const ManyPages = meta.story({
  args: { file: many },
  play: async ({ canvas, canvasElement }) => {
    await renderedPages(canvasElement, 1);
    await expect(canvas.getByText('60 pages')).toBeVisible();
    await expect(canvasElement.querySelectorAll('[data-drawn]').length).toBeLessThan(10);
  },
});
export const Narrow = meta.story({
  decorators: [
    (Story) => (
      <div style={{ width: 320, height: 520 }}>
        <Story />
      </div>
    ),
  ],
  play: ({ canvasElement }) => renderedPages(canvasElement, 1),
});
export const Zoomed = meta.story({
  globals: { textSize: '200' },
  play: ({ canvasElement }) => renderedPages(canvasElement, 1),
});
export const RightToLeft = meta.story({
  globals: { direction: 'rtl' },
  play: ({ canvasElement }) => renderedPages(canvasElement, 1),
});

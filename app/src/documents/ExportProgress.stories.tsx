import preview from '@mortar/storybook/preview';
import { expect, fn } from 'storybook/test';
import { popup, press } from '#stories/steps.ts';
import { ExportProgress } from './ExportProgress.tsx';
import { messages } from './messages.ts';
import type { ExportStep } from './workbook/makeWorkbook.ts';

const texts = messages.export;

const meta = preview.meta({
  title: 'Popups/Everywhere/Exporting',
  tags: ['!autodocs', 'app'],
});

const cancel = fn();
const exporting = (step: ExportStep) => () => (
  <ExportProgress fileName="CurrentOrder.xlsx" step={step} onCancel={cancel} />
);

export const Collecting = meta.story({
  render: exporting('collecting'),
  play: async () => void (await popup(texts.title('CurrentOrder.xlsx'))),
});

export const Writing = meta.story({
  render: exporting('writing'),
  play: async () => void (await popup(texts.title('CurrentOrder.xlsx'))),
});

export const Cancelled = meta.story({
  render: exporting('collecting'),
  parameters: { popup: { focusMoved: true } },
  play: async () => {
    cancel.mockClear();
    await press(/^Cancel/, await popup(texts.title('CurrentOrder.xlsx')));
    await expect(cancel).toHaveBeenCalledOnce();
  },
});

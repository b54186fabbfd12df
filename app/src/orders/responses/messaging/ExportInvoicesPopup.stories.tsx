import { appAt } from '@mortar/storybook/application';
import preview from '@mortar/storybook/preview';
import { withBackend } from '@mortar/storybook/storyBackend';
import { expect, userEvent } from 'storybook/test';
import { messages } from '#orders/responses/messages.ts';
import { asPage } from '#stories/page.ts';
import { expectVisible, findRows, popup, press } from '#stories/steps.ts';

const texts = messages.invoices;

const meta = preview.meta({
  title: 'Popups/After sending/Export Invoices',
  ...withBackend,
  tags: ['!autodocs', 'app', 'manifest:export-invoices'],
  parameters: { layout: 'fullscreen', a11y: asPage, backend: { scenario: 'busyMorning' } },
  render: appAt('/Messages/Response'),
});

async function invoices() {
  await findRows(messages.title);
  await press(texts.button);
  const dialog = await popup(texts.title);
  return { dialog, rows: await findRows(texts.title, dialog) };
}

/** All invoiced responses are preselected. */
export const Default = meta.story({
  name: 'default',
  play: async () => {
    const { rows } = await invoices();
    for (const row of rows) await expect(row).toHaveAttribute('aria-selected', 'true');
  },
});

export const NothingSelected = meta.story({
  name: 'nothing selected',
  play: async () => {
    const { dialog } = await invoices();
    await userEvent.click(dialog.getByRole('checkbox', { name: 'Select all rows' }));
    await press(texts.export, dialog);
    await expectVisible(texts.noneSelected);
  },
});

export const Reading = meta.story({
  name: 'reading',
  parameters: { backend: { faults: [{ call: 'getResponseDetails', kind: 'never' }] } },
  play: async () => {
    const { dialog } = await invoices();
    await press(texts.export, dialog);
    await expectVisible(texts.progress, dialog);
  },
});

export const Failed = meta.story({
  name: 'error',
  parameters: { backend: { faults: [{ call: 'getResponseDetails', kind: 'code', code: 2 }] } },
  play: async () => {
    const { dialog } = await invoices();
    await press(texts.export, dialog);
    await expectVisible('Sorry an error has occurred, error code: 2. Please try again.', dialog);
  },
});

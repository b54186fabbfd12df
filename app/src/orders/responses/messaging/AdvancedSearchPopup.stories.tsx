import { appAt } from '@mortar/storybook/application';
import preview from '@mortar/storybook/preview';
import { withBackend } from '@mortar/storybook/storyBackend';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { messages } from '#orders/responses/messages.ts';
import { asPage } from '#stories/page.ts';
import { expectVisible, fill, findRows, popup, press } from '#stories/steps.ts';

const texts = messages.advanced;

const meta = preview.meta({
  title: 'Popups/After sending/Advanced Search',
  ...withBackend,
  tags: ['!autodocs', 'app', 'manifest:advanced-search'],
  parameters: { layout: 'fullscreen', a11y: asPage, backend: { scenario: 'busyMorning' } },
  render: appAt('/Messages/Response'),
});

async function advanced() {
  await press(texts.title);
  return popup(texts.title);
}

/** The search needs all three fields. */
export const Default = meta.story({
  name: 'default',
  play: async () => {
    const dialog = await advanced();
    await waitFor(() => expect(dialog.getByRole('combobox', { name: texts.wholesaler })).toHaveFocus());
    await press(texts.search, dialog);
    const { noSupplier, noStartDate, noEndDate } = messages.custom;
    for (const missing of [noSupplier, noStartDate, noEndDate]) await expectVisible(missing, dialog);
  },
});

export const Loading = meta.story({
  name: 'loading',
  parameters: { backend: { faults: [{ call: 'listMessagingSuppliers', kind: 'never' }] } },
  play: async () => {
    const dialog = await advanced();
    await expect(dialog.getByRole('combobox', { name: texts.wholesaler })).toHaveFocus();
  },
});

/** Without suppliers it closes (002 §8). */
export const NoSuppliersFound = meta.story({
  name: 'no suppliers found',
  parameters: { backend: { faults: [{ call: 'listMessagingSuppliers', kind: 'code', code: 5 }] } },
  play: async () => {
    await press(texts.title);
    await expectVisible(messages.custom.noSuppliers);
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  },
});

/** The search becomes the custom filter. */
export const Found = meta.story({
  play: async () => {
    const dialog = await advanced();
    await userEvent.type(dialog.getByRole('combobox', { name: texts.wholesaler }), 'kestrel');
    await userEvent.click(await screen.findByRole('option', { name: 'Kestrel Wholesale' }));
    await fill(dialog.getByRole('textbox', { name: messages.custom.startDate }), '2026/02/01');
    await fill(dialog.getByRole('textbox', { name: messages.custom.endDate }), '2026/03/02');
    await press(texts.search, dialog);
    await waitFor(async () => expect(await findRows(messages.title)).toHaveLength(2));
    const filter = within(screen.getByRole('group', { name: messages.filter }));
    await expect(filter.getByRole('radio', { name: new RegExp(`^${messages.filters.Custom}`) })).toBeChecked();
  },
});

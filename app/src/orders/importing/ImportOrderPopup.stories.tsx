import preview from '@mortar/storybook/preview';
import { asPart, getLoaded, withBackend } from '@mortar/storybook/storyBackend';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { expectVisible, popup, press } from '#stories/steps.ts';
import { ImportOrder } from './ImportOrder.tsx';
import { messages } from './messages.ts';
import { chooseFile, orderFile, xmlFile } from './testing/files.ts';

const texts = messages.importOrder;
const done = { opened: fn(), saved: fn(), closed: fn() };

const meta = preview.meta({
  title: 'Popups/The order/Import an order',
  ...withBackend,
  tags: ['!autodocs', 'app', 'manifest:import-order'],
  decorators: [asPart],
  render: () => (
    <ImportOrder onOpened={done.opened} onSaved={done.saved} onClose={done.closed} returnFocusTo={() => null} />
  ),
});

const upload = () => screen.findByRole('button', { name: texts.upload });

async function choose(file = orderFile(3)) {
  const dialog = await popup(texts.title);
  await chooseFile(texts.file, file);
  return dialog;
}

/** Upload waits for a file; rule and action have the specified defaults (002 §5). */
export const Empty = meta.story({
  name: 'empty',
  play: async () => {
    await popup(texts.title);
    await expect(await upload()).toBeDisabled();
    await expect(screen.getByRole('radio', { name: 'Preferred' })).toBeChecked();
    await expect(screen.getByRole('radio', { name: texts.actions.save })).toBeChecked();
  },
});

export const FileChosen = meta.story({
  name: 'file chosen',
  play: async () => {
    await expectVisible(messages.file.items(3), await choose());
    await expect(await upload()).toBeEnabled();
  },
});

export const WrongType = meta.story({
  name: 'wrong type',
  play: async () => {
    await expectVisible(/order.pdf cannot be taken: choose .xml/, await choose(xmlFile('%PDF-1.7', 'order.pdf')));
    await expect(await upload()).toBeDisabled();
  },
});

/** Rejected before sending. */
export const Refused = meta.story({
  name: 'refused',
  play: async () => {
    const bomb = '<!DOCTYPE order [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;">]><order><item desc="&b;"/></order>';
    await expectVisible('The file has a document type, which is not allowed.', await choose(xmlFile(bomb)));
    await expect(await upload()).toBeDisabled();
  },
});

/** The upload can be cancelled; its result is checked, and the file stays selected. */
export const Uploading = meta.story({
  name: 'uploading',
  parameters: { popup: { focusMoved: true }, backend: { faults: [{ call: 'importOrder', kind: 'never' }] } },
  play: async () => {
    const dialog = await choose();
    await press(texts.upload, dialog);
    await dialog.findByRole('progressbar', { name: messages.file.uploading('order.xml') });
    await press(texts.cancel, dialog);
    await expectVisible(messages.file.cancelled, dialog);
    await expect(done.closed).not.toHaveBeenCalled();
    await press(texts.upload, dialog);
    await dialog.findByRole('progressbar', { name: messages.file.uploading('order.xml') });
  },
});

/** The server's reason is shown next to the specified text. */
export const Failed = meta.story({
  name: 'failed',
  parameters: {
    backend: {
      faults: [{ call: 'importOrder', kind: 'code', code: 2, text: 'Other files of yours wait to be read.' }],
    },
  },
  play: async () => {
    const dialog = await choose();
    await press(texts.upload, dialog);
    await expectVisible('Sorry an error has occurred, error code: 2. Please try again.', dialog);
    await expectVisible(/^The file was refused: /, dialog);
    await expectVisible('order.xml', dialog);
  },
});

/** From the file to the open order, by keyboard. */
export const OpenedAtOnce = meta.story({
  parameters: { popup: { focusMoved: true } },
  play: async (context) => {
    const { catalogue } = getLoaded(context).backend;
    const nappis = catalogue.products.filter((product) => catalogue.getPrices(product).length > 0);
    const dialog = await choose(
      orderFile(
        1,
        nappis.slice(0, 2).map(({ nappicode }) => nappicode),
      ),
    );
    await expectVisible(messages.file.items(3), dialog);
    await userEvent.click(dialog.getByRole('radio', { name: texts.actions.open }));
    await press(texts.upload, dialog);
    const result = await popup(messages.result.title);
    await press(messages.result.open, result);
    await waitFor(() => expect(done.opened).toHaveBeenCalled());
  },
});

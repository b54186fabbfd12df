import preview from '@mortar/storybook/preview';
import { asPart, getLoaded, withBackend } from '@mortar/storybook/storyBackend';
import { expect, fn, waitFor } from 'storybook/test';
import { messages } from '#orders/baskets/messages.ts';
import { BASKET_TEMPLATE } from '#orders/baskets/model/basketFile.ts';
import { basketFile, UNKNOWN_LINES } from '#orders/baskets/testing/basketFile.ts';
import { BASKET, WithBasket } from '#orders/baskets/testing/baskets.tsx';
import { messages as importMessages } from '#orders/importing/messages.ts';
import { chooseFile, xmlFile } from '#orders/importing/testing/files.ts';
import { expectVisible, findRows, popup, press } from '#stories/steps.ts';
import { ImportBasket } from './ImportBasket.tsx';

const texts = messages.import;
const closed = fn();

const meta = preview.meta({
  title: 'Popups/Baskets/Import Basket',
  ...withBackend,
  tags: ['!autodocs', 'app', 'manifest:import-basket'],
  decorators: [asPart],
  render: () => (
    <WithBasket type="custom" name={BASKET.empty}>
      {(basket) => <ImportBasket basket={basket} onClose={closed} />}
    </WithBasket>
  ),
});

async function choose(file: File) {
  const dialog = await popup(texts.title);
  await chooseFile(texts.file, file);
  return dialog;
}

export const NoFile = meta.story({
  name: 'no file',
  play: async () => {
    const dialog = await popup(texts.title);
    await press(texts.upload, dialog);
    await expectVisible(texts.missing, dialog);
  },
});

export const Chosen = meta.story({
  name: 'chosen',
  play: async () => {
    await expectVisible(importMessages.file.items(2), await choose(await basketFile(UNKNOWN_LINES)));
  },
});

export const WrongType = meta.story({
  name: 'wrong type',
  play: async () => {
    await expectVisible(/basket.csv cannot be taken: choose .xlsx/, await choose(xmlFile('a;b', 'basket.csv')));
  },
});

/** Rejected before sending. */
export const Refused = meta.story({
  name: 'refused',
  play: async () => {
    const other = BASKET_TEMPLATE.columns.slice(1);
    await expectVisible(/^Row 1 of sheet Basket does not name the columns/, await choose(await basketFile([], other)));
  },
});

export const Uploading = meta.story({
  name: 'uploading',
  parameters: { popup: { focusMoved: true }, backend: { faults: [{ call: 'importBasket', kind: 'never' }] } },
  play: async () => {
    const dialog = await choose(await basketFile(UNKNOWN_LINES));
    await expectVisible(importMessages.file.items(2), dialog);
    await press(texts.upload, dialog);
    await dialog.findByRole('progressbar', { name: importMessages.file.uploading('basket.xlsx') });
    await press(texts.cancel, dialog);
    await expectVisible(importMessages.file.cancelled, dialog);
    await expect(closed).not.toHaveBeenCalled();
  },
});

export const Template = meta.story({
  name: 'template',
  parameters: { popup: { focusMoved: true } },
  play: async () => {
    const saved = fn();
    const click = HTMLAnchorElement.prototype.click;
    HTMLAnchorElement.prototype.click = function (this: HTMLAnchorElement) {
      saved(this.download);
    };
    await press(texts.template, await popup(texts.title));
    await waitFor(() => expect(saved).toHaveBeenCalledWith(texts.templateFile));
    HTMLAnchorElement.prototype.click = click;
  },
});

/** The file has a workbook's name but other content. */
export const NoWorkbook = meta.story({
  play: async () => {
    await expectVisible('The file is not a workbook.', await choose(xmlFile('not a workbook', 'basket.xlsx')));
  },
});

/** Items are in the basket, and unmatched lines are listed. */
export const Imported = meta.story({
  parameters: { popup: { focusMoved: true } },
  play: async (context) => {
    const { catalogue, store } = getLoaded(context).backend;
    const known = catalogue.products.filter((product) => catalogue.getPrices(product).length > 0).slice(0, 2);
    const rows = known.map(({ nappicode }) => ['Known product', nappicode, '', 3]);
    const dialog = await choose(await basketFile([...rows, ...UNKNOWN_LINES]));
    await expectVisible(importMessages.file.items(4), dialog);
    await press(texts.upload, dialog);
    const feedback = await popup(messages.feedback.title);
    await expect(await findRows(importMessages.unlinked.title, feedback)).toHaveLength(2);
    const basket = [...store.orders.all()].find(({ description }) => description === BASKET.empty);
    await expect(store.items.at(basket?.orderid ?? 0)).toHaveLength(2);
    await waitFor(() => expect(document.activeElement).toHaveTextContent(messages.feedback.close));
  },
});

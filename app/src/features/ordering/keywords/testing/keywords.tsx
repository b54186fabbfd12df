import { getLoaded } from '@mortar/storybook/storyBackend';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { KeywordManagementPopup } from '#features/ordering/keywords/KeywordManagementPopup.tsx';
import { messages } from '#features/ordering/keywords/messages.ts';
import { samples, WithProduct } from '#stories/samples.tsx';
import { fill, popup, press } from '#stories/steps.ts';

type Story = Parameters<typeof getLoaded>[0];

/** 'Keyword Management' of a product that every supplier sells. */
export const Keywords = () => (
  <WithProduct name={samples.soldEverywhere}>
    {(product) => <KeywordManagementPopup product={product} onClose={fn()} />}
  </WithProduct>
);

const getCode = (context: Story) =>
  getLoaded(context).backend.catalogue.products.find(({ description }) => description === samples.soldEverywhere)
    ?.productcode ?? '';

/** Gives the product keywords of the retailer before the story starts. */
export const withKeywords =
  (...words: string[]) =>
  (context: Story) => {
    const { store } = getLoaded(context).backend;
    store.transaction(() => {
      for (const keyword of words) store.keywords.put({ retailerid: 1001, productcode: getCode(context), keyword });
    });
  };

export const keywordsAtServer = (context: Story): string[] =>
  getLoaded(context)
    .backend.store.keywords.at(`1001/${getCode(context)}`)
    .map(({ keyword }) => keyword);

export const management = () => popup(messages.title);
export const newKeyword = async () => (await management()).findByRole('textbox', { name: messages.field });

export async function addKeyword(text: string): Promise<void> {
  const field = await newKeyword();
  await waitFor(() => expect(field).toBeEnabled());
  await userEvent.type(field, text);
  await press(messages.add, await management());
}

export const updating = () => popup(messages.update.title);
export const updatedKeyword = async () => (await updating()).findByRole('textbox', { name: messages.update.label });

/** Opens 'Update Keyword' and types a new one. */
export async function changeKeyword(from: string, to: string): Promise<void> {
  await press(messages.edit(from), await management());
  await fill(await updatedKeyword(), to);
  await press(messages.update.save, await updating());
}

export const deleteKeyword = async (keyword: string) => {
  await press(messages.delete(keyword), await management());
  await screen.findByRole('alertdialog', { name: messages.confirm.title });
  await press('Yes', await popup(messages.confirm.title));
};

import type { ScenarioState } from '@mortar/storybook/storyBackend';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { messages as productTexts } from '#features/promotions/product/messages.ts';
import { messages as texts } from '#features/promotions/shop/messages.ts';
import { popup, press } from '#stories/steps.ts';

/** User with access to the shop. */
export const shopper = {
  permissions: { dashboard: { ordering: true, reports: true, brandedstore: true, messaging: true, settings: true } },
};

/** Banners of a server without texts. */
export const picturesAlone = ({ retailers }: ScenarioState): Partial<ScenarioState> => ({
  retailers: retailers.map((retailer) => ({
    ...retailer,
    brandedstores: retailer.brandedstores.map((store) => ({ ...store, promobannerwords: [] })),
  })),
});

/** Promotions listed under a name. */
export const cards = async (name: string = texts.featured) =>
  within(await screen.findByRole('list', { name })).findAllByRole('button');

/** Opens the selector of a featured promotion. @returns its name */
export async function choose(at = 0): Promise<string> {
  const card = (await cards())[at];
  if (!card) throw new Error('no such card');
  await userEvent.click(card);
  await popup(productTexts.title);
  return card.querySelector('.promotion__name')?.textContent ?? '';
}

/** Adds a featured promotion to the cart in its default quantity. */
export async function putIntoCart(at = 0): Promise<string> {
  const name = await choose(at);
  await press(new RegExp(`^${productTexts.add}`), await popup(productTexts.title));
  await waitFor(async () => expect((await cards())[at]).toHaveTextContent(/in your cart/));
  return name;
}

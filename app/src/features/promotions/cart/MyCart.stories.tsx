import { appAt } from '@mortar/storybook/application';
import preview from '@mortar/storybook/preview';
import { loadedOf, withBackend } from '@mortar/storybook/storyBackend';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { openCart, putIntoCart, shopper } from '#features/promotions/shop/testing/shop.ts';
import { asPage } from '#stories/page.ts';
import { fill, press, rowsOf, see } from '#stories/steps.ts';
import { messages as texts } from './messages.ts';

const meta = preview.meta({
  title: 'Popups/My Cart/In the shop',
  ...withBackend,
  tags: ['!autodocs', 'app'],
  parameters: { layout: 'fullscreen', a11y: asPage, backend: shopper, popup: { moved: true } },
  render: appAt('/Promotions'),
});

type Context = Parameters<typeof loadedOf>[0];
const orders = (context: Context) => [...loadedOf(context).backend.store.orders.all()].length;

async function filledCart() {
  const names = [await putIntoCart(0), await putIntoCart(1)];
  const cart = await openCart();
  await expect(await rowsOf(texts.title, cart)).toHaveLength(2);
  return { names, cart };
}

export const Lines = meta.story({
  play: async () => {
    await filledCart();
  },
});

/** By its steps, and back to a multiple where it was none. */
export const QuantityChanged = meta.story({
  play: async () => {
    const { names, cart } = await filledCart();
    const box = cart.getByRole('spinbutton', { name: texts.quantityOf(names[0] ?? '') });
    await fill(box, '1');
    await userEvent.tab();
    await see(/^Quantities of it are multiples of \d+\.$/);
    await waitFor(() => expect(Number((box as HTMLInputElement).value)).toBeGreaterThan(1));
  },
});

export const Removed = meta.story({
  play: async () => {
    const { names, cart } = await filledCart();
    const [first] = await rowsOf(texts.title, cart);
    first?.querySelector<HTMLElement>('[aria-colindex]')?.focus();
    await userEvent.keyboard('{Delete}');
    await press('Yes', cart);
    await waitFor(async () => expect(await rowsOf(texts.title, cart)).toHaveLength(1));
    await see(texts.removed(names[0] ?? ''));
  },
});

export const Made = meta.story({
  play: async (context) => {
    const before = orders(context);
    const { cart } = await filledCart();
    await press('Complete', cart);
    await screen.findByRole('alertdialog', { name: texts.made.title });
    await see(/^Order .+ waits for you/);
    await expect(orders(context)).toBe(before + 1);
    await expect(screen.getByRole('button', { name: /^Okay/ })).toHaveFocus();
  },
});

/** The server made it, its answer was lost: it is found, and not made again. */
export const AnswerLost = meta.story({
  parameters: { backend: { ...shopper, faults: [{ call: 'createPromotionOrder', kind: 'lostAnswer', times: 1 }] } },
  play: async (context) => {
    const before = orders(context);
    const { cart } = await filledCart();
    await press('Complete', cart);
    await screen.findByRole('alertdialog', { name: texts.made.title });
    await expect(orders(context)).toBe(before + 1);
  },
});

/** Nobody can say whether it was made; once somebody can, it is found. */
export const NotKnown = meta.story({
  parameters: { backend: { ...shopper, faults: [{ call: 'createPromotionOrder', kind: 'lostAnswer', times: 1 }] } },
  play: async (context) => {
    const before = orders(context);
    const { cart } = await filledCart();
    const { faults } = loadedOf(context).backend;
    faults.add({ call: 'getOrder', kind: 'code', code: 2 });
    await press('Complete', cart);
    await see(texts.failed.unknown);
    await press(/^Okay/);
    faults.clear();
    await press('Complete', cart);
    await screen.findByRole('alertdialog', { name: texts.made.title });
    await expect(orders(context)).toBe(before + 1);
  },
});

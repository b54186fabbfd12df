import preview from '@mortar/storybook/preview';
import { asPart, getLoaded, withBackend } from '@mortar/storybook/storyBackend';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { CartInShop } from '#features/promotions/shop/testing/InShop.tsx';
import { shopper } from '#features/promotions/shop/testing/shop.ts';
import { expectVisible, fill, findRows, popup, press } from '#stories/steps.ts';
import { messages as texts } from './messages.ts';

const meta = preview.meta({
  title: 'Popups/Shop/My Cart/In the shop',
  ...withBackend,
  tags: ['!autodocs', 'app'],
  parameters: { backend: shopper, popup: { focusMoved: true } },
  decorators: [asPart],
  component: CartInShop,
});

type Context = Parameters<typeof getLoaded>[0];
const orders = (context: Context) => [...getLoaded(context).backend.store.orders.all()].length;

async function filledCart() {
  const cart = await popup(texts.title);
  const rows = await findRows(texts.title, cart);
  await expect(rows).toHaveLength(2);
  const names = rows.map((row) => within(row).getByRole('rowheader').textContent ?? '');
  return { names, cart };
}

export const Lines = meta.story({
  play: async () => {
    await filledCart();
  },
});

/** Changed in steps of the deal; other values are rounded down. */
export const QuantityChanged = meta.story({
  play: async () => {
    const { names, cart } = await filledCart();
    const box = cart.getByRole('spinbutton', { name: texts.getQuantity(names[0] ?? '') });
    await fill(box, '1');
    await userEvent.tab();
    await expectVisible(/^Quantities of it are multiples of \d+\.$/);
    await waitFor(() => expect(Number((box as HTMLInputElement).value)).toBeGreaterThan(1));
  },
});

export const Removed = meta.story({
  play: async () => {
    const { names, cart } = await filledCart();
    const [first] = await findRows(texts.title, cart);
    first?.querySelector<HTMLElement>('[aria-colindex]')?.focus();
    await userEvent.keyboard('{Delete}');
    await press('Yes', cart);
    await waitFor(async () => expect(await findRows(texts.title, cart)).toHaveLength(1));
    await expectVisible(texts.removed(names[0] ?? ''));
  },
});

export const Made = meta.story({
  play: async (context) => {
    const before = orders(context);
    const { cart } = await filledCart();
    await press('Complete', cart);
    await screen.findByRole('alertdialog', { name: texts.made.title });
    await expectVisible(/^Order .+ waits for you/);
    await expect(orders(context)).toBe(before + 1);
    await expect(screen.getByRole('button', { name: /^Okay/ })).toHaveFocus();
  },
});

/** The result of ordering is unknown; a later check finds the order. */
export const NotKnown = meta.story({
  parameters: { backend: { ...shopper, faults: [{ call: 'createPromotionOrder', kind: 'lostAnswer', times: 1 }] } },
  play: async (context) => {
    const before = orders(context);
    const { cart } = await filledCart();
    const { faults } = getLoaded(context).backend;
    faults.add({ call: 'getOrder', kind: 'code', code: 2 });
    await press('Complete', cart);
    await expectVisible(texts.failed.unknown);
    await press(/^Okay/);
    faults.clear();
    await press('Complete', cart);
    await screen.findByRole('alertdialog', { name: texts.made.title });
    await expect(orders(context)).toBe(before + 1);
  },
});

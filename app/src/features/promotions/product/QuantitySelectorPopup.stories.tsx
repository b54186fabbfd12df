import preview from '@mortar/storybook/preview';
import { asPart, withBackend } from '@mortar/storybook/storyBackend';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { SelectorInShop } from '#features/promotions/shop/testing/InShop.tsx';
import { shopper } from '#features/promotions/shop/testing/shop.ts';
import { expectVisible, popup, press } from '#stories/steps.ts';
import { messages as texts } from './messages.ts';

const meta = preview.meta({
  title: 'Popups/Shop/Quantity Selector',
  ...withBackend,
  tags: ['!autodocs', 'app', 'manifest:promotion-product'],
  parameters: { backend: shopper },
  decorators: [asPart],
  component: SelectorInShop,
});

const selector = () => popup(texts.title);
const box = async () => (await selector()).findByRole<HTMLInputElement>('spinbutton', { name: texts.quantity });
async function type(quantity: number) {
  const field = await box();
  await waitFor(() => expect(field).toHaveFocus());
  field.select();
  await userEvent.keyboard(String(quantity));
}
const add = async () => press(new RegExp(`^${texts.add}`), await selector());

const quantityInCart = async () => Number((await screen.findByRole('status', { name: 'In the cart' })).textContent);

/** Waits until closed, when the cart can be read and the selector opened again. */
async function closed() {
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
}
const choose = () => press('Choose again');

export const Details = meta.story({
  name: 'details',
  play: async () => {
    await waitFor(async () => expect(await box()).toHaveFocus());
    await expectVisible(texts.supplier.limit, await selector());
  },
});

export const History = meta.story({
  name: 'history',
  parameters: { popup: { focusMoved: true } },
  play: async () => {
    await userEvent.click((await selector()).getByRole('tab', { name: texts.history }));
    await (await selector()).findByRole('grid', { name: texts.orders.title });
    await waitFor(async () => expect((await selector()).queryByText(texts.orders.loading)).not.toBeInTheDocument());
  },
});

export const Credit = meta.story({
  name: 'credit',
  parameters: { backend: { ...shopper, faults: [{ call: 'getCreditUsage', kind: 'code', code: 5 }] } },
  play: async () => {
    await expectVisible(texts.supplier.none, await selector());
  },
});

export const Loading = meta.story({
  name: 'loading',
  parameters: { backend: { ...shopper, faults: [{ call: 'getCreditUsage', kind: 'never' }] } },
  play: async () => {
    await expectVisible(texts.supplier.loading, await selector());
  },
});

const limited = {
  ...shopper,
  settings: { ordering_LimitMaximumQuantity_Enabled: true, ordering_MaximumQuantity: 24 },
};

/** Above the maximum: a correct password overrides the limit for the session. */
export const OverMaximum = meta.story({
  name: 'over maximum',
  parameters: { backend: limited, popup: { focusMoved: true } },
  play: async () => {
    await type(48);
    await add();
    await screen.findByRole('alertdialog', { name: texts.limit.title });
    await expect(screen.getByRole('button', { name: /^Take Max \(24\)/ })).toHaveFocus();
  },
});

export const AlreadyInCart = meta.story({
  name: 'already in cart',
  parameters: { popup: { focusMoved: true } },
  play: async () => {
    await add();
    await closed();
    await choose();
    await add();
    await screen.findByRole('alertdialog', { name: texts.exists.title });
  },
});

export const NotAMultiple = meta.story({
  name: 'not a multiple',
  parameters: { popup: { focusMoved: true } },
  play: async () => {
    await type(1);
    await add();
    await screen.findByRole('alertdialog', { name: texts.multiple.title });
  },
});

/** After one correct password the limit no longer applies in this session. */
export const SetAside = meta.story({
  name: 'limit set aside',
  tags: ['!manifest:promotion-product'],
  parameters: { backend: limited, popup: { focusMoved: true } },
  play: async () => {
    const step = Number((await box()).getAttribute('value'));
    await type(step * 10);
    await add();
    await press(texts.limit.override, await popup(texts.limit.title));
    const dialog = await popup('Please Enter Override Password');
    await userEvent.type(await dialog.findByLabelText('Password'), 'Override@2026{Enter}');
    await closed();
    await expect(await quantityInCart()).toBe(step * 10);
    await choose();
    await type(step * 11);
    await add();
    await press(texts.exists.keepThis(step * 11), await popup(texts.exists.title));
    await closed();
    await expect(await quantityInCart()).toBe(step * 11);
  },
});

/** The merged quantity exceeds the maximum of a line; the typed one stays (ruling 14). */
export const MergeTooMany = meta.story({
  name: 'merge too many',
  tags: ['!manifest:promotion-product'],
  parameters: { popup: { focusMoved: true } },
  play: async () => {
    await add();
    await closed();
    const step = await quantityInCart();
    await choose();
    const maximum = 999_999 - (999_999 % step);
    await type(maximum);
    await add();
    await press(texts.exists.merge(maximum + step), await popup(texts.exists.title));
    await expectVisible(texts.tooMany(maximum + step).replaceAll('\u00a0', ' '), await selector());
    await expect(await box()).toHaveValue(String(maximum));
  },
});

/** Each answer: keep, merge, replace, and round to a multiple. */
export const Answered = meta.story({
  name: 'questions answered',
  tags: ['!manifest:promotion-product'],
  parameters: { popup: { focusMoved: true } },
  play: async () => {
    await add();
    await closed();
    const step = await quantityInCart();
    await choose();
    await add();
    await press(texts.exists.merge(step * 2), await popup(texts.exists.title));
    await closed();
    await expect(await quantityInCart()).toBe(step * 2);
    await choose();
    await add();
    await press(texts.exists.keepExisting(step * 2), await popup(texts.exists.title));
    await closed();
    await expect(await quantityInCart()).toBe(step * 2);
    await choose();
    await type(step * 3 + 1);
    await add();
    await press(texts.exists.keepThis(step * 3 + 1), await popup(texts.exists.title));
    await press(new RegExp(`^Order ${step * 4}`), await popup(texts.multiple.title));
    await closed();
    await expect(await quantityInCart()).toBe(step * 4);
  },
});

import { appAt } from '@mortar/storybook/application';
import preview from '@mortar/storybook/preview';
import { withBackend } from '@mortar/storybook/storyBackend';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { cards, choose, putIntoCart, shopper } from '#features/promotions/shop/testing/shop.ts';
import { asPage } from '#stories/page.ts';
import { popup, press, see } from '#stories/steps.ts';
import { messages as texts } from './messages.ts';

const meta = preview.meta({
  title: 'Popups/Quantity Selector',
  ...withBackend,
  tags: ['!autodocs', 'app', 'manifest:promotion-product'],
  parameters: { layout: 'fullscreen', a11y: asPage, backend: shopper },
  render: appAt('/Promotions'),
});

const selector = () => popup(texts.title);
const box = async () => (await selector()).findByRole<HTMLInputElement>('spinbutton', { name: texts.quantity });
/** Types another quantity over the one that stands there, as somebody does who opened it. */
async function type(quantity: number) {
  const field = await box();
  await waitFor(() => expect(field).toHaveFocus());
  field.select();
  await userEvent.keyboard(String(quantity));
}
const add = async () => press(new RegExp(`^${texts.add}`), await selector());

export const Details = meta.story({
  name: 'details',
  play: async () => {
    await choose();
    await waitFor(async () => expect(await box()).toHaveFocus());
    await see(texts.supplier.limit, await selector());
  },
});

export const History = meta.story({
  name: 'history',
  parameters: { popup: { moved: true } },
  play: async () => {
    await choose();
    await userEvent.click((await selector()).getByRole('tab', { name: texts.history }));
    await (await selector()).findByRole('grid', { name: texts.orders.title });
    await waitFor(async () => expect((await selector()).queryByText(texts.orders.loading)).not.toBeInTheDocument());
  },
});

export const Credit = meta.story({
  name: 'credit',
  parameters: { backend: { ...shopper, faults: [{ call: 'getCreditUsage', kind: 'code', code: 5 }] } },
  play: async () => {
    await choose();
    await see(texts.supplier.none, await selector());
  },
});

export const Loading = meta.story({
  name: 'loading',
  parameters: { backend: { ...shopper, faults: [{ call: 'getCreditUsage', kind: 'never' }] } },
  play: async () => {
    await choose();
    await see(texts.supplier.loading, await selector());
  },
});

const limited = {
  ...shopper,
  settings: { ordering_LimitMaximumQuantity_Enabled: true, ordering_MaximumQuantity: 24 },
};

/** A right password sets the limit aside for the session. */
export const OverMaximum = meta.story({
  name: 'over maximum',
  parameters: { backend: limited, popup: { moved: true } },
  play: async () => {
    await choose();
    await type(48);
    await add();
    await screen.findByRole('alertdialog', { name: texts.limit.title });
    await expect(screen.getByRole('button', { name: /^Take Max \(24\)/ })).toHaveFocus();
  },
});

export const AlreadyInCart = meta.story({
  name: 'already in cart',
  parameters: { popup: { moved: true } },
  play: async () => {
    await putIntoCart();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await choose();
    await add();
    await screen.findByRole('alertdialog', { name: texts.exists.title });
  },
});

export const NotAMultiple = meta.story({
  name: 'not a multiple',
  parameters: { popup: { moved: true } },
  play: async () => {
    await choose();
    await type(1);
    await add();
    await screen.findByRole('alertdialog', { name: texts.multiple.title });
  },
});

const held = async () => {
  const [first] = await cards();
  return Number.parseInt(first?.querySelector('.promotion__held')?.textContent ?? '0', 10);
};

/** A right password sets the limit aside until the session ends: it is asked for once. */
export const SetAside = meta.story({
  name: 'limit set aside',
  tags: ['!manifest:promotion-product'],
  parameters: { backend: limited, popup: { moved: true } },
  play: async () => {
    await choose();
    const step = Number((await box()).getAttribute('value'));
    await type(step * 10);
    await add();
    await press(texts.limit.override, await popup(texts.limit.title));
    const asked = await popup('Please Enter Override Password');
    await userEvent.type(await asked.findByLabelText('Password'), 'Override@2026{Enter}');
    await waitFor(async () => expect(await held()).toBe(step * 10));
    await choose();
    await type(step * 11);
    await add();
    await press(texts.exists.keepThis(step * 11), await popup(texts.exists.title));
    await waitFor(async () => expect(await held()).toBe(step * 11));
  },
});

/** What is kept, merged or taken instead, and the multiple that is taken for what was typed. */
export const Answered = meta.story({
  name: 'questions answered',
  tags: ['!manifest:promotion-product'],
  parameters: { popup: { moved: true } },
  play: async () => {
    await putIntoCart();
    const step = await held();
    await choose();
    await add();
    await press(texts.exists.merge(step * 2), await popup(texts.exists.title));
    await waitFor(async () => expect(await held()).toBe(step * 2));
    await choose();
    await add();
    await press(texts.exists.keepExisting(step * 2), await popup(texts.exists.title));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await expect(await held()).toBe(step * 2);
    await choose();
    await type(step * 3 + 1);
    await add();
    await press(texts.exists.keepThis(step * 3 + 1), await popup(texts.exists.title));
    await press(new RegExp(`^Order ${step * 4}`), await popup(texts.multiple.title));
    await waitFor(async () => expect(await held()).toBe(step * 4));
  },
});

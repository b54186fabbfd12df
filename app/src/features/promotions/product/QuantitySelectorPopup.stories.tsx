import { appAt } from '@mortar/storybook/application';
import preview from '@mortar/storybook/preview';
import { withBackend } from '@mortar/storybook/storyBackend';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { choose, putIntoCart, shopper } from '#features/promotions/shop/testing/shop.ts';
import { asPage } from '#stories/page.ts';
import { fill, popup, press, see } from '#stories/steps.ts';
import { messages as texts } from './messages.ts';

const meta = preview.meta({
  title: 'Popups/Quantity Selector',
  ...withBackend,
  tags: ['!autodocs', 'app', 'manifest:promotion-product'],
  parameters: { layout: 'fullscreen', a11y: asPage, backend: shopper },
  render: appAt('/Promotions'),
});

const selector = () => popup(texts.title);
const box = async () => (await selector()).findByRole('spinbutton', { name: texts.quantity });
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
    await fill(await box(), '48');
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
    await fill(await box(), '1');
    await add();
    await screen.findByRole('alertdialog', { name: texts.multiple.title });
  },
});

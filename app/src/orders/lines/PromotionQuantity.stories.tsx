import preview from '@mortar/storybook/preview';
import { asPart, withBackend } from '@mortar/storybook/storyBackend';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { samples, suppliers } from '#stories/samples.tsx';
import { expectVisible, fill, press } from '#stories/steps.ts';
import { messages } from './messages.ts';
import { withoutLines } from './testing/orderedLines.ts';
import { promotionSelector, quantityBox, Selector } from './testing/quantity.tsx';

const texts = messages.promotion;

const meta = preview.meta({
  title: 'Popups/Ordering a product/Promotion Quantity Selection',
  ...withBackend,
  tags: ['!autodocs', 'app', 'manifest:promotion-quantity-selection'],
  parameters: { backend: { scenario: 'longOrder', openOrder: true, change: withoutLines } },
  decorators: [asPart],
  render: () => <Selector name={samples.soldEverywhere} supplier={suppliers.green} promotion />,
});

const card = async () => (await promotionSelector()).findByRole('region', { name: texts.card });

export const Default = meta.story({
  name: 'default',
  play: async () => {
    const shown = await card();
    await waitFor(() => expect(shown.querySelector('img')).toBeVisible());
    await expectVisible('Ordering: 20 at R266.31, for R5 326.20, with 3 free');
    await expect(await quantityBox()).toHaveFocus();
  },
});

/** Without its picture the product can still be ordered. */
export const PictureMissing = meta.story({
  name: 'picture missing',
  parameters: { backend: { faults: [{ call: 'getPromotionImage', kind: 'code', code: 5 }] } },
  play: async () => {
    await card();
    await screen.findByRole('img', { name: texts.noPicture });
  },
});

export const Adding = meta.story({
  name: 'adding',
  parameters: { popup: { focusMoved: true }, backend: { faults: [{ call: 'addOrderItem', kind: 'never' }] } },
  play: async () => {
    const dialog = await promotionSelector();
    await card();
    await press(texts.order, dialog);
    const ok = dialog.getByRole('button', { name: messages.quantity.ok });
    await waitFor(() => expect(ok).toHaveAttribute('aria-busy', 'true'));
  },
});

export const Failed = meta.story({
  name: 'failed',
  parameters: { backend: { faults: [{ call: 'addOrderItem', kind: 'code', code: 2 }] } },
  play: async () => {
    await card();
    await fill(await quantityBox(), '40');
    await userEvent.keyboard('{Enter}');
    await expectVisible('Sorry an error has occurred, error code: 2. Please try again.', await promotionSelector());
    await expect(await quantityBox()).toHaveValue('40');
  },
});

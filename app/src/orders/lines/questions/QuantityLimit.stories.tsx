import preview from '@mortar/storybook/preview';
import { asPart, withBackend } from '@mortar/storybook/storyBackend';
import { expect, screen, userEvent } from 'storybook/test';
import { order, Selector } from '#orders/lines/testing/quantity.tsx';
import { samples, suppliers } from '#stories/samples.tsx';
import { expectVisible, popup, press } from '#stories/steps.ts';
import { messages } from './messages.ts';

const texts = messages.limit;

const meta = preview.meta({
  title: 'Popups/Ordering a product/Quantity Limit Exceeded',
  ...withBackend,
  tags: ['!autodocs', 'app', 'manifest:quantity-limit'],
  parameters: {
    backend: {
      scenario: 'busyMorning',
      openOrder: true,
      settings: { ordering_LimitMaximumQuantity_Enabled: true, ordering_MaximumQuantity: 100 },
    },
  },
  decorators: [asPart],
  render: () => <Selector name={samples.soldEverywhere} supplier={suppliers.yellow} />,
});

async function exceed() {
  await order(250);
  return popup(texts.title);
}

async function override(password: string) {
  await press(texts.override, await exceed());
  const dialog = await popup('Please Enter Override Password');
  await userEvent.type(await dialog.findByLabelText('Password'), `${password}{Enter}`);
  return dialog;
}

export const Ask = meta.story({
  name: 'ask',
  play: async () => {
    await expectVisible(texts.text(100), await exceed());
  },
});

/** Take Max sets the maximum, which is then ordered. */
export const TakeMax = meta.story({
  name: 'take max',
  parameters: { backend: { faults: [{ call: 'addOrderItem', kind: 'never' }] } },
  play: async () => {
    await press(texts.takeMaximum(100), await exceed());
    await expect(await screen.findByRole('button', { name: 'OK' })).toHaveAttribute('aria-busy', 'true');
    await expectVisible(/^Ordering: 100 at/);
  },
});

export const Password = meta.story({
  name: 'password',
  play: async () => {
    await press(texts.override, await exceed());
    const dialog = await popup('Please Enter Override Password');
    await expect(await dialog.findByLabelText('Password')).toHaveFocus();
  },
});

/** A password typed at once goes into its masked field and nowhere else. */
export const TypedAtOnce = meta.story({
  name: 'password typed at once',
  play: async () => {
    await exceed();
    await userEvent.keyboard('Override@2026');
    const dialog = await popup('Please Enter Override Password');
    const field = await dialog.findByLabelText('Password');
    await expect(field).toHaveFocus();
    await expect(field).toHaveValue('Override@2026');
    await expect(field).toHaveAttribute('type', 'password');
    await expect(screen.queryByText(/Override@/)).toBeNull();
  },
});

export const Wrong = meta.story({
  name: 'wrong',
  play: async () => {
    await expectVisible(messages.override.incorrect, await override('guess'));
  },
});

export const Failed = meta.story({
  name: 'error',
  parameters: { backend: { faults: [{ call: 'validateOverride', kind: 'code', code: 0 }] } },
  play: async () => {
    await expectVisible(
      'Sorry an error has occurred, error code: 0. Please try again.',
      await override('Override@2026'),
    );
  },
});

import preview from '@mortar/storybook/preview';
import { asPart, withBackend } from '@mortar/storybook/storyBackend';
import { expect, userEvent } from 'storybook/test';
import { order, Selector } from '#orders/lines/testing/quantity.tsx';
import { samples, suppliers } from '#stories/samples.tsx';
import { expectVisible, popup, press } from '#stories/steps.ts';
import { messages } from './messages.ts';

const meta = preview.meta({
  title: 'Popups/Ordering a product/Override password/Maximum quantity',
  ...withBackend,
  tags: ['!autodocs', 'app', 'manifest:override-password'],
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

/** Requests the password for a quantity of 250 and enters one. */
async function give(password: string) {
  await order(250);
  await press(messages.limit.override, await popup(messages.limit.title));
  const requested = await popup('Please Enter Override Password');
  const field = await requested.findByLabelText('Password');
  await userEvent.type(field, `${password}{Enter}`);
  return { requested, field };
}

export const Empty = meta.story({
  name: 'empty',
  play: async () => {
    const { requested } = await give('');
    await expectVisible('Please enter a password.', requested);
  },
});

export const Wrong = meta.story({
  name: 'wrong',
  play: async () => {
    const { requested, field } = await give('guess');
    await expectVisible('Incorrect password.', requested);
    await expect(field).toHaveValue('guess');
  },
});

export const Checking = meta.story({
  name: 'checking',
  parameters: { backend: { faults: [{ call: 'validateOverride', kind: 'never' }] } },
  play: async () => {
    const { requested } = await give('Override@2026');
    await expect(requested.getByRole('button', { name: 'OK' })).toHaveAttribute('aria-busy', 'true');
  },
});

export const Failed = meta.story({
  name: 'error',
  parameters: { backend: { faults: [{ call: 'validateOverride', kind: 'code', code: 0 }] } },
  play: async () => {
    const { requested } = await give('Override@2026');
    await expectVisible('Sorry an error has occurred, error code: 0. Please try again.', requested);
  },
});

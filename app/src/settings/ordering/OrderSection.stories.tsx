import preview from '@mortar/storybook/preview';
import { asPart, getLoaded, withBackend } from '@mortar/storybook/storyBackend';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { messages as formTexts } from '#settings/form/messages.ts';
import { administrator, inSection } from '#stories/settings.tsx';
import { expectVisible, fill, popup, press, pressInPlace } from '#stories/steps.ts';
import { messages as texts } from './messages.ts';
import { OrderSection } from './OrderSection.tsx';

const meta = preview.meta({
  title: 'Screens/Settings/Order Settings',
  ...withBackend,
  tags: ['!autodocs', 'app', 'manifest:settings-order'],
  decorators: [asPart],
  parameters: { backend: { ...administrator, settings: { ordering_LimitMaximumQuantity_Enabled: true } } },
  render: inSection(OrderSection),
});

const { search, quantity } = texts;
const maximum = () => screen.findByRole('spinbutton', { name: quantity.maximum });

export const Loaded = meta.story({
  name: 'loaded',
  play: async () => {
    await expect(await screen.findByRole('radio', { name: search.types['0'] })).toBeChecked();
    await expect(await screen.findByRole('textbox', { name: search.color })).toHaveValue('#ffe58a');
    await expectVisible(/^Passes/);
  },
});

/** Each of the dialog's three messages, then another try. */
export const PasswordsToSet = meta.story({
  name: 'passwords to set',
  parameters: { popup: { focusMoved: true } },
  play: async () => {
    const [first] = await screen.findAllByRole('button', { name: formTexts.passwords.set });
    if (first) await pressInPlace(first);
    const dialog = await popup(quantity.password);
    await press(/^OK/, dialog);
    await expectVisible('Please enter a password.', dialog);
    await expectVisible('Please confirm your password.', dialog);
    await userEvent.type(dialog.getByLabelText('Password'), 'one');
    await userEvent.type(dialog.getByLabelText('Confirm Password'), 'two');
    await expectVisible('Password and Confirm Password do not match.', dialog);
  },
});

/** Invalid input stays, and Save shows an error. */
export const MustBeANumber = meta.story({
  name: 'must be a number',
  play: async () => {
    await fill(await maximum(), '+8');
    await press(formTexts.save);
    await expectVisible(quantity.notANumber);
    await expectVisible(formTexts.blocked);
    await waitFor(async () => expect(await maximum()).toHaveFocus());
    await expect(await maximum()).toHaveValue('+8');
  },
});

/** A warning while Cheapest and the lock are both on, since the first price is then locked. */
export const WorksAgainst = meta.story({
  name: 'cheapest with the lock',
  play: async () => {
    const { suppliers } = texts;
    const lock = await screen.findByRole('checkbox', { name: suppliers.lock });
    await userEvent.click(await screen.findByRole('radio', { name: suppliers.rules['1'] }));
    if (!(lock as HTMLInputElement).checked) await userEvent.click(lock);
    await expect(lock).toHaveAccessibleDescription(`${suppliers.lockHint} ${suppliers.against}`);
    await userEvent.click(lock);
    await expect(lock).toHaveAccessibleDescription(suppliers.lockHint);
    await userEvent.click(lock);
  },
});

export const Saved = meta.story({
  name: 'saved',
  play: async (context) => {
    await userEvent.click(await screen.findByRole('radio', { name: search.types['1'] }));
    await fill(await maximum(), '250');
    await press(formTexts.save);
    await expectVisible(formTexts.saved);
    await expectVisible(formTexts.signedIn);
    await expect(getLoaded(context).backend.store.settings.get(1001)?.values).toMatchObject({
      ordering_SearchType: '1',
      ordering_MaximumQuantity: 250,
    });
  },
});

export const Failed = meta.story({
  name: 'failed',
  parameters: { backend: { ...administrator, faults: [{ call: 'updateOrderSettings', kind: 'code', code: 2 }] } },
  play: async () => {
    await userEvent.click(await screen.findByRole('radio', { name: search.types['1'] }));
    await press(formTexts.save);
    await expectVisible(formTexts.failed(2));
    await expect(await screen.findByRole('radio', { name: search.types['1'] })).toBeChecked();
  },
});

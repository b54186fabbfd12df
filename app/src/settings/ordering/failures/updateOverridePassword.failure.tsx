import { expect, screen, userEvent } from 'storybook/test';
import { messages as formTexts } from '#settings/form/messages.ts';
import { messages } from '#settings/ordering/messages.ts';
import { OrderSection } from '#settings/ordering/OrderSection.tsx';
import { failing } from '#stories/failing.ts';
import { administrator, inSection } from '#stories/settings.tsx';
import { popup, press, pressInPlace } from '#stories/steps.ts';

export default failing('updateOverridePassword', {
  title: 'Failures/Settings/Override password to set',
  render: inSection(OrderSection),
  backend: {
    ...administrator,
    settings: { ordering_LockPreferred: false, ordering_LimitMaximumQuantity_Enabled: true },
  },
  arrange: async () => {
    const [button] = await screen.findAllByRole('button', { name: formTexts.passwords.set });
    if (button) await pressInPlace(button);
    const dialog = await popup(messages.quantity.password);
    await userEvent.type(dialog.getByLabelText('Password'), 'Another@1');
    await userEvent.type(dialog.getByLabelText('Confirm Password'), 'Another@1');
    await press(/^OK/, dialog);
  },
  error: formTexts.failed,
  unexpected: formTexts.failed(null),
  retained: async () => {
    await expect(screen.getByLabelText('Password')).toHaveValue('Another@1');
  },
});

import { expect, userEvent } from 'storybook/test';
import { messages } from '#orders/lines/questions/messages.ts';
import { order, Selector } from '#orders/lines/testing/quantity.tsx';
import { texts as errors, failing } from '#stories/failing.ts';
import { samples, suppliers } from '#stories/samples.tsx';
import { popup, press } from '#stories/steps.ts';

const texts = messages.limit;
const TITLE = 'Please Enter Override Password';

export default failing('validateOverride', {
  title: 'Failures/Ordering/Override password',
  render: () => <Selector name={samples.soldEverywhere} supplier={suppliers.yellow} />,
  backend: {
    scenario: 'busyMorning',
    openOrder: true,
    settings: { ordering_LimitMaximumQuantity_Enabled: true, ordering_MaximumQuantity: 100 },
  },
  arrange: async () => {
    await order(250);
    await press(texts.override, await popup(texts.title));
    const dialog = await popup(TITLE);
    await userEvent.type(await dialog.findByLabelText('Password'), 'Override@2026{Enter}');
  },
  // Code 2 means a wrong password (000 §7).
  instead: { 'code 0': errors.error(0), 'code 2': 'Incorrect password.', 'code 5': 'Incorrect password.' },
  retained: async () => {
    await expect(await (await popup(TITLE)).findByLabelText('Password')).toHaveValue('Override@2026');
  },
});

import preview from '@mortar/storybook/preview';
import { asPart, withBackend } from '@mortar/storybook/storyBackend';
import { expect, userEvent } from 'storybook/test';
import { messages } from '#orders/lines/questions/messages.ts';
import { order, Selector } from '#orders/lines/testing/quantity.tsx';
import { failing } from '#stories/failing.ts';
import { samples, suppliers } from '#stories/samples.tsx';
import { popup, press } from '#stories/steps.ts';

const texts = messages.limit;
const TITLE = 'Please Enter Override Password';

const meta = preview.meta({
  title: 'Failures/Ordering/Override password',
  ...withBackend,
  tags: ['!autodocs', 'app', 'failure'],
  decorators: [asPart],
  render: () => <Selector name={samples.soldEverywhere} supplier={suppliers.yellow} />,
});

const shows = failing('validateOverride', {
  backend: {
    scenario: 'busyMorning',
    openOrder: true,
    settings: { ordering_LimitMaximumQuantity_Enabled: true, ordering_MaximumQuantity: 100 },
  },
  arrange: async () => {
    await order(250);
    await press(texts.override, await popup(texts.title));
    const asked = await popup(TITLE);
    await userEvent.type(await asked.findByLabelText('Password'), 'Override@2026{Enter}');
  },
  // 2 is how the server says that the password is not the right one (000 §7).
  instead: { 'code 2': 'Incorrect password.', 'code 5': 'Incorrect password.' },
  kept: async () => {
    await expect(await (await popup(TITLE)).findByLabelText('Password')).toHaveValue('Override@2026');
  },
});

export const Code0 = meta.story(shows('code 0'));
export const Code2 = meta.story(shows('code 2'));
export const Code4 = meta.story(shows('code 4'));
export const Code5 = meta.story(shows('code 5'));
export const ConnectionDropped = meta.story(shows('connection dropped'));

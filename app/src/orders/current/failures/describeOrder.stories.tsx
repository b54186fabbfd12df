import preview from '@mortar/storybook/preview';
import { asPart, withBackend } from '@mortar/storybook/storyBackend';
import { expect, fn, screen } from 'storybook/test';
import { DescribeOrderPopup } from '#orders/current/DescribeOrderPopup.tsx';
import { messages } from '#orders/current/messages.ts';
import { useCurrentOrder } from '#orders/current/useCurrentOrder.ts';
import { failing } from '#stories/failing.ts';
import { fill, popup } from '#stories/steps.ts';

const texts = messages.describe;

function Rename() {
  const { order } = useCurrentOrder();
  return <DescribeOrderPopup order={order} onClose={fn()} returnFocusTo={() => null} />;
}

const box = () => screen.findByRole('textbox', { name: texts.label });

const meta = preview.meta({
  title: 'Failures/Orders/Order description',
  ...withBackend,
  tags: ['!autodocs', 'app', 'failure'],
  decorators: [asPart],
  render: () => <Rename />,
});

const shows = failing('describeOrder', {
  backend: { scenario: 'busyMorning', openOrder: true },
  arrange: async () => {
    await popup(texts.title);
    await fill(await box(), 'Monday, dispensary{Enter}');
  },
  kept: async () => {
    await expect(await box()).toHaveValue('Monday, dispensary');
  },
});

export const Code2 = meta.story(shows('code 2'));
export const Code4 = meta.story(shows('code 4'));
export const Code5 = meta.story(shows('code 5'));
export const ConnectionDropped = meta.story(shows('connection dropped'));

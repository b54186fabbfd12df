import preview from '@mortar/storybook/preview';
import { asPart, withBackend } from '@mortar/storybook/storyBackend';
import { expect } from 'storybook/test';
import { quantityBox, Selector, selector } from '#orders/lines/testing/quantity.tsx';
import { failing } from '#stories/failing.ts';
import { samples, suppliers } from '#stories/samples.tsx';

const meta = preview.meta({
  title: 'Failures/Ordering/Credit usage',
  ...withBackend,
  tags: ['!autodocs', 'app', 'failure'],
  decorators: [asPart],
  render: () => <Selector name={samples.soldEverywhere} supplier={suppliers.yellow} />,
});

const shows = failing('getCreditUsage', {
  backend: { scenario: 'busyMorning', openOrder: true },
  instead: { 'code 5': 'No Credit Info, please contact support' },
  within: selector,
  kept: async () => {
    await expect(await quantityBox()).toHaveFocus();
  },
});

export const Code2 = meta.story(shows('code 2'));
export const Code4 = meta.story(shows('code 4'));
export const Code5 = meta.story(shows('code 5'));
export const ConnectionDropped = meta.story(shows('connection dropped'));

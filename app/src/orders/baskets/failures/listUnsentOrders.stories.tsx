import preview from '@mortar/storybook/preview';
import { asPart, withBackend } from '@mortar/storybook/storyBackend';
import { fn } from 'storybook/test';
import { BasketsPopup } from '#orders/baskets/BasketsPopup.tsx';
import { messages } from '#orders/baskets/messages.ts';
import { failing } from '#stories/failing.ts';
import { see } from '#stories/steps.ts';

const texts = messages.baskets;

const meta = preview.meta({
  title: 'Failures/Baskets/List of baskets',
  ...withBackend,
  tags: ['!autodocs', 'app', 'failure'],
  decorators: [asPart],
  render: () => <BasketsPopup onOpened={fn()} onMade={fn()} onClose={fn()} returnFocusTo={() => null} />,
});

const shows = failing('listUnsentOrders', {
  instead: { 'code 5': texts.none },
  kept: async () => see(texts.selectBasket),
});

export const Code2 = meta.story(shows('code 2'));
export const Code4 = meta.story(shows('code 4'));
export const Code5 = meta.story(shows('code 5'));
export const ConnectionDropped = meta.story(shows('connection dropped'));

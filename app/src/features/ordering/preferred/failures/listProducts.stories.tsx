import preview from '@mortar/storybook/preview';
import { asPart, withBackend } from '@mortar/storybook/storyBackend';
import { screen } from 'storybook/test';
import { messages } from '#features/ordering/preferred/messages.ts';
import { PreferredProductsScreen } from '#features/ordering/preferred/PreferredProductsScreen.tsx';
import { failing } from '#stories/failing.ts';
import { Frame } from '#stories/frame.tsx';

const meta = preview.meta({
  title: 'Failures/Ordering/Preferred products',
  ...withBackend,
  tags: ['!autodocs', 'app', 'failure'],
  decorators: [asPart],
  render: () => (
    <Frame width={1200} height={480}>
      <PreferredProductsScreen />
    </Frame>
  ),
});

const shows = failing('listProducts', {
  instead: { 'code 5': messages.none },
  kept: async () => {
    await screen.findByRole('heading', { level: 2, name: messages.title });
  },
});

export const Code2 = meta.story(shows('code 2'));
export const Code4 = meta.story(shows('code 4'));
export const Code5 = meta.story(shows('code 5'));
export const ConnectionDropped = meta.story(shows('connection dropped'));

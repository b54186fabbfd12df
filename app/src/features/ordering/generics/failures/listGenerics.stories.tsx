import preview from '@mortar/storybook/preview';
import { asPart, withBackend } from '@mortar/storybook/storyBackend';
import { fn, screen } from 'storybook/test';
import { GenericsPanel } from '#features/ordering/generics/GenericsPanel.tsx';
import { messages } from '#features/ordering/generics/messages.ts';
import { failing } from '#stories/failing.ts';
import { Frame } from '#stories/frame.tsx';
import { samples, WithProduct } from '#stories/samples.tsx';

const meta = preview.meta({
  title: 'Failures/Ordering/Generics',
  ...withBackend,
  tags: ['!autodocs', 'app', 'failure'],
  decorators: [asPart],
  render: () => (
    <Frame width={408} height={300}>
      <WithProduct name={samples.soldEverywhere}>
        {(product) => <GenericsPanel product={product} onChoose={fn()} />}
      </WithProduct>
    </Frame>
  ),
});

const shows = failing('listGenerics', {
  instead: { 'code 5': messages.generics.none },
  kept: async () => {
    await screen.findByRole('heading', { name: messages.generics.titleFor(samples.soldEverywhere) });
  },
});

export const Code2 = meta.story(shows('code 2'));
export const Code4 = meta.story(shows('code 4'));
export const Code5 = meta.story(shows('code 5'));
export const ConnectionDropped = meta.story(shows('connection dropped'));

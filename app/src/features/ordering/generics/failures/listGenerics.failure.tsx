import { fn, screen } from 'storybook/test';
import { GenericsPanel } from '#features/ordering/generics/GenericsPanel.tsx';
import { messages } from '#features/ordering/generics/messages.ts';
import { failing } from '#stories/failing.ts';
import { Frame } from '#stories/frame.tsx';
import { samples, WithProduct } from '#stories/samples.tsx';

export default failing('listGenerics', {
  title: 'Failures/Ordering/Generics',
  render: () => (
    <Frame width={408} height={300}>
      <WithProduct name={samples.soldEverywhere}>
        {(product) => <GenericsPanel product={product} onChoose={fn()} />}
      </WithProduct>
    </Frame>
  ),
  instead: { 'code 5': messages.generics.none },
  retained: async () => {
    await screen.findByRole('heading', { name: messages.generics.titleFor(samples.soldEverywhere) });
  },
});

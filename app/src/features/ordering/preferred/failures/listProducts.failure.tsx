import { screen } from 'storybook/test';
import { messages } from '#features/ordering/preferred/messages.ts';
import { PreferredProductsScreen } from '#features/ordering/preferred/PreferredProductsScreen.tsx';
import { failing } from '#stories/failing.ts';
import { Frame } from '#stories/frame.tsx';

export default failing('listProducts', {
  title: 'Failures/Ordering/Preferred products',
  render: () => (
    <Frame width={1200} height={480}>
      <PreferredProductsScreen />
    </Frame>
  ),
  instead: { 'code 5': messages.none },
  retained: async () => {
    await screen.findByRole('heading', { level: 2, name: messages.title });
  },
});

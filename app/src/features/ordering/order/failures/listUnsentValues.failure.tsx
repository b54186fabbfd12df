import { expect, screen, userEvent } from 'storybook/test';
import { messages } from '#features/ordering/order/messages.ts';
import { SupplierTotalsPanel } from '#features/ordering/order/SupplierTotalsPanel.tsx';
import { failing } from '#stories/failing.ts';
import { Frame } from '#stories/frame.tsx';

const unsent = () => screen.findByRole('switch', { name: messages.totals.unsent });

export default failing('listUnsentValues', {
  title: 'Failures/Ordering/Unsent values',
  render: () => (
    <Frame width={290} height={340}>
      <SupplierTotalsPanel order={null} />
    </Frame>
  ),
  arrange: async () => userEvent.click(await unsent()),
  instead: { 'code 5': messages.totals.none },
  retained: async () => {
    await expect(await unsent()).toBeChecked();
  },
});

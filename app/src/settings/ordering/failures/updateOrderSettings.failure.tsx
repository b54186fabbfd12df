import { expect, screen, userEvent } from 'storybook/test';
import { messages as formTexts } from '#settings/form/messages.ts';
import { messages } from '#settings/ordering/messages.ts';
import { OrderSection } from '#settings/ordering/OrderSection.tsx';
import { failing } from '#stories/failing.ts';
import { administrator, inSection } from '#stories/settings.tsx';
import { press } from '#stories/steps.ts';

export default failing('updateOrderSettings', {
  title: 'Failures/Settings/Order settings',
  render: inSection(OrderSection),
  backend: administrator,
  arrange: async () => {
    await userEvent.click(await screen.findByRole('radio', { name: messages.search.types['1'] }));
    await press(formTexts.save);
  },
  error: formTexts.failed,
  unexpected: formTexts.failed(null),
  retained: async () => {
    await expect(screen.getByRole('radio', { name: messages.search.types['1'] })).toBeChecked();
  },
});

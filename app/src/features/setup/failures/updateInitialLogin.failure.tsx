import { appAt } from '@mortar/storybook/application';
import { expect, waitFor } from 'storybook/test';
import { messages } from '#features/setup/messages.ts';
import { failing } from '#stories/failing.ts';
import { asPage } from '#stories/page.ts';
import { popup, press } from '#stories/steps.ts';

const setup = () => popup(messages.title);

export default failing('updateInitialLogin', {
  title: 'Failures/First-time setup/Save',
  decorators: [],
  parameters: { layout: 'fullscreen', a11y: asPage },
  render: appAt('/Dashboard'),
  backend: { scenario: 'newPharmacy' },
  arrange: async () => {
    for (let step = 0; step < 5; step += 1) {
      await press('Next', await setup());
      // Wait for the next step, which moves focus to its heading.
      await waitFor(() => expect(document.activeElement).toHaveRole('heading'));
    }
    await press(messages.getStarted, await setup());
  },
  error: () => messages.failed,
  unexpected: messages.failed,
  retained: async () => {
    await expect((await setup()).getByRole('button', { name: messages.getStarted })).toBeEnabled();
  },
});

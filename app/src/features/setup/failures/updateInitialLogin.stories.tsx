import { appAt } from '@mortar/storybook/application';
import preview from '@mortar/storybook/preview';
import { withBackend } from '@mortar/storybook/storyBackend';
import { expect, waitFor } from 'storybook/test';
import { messages } from '#features/setup/messages.ts';
import { failing } from '#stories/failing.ts';
import { asPage } from '#stories/page.ts';
import { popup, press } from '#stories/steps.ts';

const meta = preview.meta({
  title: 'Failures/First-time setup/Save',
  ...withBackend,
  tags: ['!autodocs', 'app', 'failure'],
  parameters: { layout: 'fullscreen', a11y: asPage },
  render: appAt('/Dashboard'),
});

const setup = () => popup(messages.title);

const shows = failing('updateInitialLogin', {
  backend: { scenario: 'newPharmacy' },
  arrange: async () => {
    for (let step = 0; step < 5; step += 1) {
      await press('Next', await setup());
      // The step that comes takes the keyboard to its heading, and would take it from what is pressed next.
      await waitFor(() => expect(document.activeElement).toHaveRole('heading'));
    }
    await press(messages.getStarted, await setup());
  },
  error: () => messages.failed,
  unexpected: messages.failed,
  kept: async () => {
    await expect((await setup()).getByRole('button', { name: messages.getStarted })).toBeEnabled();
  },
});

export const Code2 = meta.story(shows('code 2'));
export const Code4 = meta.story(shows('code 4'));
export const Code5 = meta.story(shows('code 5'));
export const ConnectionDropped = meta.story(shows('connection dropped'));

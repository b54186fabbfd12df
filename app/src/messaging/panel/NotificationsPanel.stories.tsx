import preview from '@mortar/storybook/preview';
import { asPart, getLoaded, withBackend } from '@mortar/storybook/storyBackend';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { messages as chatTexts } from '#messaging/conversation/messages.ts';
import { Frame } from '#stories/frame.tsx';
import { expectVisible, popup } from '#stories/steps.ts';
import { messages as texts } from './messages.ts';
import { NotificationsPanel } from './NotificationsPanel.tsx';

const meta = preview.meta({
  title: 'Screens/Promotions home/Notifications',
  component: NotificationsPanel,
  ...withBackend,
  tags: ['!autodocs', 'app', 'manifest:shop-notifications'],
  decorators: [asPart],
  render: () => (
    <Frame width={380} height={560}>
      <NotificationsPanel />
    </Frame>
  ),
});

const entries = async () =>
  within(await screen.findByRole('list', { name: texts.list })).findAllByRole('button', { name: /\S/ });

/** Opens the first conversation with an online or offline supplier. */
async function open(partner: string) {
  const entry = await waitFor(async () => {
    const found = (await entries()).find(({ textContent }) => textContent.includes(partner));
    if (!found) throw new Error(`no conversation with ${partner}`);
    return found;
  });
  await userEvent.click(entry);
  return popup('Message');
}

export const Conversations = meta.story({
  name: 'conversations',
  play: async () => {
    await expect((await entries()).length).toBeGreaterThan(5);
    await expectVisible(/^Page 1 of /);
  },
});

/** Messages appear at once, and drafts survive closing. */
export const Message = meta.story({
  name: 'message',
  parameters: { popup: { focusMoved: true } },
  play: async (context) => {
    const dialog = await open('Kestrel Wholesale');
    const box = await dialog.findByRole('textbox', { name: 'Message' });
    await userEvent.type(box, 'Is this offer still open?{Enter}And');
    await waitFor(() => expect(dialog.getAllByText('Is this offer still open?')).toHaveLength(1));
    const sent = () =>
      [...getLoaded(context).backend.store.messages.all()].filter(({ message }) => message.startsWith('Is this offer'));
    await waitFor(() => expect(sent()).toHaveLength(1));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    const again = await open('Is this offer still open?');
    await waitFor(async () => expect(await again.findByRole('textbox', { name: 'Message' })).toHaveValue('And'));
  },
});

export const Offline = meta.story({
  name: 'offline',
  play: async () => {
    const dialog = await open('Hartebeest Medical');
    await expectVisible(chatTexts.offlineSaid('Hartebeest Medical'), dialog);
  },
});

export const None = meta.story({
  name: 'none',
  parameters: { backend: { scenario: 'emptyPharmacy' } },
  play: () => expectVisible(texts.none),
});

export const Failed = meta.story({
  name: 'error',
  parameters: { backend: { faults: [{ call: 'listConversations', kind: 'code', code: 2 }] } },
  play: () => expectVisible(chatTexts.failed(2)),
});

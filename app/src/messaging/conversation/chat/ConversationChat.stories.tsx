import preview from '@mortar/storybook/preview';
import { asPart, getLoaded, withBackend } from '@mortar/storybook/storyBackend';
import { useQuery } from '@tanstack/react-query';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { conversationsQuery } from '#messaging/conversation/api/conversations.ts';
import { messages as texts } from '#messaging/conversation/messages.ts';
import { messagingSuppliersQuery } from '#messaging/partners/api/suppliers.ts';
import { useClient } from '#session/services.ts';
import { useSession } from '#session/useSession.ts';
import { Frame } from '#stories/frame.tsx';
import { expectVisible, press } from '#stories/steps.ts';
import { ConversationChat } from './ConversationChat.tsx';

const SUPPLIER = 'Kestrel Wholesale';

interface LatestProps {
  supplier: string;
  online: boolean;
}

/** Most recent conversation with a supplier. */
function Latest({ supplier, online }: LatestProps) {
  const client = useClient();
  const { retailerid } = useSession().staff;
  const { data: suppliers } = useQuery(messagingSuppliersQuery(client));
  const { registeredhash = '' } = suppliers?.find(({ wholesalername }) => wholesalername === supplier) ?? {};
  const { data } = useQuery(
    conversationsQuery(client, {
      retailerID: retailerid,
      registeredHash: registeredhash,
      searchText: '',
      category: 'All',
      startDate: '',
      endDate: '',
      pageNum: 1,
      pageSize: 25,
    }),
  );
  const conversation = data?.conversations.find((one) => one.registeredHash === registeredhash);
  return conversation && <ConversationChat conversation={conversation} supplier={{ name: supplier, online }} />;
}

const meta = preview.meta({
  title: 'Screens/Supplier messaging/Conversation',
  ...withBackend,
  tags: ['!autodocs', 'app'],
  decorators: [asPart],
  component: Latest,
  args: { supplier: SUPPLIER, online: true },
  render: (args) => (
    <Frame width={720} height={520}>
      <Latest {...args} />
    </Frame>
  ),
});

const box = () => screen.findByRole('textbox', { name: texts.box(SUPPLIER) });
const log = async () => within(await screen.findByRole('log', { name: texts.with(SUPPLIER) }));

async function write(text: string) {
  await log();
  await userEvent.type(await box(), `${text}{Enter}`);
}

export const Conversation = meta.story({
  name: 'conversation',
  play: async () => {
    await log();
    await expect(await box()).toBeEnabled();
  },
});

export const Loading = meta.story({
  name: 'loading',
  parameters: { backend: { faults: [{ call: 'listMessages', kind: 'never' }] } },
  play: () => expectVisible(texts.loading),
});

export const Failed = meta.story({
  name: 'error',
  parameters: { backend: { faults: [{ call: 'listMessages', kind: 'code', code: 2 }] } },
  play: () => expectVisible(texts.failed(2)),
});

export const Offline = meta.story({
  name: 'offline',
  args: { online: false },
  play: async () => {
    await log();
    await expectVisible(texts.offlineSaid(SUPPLIER));
    await userEvent.type(await box(), 'For when you are there');
    await expect(screen.getByRole('button', { name: 'Send' })).toHaveAttribute('aria-disabled', 'true');
  },
});

export const Sent = meta.story({
  name: 'sent',
  play: async () => {
    await write('Can you keep twelve for us?');
    await expectVisible('Can you keep twelve for us?');
    await expect(await box()).toHaveValue('');
    await waitFor(() => expect(screen.queryByText('Sending…')).not.toBeInTheDocument());
  },
});

export const Sending = meta.story({
  name: 'sending',
  parameters: { backend: { faults: [{ call: 'postMessage', kind: 'never' }] } },
  play: async () => {
    await write('Can you keep twelve for us?');
    await expectVisible('Sending…');
  },
});

export const NotSent = meta.story({
  name: 'not sent',
  parameters: { backend: { faults: [{ call: 'postMessage', kind: 'cut', times: 1 }] } },
  play: async () => {
    await write('Can you keep twelve for us?');
    await expectVisible(/^Not sent\./);
    await expect(screen.getByRole('button', { name: texts.edit })).toBeVisible();
  },
});

export const TriedAgain = meta.story({
  name: 'tried again',
  parameters: { backend: { faults: [{ call: 'postMessage', kind: 'cut', times: 1 }] } },
  play: async () => {
    await write('Can you keep twelve for us?');
    await press(texts.tryAgain);
    await waitFor(() => expect(screen.queryByText(/^Not sent\./)).not.toBeInTheDocument());
    await expect((await log()).getAllByText('Can you keep twelve for us?')).toHaveLength(1);
  },
});

const lost = { backend: { faults: [{ call: 'postMessage', kind: 'lostAnswer' as const, times: 1 }] } };

/** The answer was lost and the conversation cannot be read, so the result is unknown. */
export const NotConfirmed = meta.story({
  name: 'not confirmed',
  parameters: lost,
  play: async (context) => {
    await log();
    getLoaded(context).backend.faults.add({ call: 'listMessages', kind: 'cut' });
    await write('Can you keep twelve for us?');
    await expectVisible(/^Not confirmed\./);
    await expect(screen.getByRole('button', { name: texts.lookAgain })).toBeVisible();
  },
});

export const LookedAgain = meta.story({
  name: 'looked again',
  parameters: lost,
  play: async (context) => {
    await log();
    const { faults } = getLoaded(context).backend;
    faults.add({ call: 'listMessages', kind: 'cut' });
    await write('Can you keep twelve for us?');
    await expectVisible(/^Not confirmed\./);
    faults.clear();
    await press(texts.lookAgain);
    await waitFor(() => expect(screen.queryByText(/^Not confirmed\./)).not.toBeInTheDocument());
    await expect((await log()).getAllByText('Can you keep twelve for us?')).toHaveLength(1);
  },
});

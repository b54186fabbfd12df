import { appAt } from '@mortar/storybook/application';
import preview from '@mortar/storybook/preview';
import { getLoaded, withBackend } from '@mortar/storybook/storyBackend';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { linkStateAtom } from '#live/liveLinkAtom.ts';
import { messages as composing } from '#messaging/composing/messages.ts';
import { messages as chatTexts } from '#messaging/conversation/messages.ts';
import { messages as partnerTexts } from '#messaging/partners/messages.ts';
import { asPage } from '#stories/page.ts';
import { expectVisible, fill, popup, press } from '#stories/steps.ts';
import { messages } from './messages.ts';

const { list: texts } = messages;

const meta = preview.meta({
  title: 'Screens/Supplier messaging',
  ...withBackend,
  tags: ['!autodocs', 'app', 'manifest:supplier-messaging-centre'],
  parameters: { layout: 'fullscreen', a11y: asPage },
  render: appAt('/SupplierMessaging'),
});

type Context = Parameters<typeof getLoaded>[0];

const entries = async () => {
  const list = within(await screen.findByRole('list', { name: texts.title }));
  return list.findAllByRole('button');
};
const entryWith = async (text: string) => {
  const found = (await entries()).find(({ textContent }) => textContent.includes(text));
  if (!found) throw new Error(`no conversation with '${text}'`);
  return found;
};
const log = (partner: string) => screen.findByRole('log', { name: chatTexts.with(partner) });

/** First conversation of the list, with its supplier. */
async function latest(context: Context) {
  const [entry] = await entries();
  const { store } = getLoaded(context).backend;
  const mine = [...store.conversations.all()].filter(({ retailerid }) => retailerid === 1001);
  const [conversation] = mine.toSorted((a, b) => b.startedat - a.startedat);
  if (!entry || !conversation) throw new Error('no conversation');
  const getPartner = () => entry.querySelector('.thread__partner')?.textContent ?? '';
  // Suppliers load in parallel.
  await waitFor(() => expect(getPartner()).not.toBe(''));
  const partner = getPartner();
  await expect(entry).toHaveTextContent(conversation.subject);
  return { ...conversation, entry, partner };
}

async function open(context: Context) {
  const conversation = await latest(context);
  await userEvent.click(conversation.entry);
  await log(conversation.partner);
  return conversation;
}
const box = (partner: string) => screen.findByRole('textbox', { name: chatTexts.box(partner) });

export const SelectAConversation = meta.story({
  name: 'select a conversation',
  play: async () => {
    await entries();
    await expect(screen.getByText(chatTexts.choose)).toBeInTheDocument();
    await expect(screen.getByRole('textbox', { name: 'Message' })).toBeDisabled();
    await expectVisible('Page 1 of 5');
  },
});

export const Conversation = meta.story({
  name: 'conversation',
  play: async (context) => {
    const { entry } = await open(context);
    await expect(entry).toHaveAttribute('aria-current', 'true');
  },
});

/** Unread messages are counted in the list until opened. */
export const Unread = meta.story({
  name: 'unread',
  play: async (context) => {
    const { services, backend } = getLoaded(context);
    await waitFor(() => expect(services.store.get(linkStateAtom)).toBe('connected'));
    const { convID } = await latest(context);
    backend.counterpart.write(convID, 'We can keep twelve until Friday.');
    await waitFor(async () => expect((await entries())[0]).toHaveTextContent(/Friday.*2 unread messages/));
  },
});

export const ReadReceipts = meta.story({
  name: 'read receipts',
  play: async (context) => {
    const { convID, partner } = await open(context);
    await userEvent.type(await box(partner), 'Thank you.{Enter}');
    await waitFor(() => expect(screen.queryByText('Sending…')).not.toBeInTheDocument());
    getLoaded(context).backend.counterpart.read(convID);
    await waitFor(() => expect(screen.getAllByText('Read').length).toBeGreaterThan(0));
  },
});

/** Typed text stays visible while the rest is covered. */
export const Reconnecting = meta.story({
  name: 'reconnecting',
  play: async (context) => {
    const { backend, services } = getLoaded(context);
    await waitFor(() => expect(services.store.get(linkStateAtom)).toBe('connected'));
    const { partner } = await open(context);
    await userEvent.type(await box(partner), 'While it is away');
    backend.hub.refuse(true);
    backend.hub.drop();
    await waitFor(() => expect(screen.getAllByText(/Reconnecting/)).toHaveLength(2));
    await expect(await box(partner)).toHaveFocus();
  },
});

export const LiveMessage = meta.story({
  name: 'live message',
  play: async (context) => {
    const { services } = getLoaded(context);
    await waitFor(() => expect(services.store.get(linkStateAtom)).toBe('connected'));
    const { convID, partner } = await open(context);
    getLoaded(context).backend.counterpart.write(convID, 'Twelve are on the van.');
    await within(await log(partner)).findByText('Twelve are on the van.');
    // An open conversation has no unread messages.
    await waitFor(async () => expect((await entries())[0]).toHaveTextContent(/Twelve are on the van/));
    await expect((await entries())[0]).not.toHaveTextContent(/unread message/);
  },
});

/** The server has the message, but the supplier was not notified. */
export const LiveSendFailed = meta.story({
  name: 'live send failed',
  play: async (context) => {
    const { backend, services } = getLoaded(context);
    await waitFor(() => expect(services.store.get(linkStateAtom)).toBe('connected'));
    const { partner } = await open(context);
    backend.hub.refuse(true);
    backend.hub.drop();
    await waitFor(() => expect(screen.getAllByText(/Reconnecting/)).toHaveLength(2));
    await userEvent.type(await box(partner), 'Please keep it.{Enter}');
    await expectVisible(chatTexts.liveFailed);
  },
});

export const None = meta.story({
  name: 'none',
  parameters: { backend: { scenario: 'emptyPharmacy' } },
  play: async () => {
    await expectVisible(texts.none);
  },
});

export const Failed = meta.story({
  name: 'error',
  parameters: { backend: { faults: [{ call: 'listConversations', kind: 'code', code: 2 }] } },
  play: async () => {
    await expectVisible(chatTexts.failed(2));
  },
});

/** Suppliers failed to load: New Message shows the error and closes. */
export const SuppliersFailed = meta.story({
  name: 'suppliers error',
  tags: ['!manifest:supplier-messaging-centre'],
  parameters: { backend: { faults: [{ call: 'listMessagingSuppliers', kind: 'code', code: 2 }] } },
  play: async () => {
    await expectVisible(partnerTexts.failed(2));
    await press(new RegExp(`^${messages.newMessage}`));
    await waitFor(() => expect(screen.getAllByText(partnerTexts.failed(2))).toHaveLength(2));
    await expect(screen.queryByRole('dialog')).toBeNull();
  },
});

/** Filtered by category; the filter button shows that it is active. */
export const Filtered = meta.story({
  name: 'filtered',
  tags: ['!manifest:supplier-messaging-centre'],
  play: async () => {
    await expectVisible('Page 1 of 5');
    await press(texts.filters);
    const dialog = await popup(messages.filters.title);
    await userEvent.selectOptions(dialog.getByRole('combobox', { name: messages.filters.category }), 'Accounts');
    await press(new RegExp(`^${messages.filters.apply}`), dialog);
    await expectVisible(texts.filtersOn);
    await expectVisible(/^Page 1 of [1-4]$/);
  },
});

/** A draft is restored; once sent, its conversation opens. */
export const Started = meta.story({
  name: 'new conversation',
  tags: ['!manifest:supplier-messaging-centre'],
  play: async () => {
    await entries();
    await userEvent.keyboard('{Alt>}n{/Alt}');
    const first = await popup(messages.newMessage);
    await fill(await first.findByRole('textbox', { name: composing.subject }), 'Stock of Akonofen');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await press(new RegExp(`^${messages.newMessage}`));
    const again = await popup(messages.newMessage);
    await expect(again.getByRole('textbox', { name: composing.subject })).toHaveValue('Stock of Akonofen');
    await fill(again.getByRole('textbox', { name: composing.message }), 'Can you keep twelve for us?');
    await press(new RegExp(`^${composing.send}`), again);
    await waitFor(async () => expect(await entryWith('Stock of Akonofen')).toHaveAttribute('aria-current', 'true'));
    await within(await screen.findByRole('log')).findByText('Can you keep twelve for us?');
  },
});

/** Marks all listed conversations as read without opening them. */
export const MarkedAsRead = meta.story({
  name: 'marked as read',
  tags: ['!manifest:supplier-messaging-centre'],
  play: async () => {
    const unread = async () => (await entries()).filter(({ dataset }) => dataset.unread !== undefined).length;
    await expect(await unread()).toBeGreaterThan(1);
    await userEvent.keyboard('{Alt>}k{/Alt}');
    await expectVisible(chatTexts.markedRead);
    await waitFor(async () => expect(await unread()).toBe(0));
    await press(chatTexts.markRead);
    await expectVisible(chatTexts.nothingUnread);
  },
});

/** Conversations that could not be marked stay unread. */
export const NotMarkedAsRead = meta.story({
  name: 'not marked as read',
  tags: ['!manifest:supplier-messaging-centre'],
  parameters: { backend: { faults: [{ call: 'markMessagesRead', kind: 'cut', times: 1 }] } },
  play: async () => {
    await entries();
    await press(chatTexts.markRead);
    await expectVisible(chatTexts.notMarkedRead(1));
    await waitFor(async () =>
      expect((await entries()).filter(({ dataset }) => dataset.unread !== undefined)).toHaveLength(1),
    );
  },
});

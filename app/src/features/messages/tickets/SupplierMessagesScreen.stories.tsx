import { appAt } from '@mortar/storybook/application';
import preview from '@mortar/storybook/preview';
import { getLoaded, withBackend } from '@mortar/storybook/storyBackend';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { messages as chatTexts } from '#messaging/conversation/messages.ts';
import { messages as partnerTexts } from '#messaging/partners/messages.ts';
import { asPage } from '#stories/page.ts';
import { expectVisible, press } from '#stories/steps.ts';
import { messages } from './messages.ts';
import { listed, openFirst, openRow } from './testing/inbox.ts';

const { suppliers: texts, inbox } = messages;

const meta = preview.meta({
  title: 'Screens/Supplier messages',
  ...withBackend,
  tags: ['!autodocs', 'app', 'manifest:supplier-messages'],
  parameters: { layout: 'fullscreen', a11y: asPage, backend: { scenario: 'openingTime' } },
  render: appAt('/Messages/Supplier'),
});

const suppliers = () => listed(partnerTexts.title);
const offline = async () => (await suppliers()).filter((row) => row.textContent?.includes(partnerTexts.offline));

export const Loading = meta.story({
  name: 'loading',
  parameters: { backend: { faults: [{ call: 'listSupplierConversations', kind: 'never' }] } },
  play: async () => {
    await expectVisible(texts.loading);
    await expectVisible(chatTexts.choose);
  },
});

export const LoadingSuppliers = meta.story({
  name: 'loading suppliers',
  tags: ['!manifest:supplier-messages'],
  parameters: { backend: { faults: [{ call: 'listMessagingSuppliers', kind: 'never' }] } },
  play: () => expectVisible(partnerTexts.loading),
});

/** The first supplier online is selected. */
export const SuppliersOnlineAndOffline = meta.story({
  name: 'suppliers online and offline',
  play: async () => {
    const chosen = await openRow(partnerTexts.title);
    const first = (await suppliers()).find((row) => !row.textContent?.includes(partnerTexts.offline));
    await expect(chosen).toBe(first);
    await expect((await offline()).length).toBeGreaterThan(0);
    await listed(texts.list);
  },
});

export const Conversation = meta.story({
  name: 'conversation',
  play: async () => {
    await openRow(partnerTexts.title);
    await press(partnerTexts.all);
    await waitFor(async () => expect((await listed(texts.list)).some((row) => 'unread' in row.dataset)).toBe(true));
    const row = (await listed(texts.list)).find((each) => 'unread' in each.dataset) as HTMLElement;
    await userEvent.click(row);
    await screen.findByRole('log');
    await expectVisible('New');
    await waitFor(() => expect(row).not.toHaveAttribute('data-unread'));
  },
});

export const Replying = meta.story({
  name: 'replying',
  tags: ['!manifest:supplier-messages'],
  play: async () => {
    await openRow(partnerTexts.title);
    await openFirst(texts.list);
    await screen.findByRole('log');
    const box = screen.getByRole('textbox', { name: /^Message to/ });
    await userEvent.type(box, 'Twelve, please.{Enter}');
    await expectVisible('Twelve, please.');
    await waitFor(() => expect(screen.queryByText('Sending…')).not.toBeInTheDocument());
  },
});

/** An offline supplier cannot be selected; earlier messages stay readable. */
export const OfflineChosen = meta.story({
  name: 'offline chosen',
  play: async () => {
    const chosen = await openRow(partnerTexts.title);
    const [absent] = await offline();
    await userEvent.click(absent as HTMLElement);
    await expectVisible(texts.choose);
    await expect(chosen).toHaveAttribute('aria-current', 'true');
  },
});

export const OfflineRead = meta.story({
  name: 'conversation with one that is offline',
  tags: ['!manifest:supplier-messages'],
  play: async () => {
    const [absent] = await offline();
    const name = absent?.querySelector('.partner__name')?.textContent ?? '';
    await press(partnerTexts.all);
    await userEvent.type(screen.getByRole('searchbox', { name: texts.search }), '{Enter}');
    const row = await waitFor(async () => {
      const found = (await listed(texts.list)).find((each) => each.textContent?.includes(name));
      if (!found) throw new Error('no conversation with it is listed');
      return found;
    });
    await userEvent.click(row);
    await expectVisible(chatTexts.offlineSaid(name));
  },
});

export const None = meta.story({
  name: 'none',
  parameters: { backend: { scenario: 'emptyPharmacy' } },
  play: () => expectVisible(inbox.empty),
});

export const Failed = meta.story({
  name: 'error',
  parameters: { backend: { faults: [{ call: 'listSupplierConversations', kind: 'code', code: 2 }] } },
  play: () => expectVisible(inbox.failed),
});

export const SuppliersFailed = meta.story({
  name: 'suppliers not read',
  tags: ['!manifest:supplier-messages'],
  parameters: { backend: { faults: [{ call: 'listMessagingSuppliers', kind: 'code', code: 2 }] } },
  play: async () => {
    await expectVisible(partnerTexts.failed(2));
    await listed(texts.list);
  },
});

export const MarkedAsRead = meta.story({
  name: 'marked as read',
  tags: ['!manifest:supplier-messages'],
  play: async () => {
    await openRow(partnerTexts.title);
    await listed(texts.list);
    await press(chatTexts.markRead);
    await expectVisible(chatTexts.markedRead);
    await waitFor(async () =>
      expect((await listed(texts.list)).filter((row) => 'unread' in row.dataset)).toHaveLength(0),
    );
  },
});

/** A supplier's message appears live in the list and the open conversation. */
export const Live = meta.story({
  name: 'written to live',
  tags: ['!manifest:supplier-messages'],
  play: async (context) => {
    const { backend } = getLoaded(context);
    await openRow(partnerTexts.title);
    await openFirst(texts.list);
    const log = within(await screen.findByRole('log'));
    const subject = screen.getAllByRole('heading', { level: 2 }).at(-1)?.textContent ?? '';
    const conversation = [...backend.store.conversations.all()].find(
      (one) => one.retailerid === 1001 && one.suppliercode === 'KEST' && one.subject === subject,
    );
    backend.counterpart.write(conversation?.convID ?? 0, 'The van leaves at ten.');
    await waitFor(() => expect(log.getByText('The van leaves at ten.')).toBeVisible());
  },
});

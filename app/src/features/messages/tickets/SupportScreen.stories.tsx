import { manyTickets } from '@mortar/backend';
import { appAt } from '@mortar/storybook/application';
import preview from '@mortar/storybook/preview';
import { getLoaded, withBackend } from '@mortar/storybook/storyBackend';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { messages as composing } from '#messaging/composing/messages.ts';
import { messages as chatTexts } from '#messaging/conversation/messages.ts';
import { messages as ticketTexts } from '#messaging/tickets/messages.ts';
import { asPage } from '#stories/page.ts';
import { expectVisible, popup, press } from '#stories/steps.ts';
import { messages } from './messages.ts';
import { listed, openFirst, openRow } from './testing/inbox.ts';

const { support: texts, inbox } = messages;

const meta = preview.meta({
  title: 'Screens/Support messages',
  ...withBackend,
  tags: ['!autodocs', 'app', 'manifest:support-messages'],
  parameters: { layout: 'fullscreen', a11y: asPage, backend: { scenario: 'openingTime' } },
  render: appAt('/Messages/Support'),
});

const choose = async (filter: string) => userEvent.click(await screen.findByRole('radio', { name: filter }));
const subjects = async () => (await listed(texts.list)).map((row) => row.textContent ?? '');

export const Loading = meta.story({
  name: 'loading',
  parameters: { backend: { faults: [{ call: 'listTickets', kind: 'never' }] } },
  play: async () => {
    await expectVisible(texts.loading);
    await expectVisible(chatTexts.choose);
  },
});

/** Tickets sorted by latest message, with unread counts. */
export const Tickets = meta.story({
  name: 'tickets',
  play: async () => {
    await expect((await listed(texts.list)).length).toBeGreaterThan(4);
    await expect(screen.getAllByText(/unread message/).length).toBeGreaterThan(0);
    await expectVisible(chatTexts.choose);
  },
});

export const EachFilter = meta.story({
  name: 'each filter',
  play: async () => {
    const all = await subjects();
    await choose(ticketTexts.filters.open);
    await waitFor(async () => expect(await subjects()).not.toEqual(all));
    await choose(ticketTexts.filters.closed);
    await waitFor(async () => expect(await subjects()).not.toEqual(all));
    await choose(ticketTexts.filters.incorrectLink);
    await waitFor(async () => {
      for (const subject of await subjects()) await expect(subject).toContain('Incorrect Link');
    });
  },
});

/** Opening a ticket marks it as read, in the list too, and removes its notifications. */
export const Conversation = meta.story({
  name: 'conversation',
  play: async (context) => {
    const { store } = getLoaded(context).backend;
    const notified = () => [...store.notifications.all()].filter(({ group }) => group === 'support').length;
    const before = notified();
    const row = (await listed(texts.list)).find((each) => each.dataset.unread !== undefined) as HTMLElement;
    await userEvent.click(row);
    await screen.findByRole('log');
    await expectVisible('New');
    await waitFor(() => expect(row).not.toHaveAttribute('data-unread'));
    await waitFor(() => expect(notified()).toBeLessThan(before));
  },
});

export const Replying = meta.story({
  name: 'replying',
  play: async () => {
    await openFirst(texts.list);
    await screen.findByRole('log');
    const box = screen.getByRole('textbox', { name: /^Message to/ });
    await userEvent.type(box, 'Thank you, <b>that</b> is it.{Enter}');
    await expectVisible('Thank you, that is it.');
    await expect(box).toHaveValue('');
    await waitFor(() => expect(screen.queryByText('Sending…')).not.toBeInTheDocument());
    await userEvent.type(box, 'One more thing');
  },
});

export const Sending = meta.story({
  name: 'reply not sent',
  tags: ['!manifest:support-messages'],
  parameters: { backend: { faults: [{ call: 'respondToTicket', kind: 'cut', times: 1 }] } },
  play: async () => {
    await openFirst(texts.list);
    await screen.findByRole('log');
    await userEvent.type(screen.getByRole('textbox', { name: /^Message to/ }), 'Thank you{Enter}');
    await expectVisible(/^Not sent\./);
  },
});

export const None = meta.story({
  name: 'none',
  parameters: { backend: { scenario: 'emptyPharmacy' } },
  play: () => expectVisible(inbox.empty),
});

export const NotFound = meta.story({
  name: 'none found',
  tags: ['!manifest:support-messages'],
  play: async () => {
    await listed(texts.list);
    await userEvent.type(await screen.findByRole('searchbox'), 'nothing says this{Enter}');
    await expectVisible(texts.none);
  },
});

export const Failed = meta.story({
  name: 'error',
  parameters: { backend: { faults: [{ call: 'listTickets', kind: 'code', code: 2 }] } },
  play: () => expectVisible(inbox.failed),
});

/** A lost connection also shows a toast. */
export const NotFetched = meta.story({
  name: 'not fetched',
  tags: ['!manifest:support-messages'],
  parameters: { backend: { faults: [{ call: 'listTickets', kind: 'cut' }] } },
  play: async () => {
    await expectVisible(inbox.fetchFailed);
  },
});

export const Pagination = meta.story({
  name: 'pagination',
  parameters: { backend: { scenario: 'emptyPharmacy', change: manyTickets(120, { unread: 3 }) } },
  play: async () => {
    await expectVisible('Question 120');
    await press('Next page');
    await expectVisible('Page 2 of 3');
    await expectVisible('Question 70');
    await expect(screen.queryByText('Question 120')).not.toBeInTheDocument();
  },
});

export const MarkedAsRead = meta.story({
  name: 'marked as read',
  tags: ['!manifest:support-messages'],
  play: async () => {
    await listed(texts.list);
    await press(chatTexts.markRead);
    await expectVisible(chatTexts.markedRead);
    await waitFor(() => expect(screen.queryByText(/unread message/)).not.toBeInTheDocument());
  },
});

/** Contact details of support staff, and a message to one of them. */
export const Staff = meta.story({
  name: 'support staff',
  tags: ['!manifest:support-messages'],
  play: async () => {
    await listed(texts.list);
    await press(messages.staff.title);
    const people = await popup(messages.staff.title);
    await expectVisible('Fatima Davids', people);
    await expect(people.getByRole('link', { name: new RegExp(messages.staff.call('Fatima Davids')) })).toHaveAttribute(
      'href',
      'tel:0215550143',
    );
  },
});

/** The address names a ticket, which is found and opened. */
export const Named = meta.story({
  name: 'named by the address',
  tags: ['!manifest:support-messages'],
  parameters: { backend: { scenario: 'emptyPharmacy', change: manyTickets(12) } },
  render: appAt('/Messages/Support/T000007/1'),
  play: async () => {
    await screen.findByRole('log');
    await expect(screen.getByRole('searchbox')).toHaveValue('T000007');
    await expect(within(await openRow(texts.list)).getByText('T000007')).toBeVisible();
  },
});

/** Each step by keyboard, with focus anywhere. */
export const ByKeys = meta.story({
  name: 'by keys',
  tags: ['!manifest:support-messages'],
  play: async () => {
    await listed(texts.list);
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
    const first = await openRow(texts.list);
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
    await waitFor(async () => expect(await openRow(texts.list)).not.toBe(first));
    await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}');
    await waitFor(async () => expect(await openRow(texts.list)).toBe(first));
    await userEvent.keyboard('{Alt>}r{/Alt}');
    await waitFor(() => expect(screen.getByRole('textbox', { name: /^Message to / })).toHaveFocus());
    await userEvent.keyboard('{Alt>}s{/Alt}');
    await expect(screen.getByRole('searchbox', { name: texts.search })).toHaveFocus();
    await userEvent.keyboard('{Alt>}k{/Alt}');
    await expectVisible(chatTexts.markedRead);
    await userEvent.keyboard('{Alt>}n{/Alt}');
    await popup(composing.direct.title);
  },
});

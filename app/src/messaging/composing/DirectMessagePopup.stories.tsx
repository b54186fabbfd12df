import preview from '@mortar/storybook/preview';
import { asPart, getLoaded, withBackend } from '@mortar/storybook/storyBackend';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { expectVisible, fill, popup } from '#stories/steps.ts';
import { untilClosed } from '#stories/untilClosed.tsx';
import { DirectMessagePopup, type DirectMessagePopupProps } from './DirectMessagePopup.tsx';
import { messages } from './messages.ts';
import { field, filled, MESSAGE, PLAIN, SUBJECT, select, send, sendButton } from './testing/directMessage.ts';

const { direct: texts } = messages;

const meta = preview.meta({
  title: 'Popups/Messages/Direct Message',
  component: DirectMessagePopup,
  render: untilClosed(DirectMessagePopup, 'onSent', 'onClose'),
  ...withBackend,
  tags: ['!autodocs', 'app', 'manifest:direct-message'],
  decorators: [asPart],
  args: { kind: 'staff' as DirectMessagePopupProps['kind'], onSent: fn(), onClose: fn() },
});

type Context = Parameters<typeof getLoaded>[0];
const getTickets = (context: Context) =>
  [...getLoaded(context).backend.store.tickets.all()].filter(
    ({ subject, message }) => subject === SUBJECT && message === PLAIN,
  );

export const Support = meta.story({
  name: 'support',
  play: async () => {
    const dialog = await popup(texts.title);
    await waitFor(async () => expect(await field(dialog, messages.subject)).toHaveFocus());
    await expect(await sendButton(dialog)).toHaveAttribute('aria-disabled', 'true');
  },
});

/** Recipient preselected from the list of support staff. */
export const StaffChosen = meta.story({
  name: 'staff chosen',
  args: { recipient: '3' },
  play: async () => {
    const dialog = await popup(texts.title);
    const person = await select(dialog, texts.staff);
    await waitFor(() => expect(person.selectedOptions[0]).toHaveTextContent('Fatima Davids'));
  },
});

/** Offline suppliers are listed but disabled. */
export const Supplier = meta.story({
  name: 'supplier',
  args: { kind: 'supplier' },
  play: async () => {
    const dialog = await popup(texts.title);
    const supplier = await select(dialog, texts.supplier);
    await waitFor(() => expect(supplier.options.length).toBeGreaterThan(4));
    const absent = [...supplier.options].filter(({ label }) => label.endsWith('(offline)'));
    await expect(absent.length).toBeGreaterThan(0);
    for (const option of absent) await expect(option).toBeDisabled();
    await waitFor(async () => expect(await field(dialog, messages.subject)).toHaveFocus());
  },
});

export const FieldErrors = meta.story({
  name: 'field errors',
  parameters: { popup: { focusMoved: true } },
  play: async ({ args }) => {
    const dialog = await popup(texts.title);
    await fill(await field(dialog, messages.subject), '<b></b>');
    await send(dialog);
    await waitFor(() => expect(dialog.getAllByText(texts.select)).toHaveLength(2));
    await expect(dialog.getAllByText(texts.fill)).toHaveLength(2);
    await waitFor(async () => expect(await select(dialog, texts.staff)).toHaveFocus());
    // Closes the native list, which handles Enter and Escape.
    await userEvent.click(await field(dialog, messages.subject));
    await expect(args.onSent).not.toHaveBeenCalled();
  },
});

export const Sent = meta.story({
  name: 'sent',
  parameters: { popup: { focusMoved: true } },
  play: async (context) => {
    const before = getTickets(context).length;
    await send(await filled());
    await expectVisible(texts.sentToStaff);
    await expect(context.args.onSent).toHaveBeenCalledOnce();
    await expect(getTickets(context)).toHaveLength(before + 1);
    await expect(getTickets(context).at(-1)).toMatchObject({ supportid: 3, category: 'Support' });
  },
});

export const Failed = meta.story({
  name: 'failed',
  parameters: { backend: { faults: [{ call: 'submitTicket', kind: 'code', code: 2 }] }, popup: { focusMoved: true } },
  play: async () => {
    const dialog = await filled();
    await send(dialog);
    await expectVisible(messages.failed, dialog);
    await expect(await field(dialog, messages.message)).toHaveValue(MESSAGE);
  },
});

export const SentToSupplier = meta.story({
  name: 'sent to a supplier',
  tags: ['!manifest:direct-message'],
  args: { kind: 'supplier' },
  parameters: { popup: { focusMoved: true } },
  play: async (context) => {
    await send(await filled('Kestrel Wholesale', texts.supplier));
    await expectVisible(messages.sentToSupplier);
    const { conversations, messages: storedMessages } = getLoaded(context).backend.store;
    const started = [...conversations.all()].filter(({ subject }) => subject === SUBJECT);
    await expect(started).toHaveLength(1);
    await expect([...storedMessages.all()].filter(({ convID }) => convID === started[0]?.convID)).toMatchObject([
      { message: PLAIN },
    ]);
  },
});

/** The server accepted the message but its answer was lost: it is found and not sent again. */
export const AnswerLost = meta.story({
  name: 'answer lost',
  tags: ['!manifest:direct-message'],
  parameters: {
    backend: { faults: [{ call: 'submitTicket', kind: 'lostAnswer', times: 1 }] },
    popup: { focusMoved: true },
  },
  play: async (context) => {
    await send(await filled());
    await expectVisible(texts.sentToStaff);
    await expect(getTickets(context)).toHaveLength(1);
  },
});

/**
 * The answer was lost and tickets cannot be read: the result is unknown. Later the message is found and not sent again.
 */
export const Unknown = meta.story({
  name: 'not known',
  tags: ['!manifest:direct-message'],
  parameters: {
    backend: { faults: [{ call: 'submitTicket', kind: 'lostAnswer', times: 1 }] },
    popup: { focusMoved: true },
  },
  play: async (context) => {
    const dialog = await filled();
    const { faults } = getLoaded(context).backend;
    faults.add({ call: 'getTicket', kind: 'code', code: 2 });
    await send(dialog);
    await expectVisible(texts.unknown, dialog);
    faults.clear();
    await send(dialog);
    await expectVisible(texts.sentToStaff);
    await expect(getTickets(context)).toHaveLength(1);
  },
});

/** With a reference: its draft is stored separately. */
export const About = meta.story({
  name: 'about something',
  tags: ['!manifest:direct-message'],
  args: { reference: 'order 100123', initial: { subject: 'Order 100123', category: 'Support' } },
  play: async () => {
    const dialog = await popup(texts.title);
    await expectVisible(messages.about('order 100123'), dialog);
    await expect(await field(dialog, messages.subject)).toHaveValue('Order 100123');
    await waitFor(async () => expect(await field(dialog, messages.message)).toHaveFocus());
  },
});

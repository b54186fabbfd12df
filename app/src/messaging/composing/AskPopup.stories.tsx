import preview from '@mortar/storybook/preview';
import { asPart, getLoaded, withBackend } from '@mortar/storybook/storyBackend';
import { expect, fn, waitFor } from 'storybook/test';
import { expectVisible, fill, popup, press } from '#stories/steps.ts';
import { untilClosed } from '#stories/untilClosed.tsx';
import { AskPopup } from './AskPopup.tsx';
import { messages } from './messages.ts';
import { field, select, send } from './testing/directMessage.ts';

const { prompting: texts, newMessage, direct } = messages;

const REFERENCE = 'order SO-100123, sent 2026/03/01';
const SUBJECT = 'Order SO-100123';
const TYPED = 'When will the rest arrive?';
const SENT = `${TYPED}\n\n${messages.about(REFERENCE)}`;

const about = (supplier: string) => ({ question: { supplier, subject: SUBJECT, reference: REFERENCE } });

const meta = preview.meta({
  title: 'Popups/Messages/Ask Supplier',
  component: AskPopup,
  render: untilClosed(AskPopup, 'onClose'),
  ...withBackend,
  tags: ['!autodocs', 'app', 'manifest:ask'],
  decorators: [asPart],
  args: { ...about('Kestrel Wholesale'), onClose: fn() },
});

const wholesaler = async () => select(await popup(newMessage.title), newMessage.wholesaler);

/** With its subject filled in, focus is on the message. */
export const Supplier = meta.story({
  name: 'supplier',
  play: async () => {
    const dialog = await popup(newMessage.title);
    await expectVisible(messages.about(REFERENCE), dialog);
    await expect(await field(dialog, messages.subject)).toHaveValue(SUBJECT);
    await waitFor(async () => expect((await wholesaler()).selectedOptions[0]).toHaveTextContent('Kestrel Wholesale'));
    await waitFor(async () => expect(await field(dialog, messages.message)).toHaveFocus());
  },
});

export const SupplierOffline = meta.story({
  name: 'supplier offline',
  args: about('Cape Union Health Supplies'),
  play: async ({ args }) => {
    const dialog = await popup(newMessage.title);
    await expectVisible(texts.offline(args.question.supplier ?? ''), dialog);
    await expect((await wholesaler()).selectedOptions[0]).toBeDisabled();
  },
});

/** If the supplier is unavailable, no other is selected instead. */
export const SupplierNotHere = meta.story({
  name: 'supplier not here',
  args: about('Sunbird Traders'),
  play: async ({ args }) => {
    const dialog = await popup(newMessage.title);
    await expectVisible(texts.unreachable(args.question.supplier ?? ''), dialog);
    await expect(await wholesaler()).toHaveValue('');
  },
});

export const SupportInstead = meta.story({
  name: 'support instead',
  parameters: { popup: { focusMoved: true } },
  play: async () => {
    await fill(await field(await popup(newMessage.title), messages.message), TYPED);
    await press(texts.supportInstead);
    const dialog = await popup(direct.title);
    await expectVisible(messages.about(REFERENCE), dialog);
    await expect(await field(dialog, messages.subject)).toHaveValue(SUBJECT);
    await expect(await field(dialog, messages.message)).toHaveValue(TYPED);
  },
});

/** The message includes its reference, and only one conversation is created. */
export const Requested = meta.story({
  name: 'asked',
  tags: ['!manifest:ask'],
  parameters: { popup: { focusMoved: true } },
  play: async (context) => {
    const dialog = await popup(newMessage.title);
    await fill(await field(dialog, messages.message), TYPED);
    await send(dialog);
    await waitFor(() => expect(context.args.onClose).toHaveBeenCalled());
    const { conversations, messages: storedMessages } = getLoaded(context).backend.store;
    await expect([...conversations.all()].filter(({ subject }) => subject === SUBJECT)).toHaveLength(1);
    await expect([...storedMessages.all()].filter(({ message }) => message === SENT)).toHaveLength(1);
  },
});

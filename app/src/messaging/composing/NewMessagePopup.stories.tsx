import preview from '@mortar/storybook/preview';
import { asPart, getLoaded, withBackend } from '@mortar/storybook/storyBackend';
import { expect, fn, waitFor } from 'storybook/test';
import { useMessagingSuppliers } from '#messaging/partners/useMessagingSuppliers.ts';
import { expectVisible, fill, type Part, popup, press } from '#stories/steps.ts';
import { untilClosed } from '#stories/untilClosed.tsx';
import { messages } from './messages.ts';
import { NewMessagePopup, type NewMessagePopupProps } from './NewMessagePopup.tsx';

const { newMessage: texts } = messages;

const SUBJECT = 'Stock of Akonofen';
const MESSAGE = 'Can you keep twelve for us?';

function WithSuppliers(props: Omit<NewMessagePopupProps, 'suppliers'>) {
  const { list } = useMessagingSuppliers();
  return list.length > 0 && <NewMessagePopup {...props} suppliers={list} />;
}

const meta = preview.meta({
  title: 'Popups/Messages/New Message',
  component: WithSuppliers,
  render: untilClosed(WithSuppliers, 'onSent', 'onClose'),
  ...withBackend,
  tags: ['!autodocs', 'app', 'manifest:new-message'],
  decorators: [asPart],
  args: { onSent: fn(), onClose: fn() },
});

const field = (dialog: Part, name: string) => dialog.findByRole('textbox', { name });

async function filled() {
  const dialog = await popup(texts.title);
  await fill(await field(dialog, messages.subject), SUBJECT);
  await fill(await field(dialog, messages.message), MESSAGE);
  return dialog;
}
const send = (dialog: Part) => press(new RegExp(`^${messages.send}`), dialog);

/** The first online supplier is selected; offline ones are disabled. */
export const Default = meta.story({
  name: 'default',
  play: async () => {
    const dialog = await popup(texts.title);
    await waitFor(async () => expect(await field(dialog, messages.subject)).toHaveFocus());
    const wholesaler = dialog.getByRole<HTMLSelectElement>('combobox', { name: texts.wholesaler });
    await expect(wholesaler.selectedOptions[0]).toBeEnabled();
    await expect([...wholesaler.options].some(({ disabled }) => disabled)).toBe(true);
  },
});

export const FieldsMissing = meta.story({
  name: 'fields missing',
  parameters: { popup: { focusMoved: true } },
  play: async ({ args }) => {
    const dialog = await popup(texts.title);
    await send(dialog);
    await waitFor(() => expect(dialog.getAllByText(texts.missing)).toHaveLength(2));
    await expect(args.onSent).not.toHaveBeenCalled();
  },
});

export const Sending = meta.story({
  name: 'sending',
  parameters: { backend: { faults: [{ call: 'postConversation', kind: 'never' }] }, popup: { focusMoved: true } },
  play: async () => {
    const dialog = await filled();
    await send(dialog);
    await waitFor(() =>
      expect(dialog.getByRole('button', { name: new RegExp(`^${messages.send}`) })).toHaveAttribute(
        'aria-busy',
        'true',
      ),
    );
  },
});

export const Failed = meta.story({
  name: 'failed',
  parameters: {
    backend: { faults: [{ call: 'postConversation', kind: 'code', code: 2 }] },
    popup: { focusMoved: true },
  },
  play: async () => {
    const dialog = await filled();
    await send(dialog);
    await expectVisible(messages.failed, dialog);
    await expect(await field(dialog, messages.message)).toHaveValue(MESSAGE);
  },
});

const withoutItsMessage = {
  tags: ['!manifest:new-message'],
  parameters: {
    backend: { faults: [{ call: 'postMessage' as const, kind: 'cut' as const, times: 1 }] },
    popup: { focusMoved: true },
  },
};

/** The conversation was created, but its message did not arrive. */
export const Started = meta.story({
  name: 'begun without its message',
  ...withoutItsMessage,
  play: async () => {
    const dialog = await filled();
    await send(dialog);
    await expectVisible(texts.started, dialog);
  },
});

/** Sending again creates no second conversation. */
export const SentAgain = meta.story({
  name: 'sent again',
  ...withoutItsMessage,
  play: async (context) => {
    const { store } = getLoaded(context).backend;
    const made = () => [...store.conversations.all()].filter(({ subject }) => subject === SUBJECT);
    const dialog = await filled();
    await send(dialog);
    await expectVisible(texts.started, dialog);
    await send(dialog);
    await waitFor(() => expect(context.args.onSent).toHaveBeenCalled());
    await expect(made()).toHaveLength(1);
    await expect([...store.messages.all()].filter(({ message }) => message === MESSAGE)).toHaveLength(1);
  },
});

/** Both answers are lost, and both results are found. */
export const AnswersLost = meta.story({
  name: 'answers lost',
  tags: ['!manifest:new-message'],
  parameters: {
    backend: {
      faults: [
        { call: 'postConversation', kind: 'lostAnswer', times: 1 },
        { call: 'postMessage', kind: 'lostAnswer', times: 1 },
      ],
    },
    popup: { focusMoved: true },
  },
  play: async (context) => {
    const { store } = getLoaded(context).backend;
    const dialog = await filled();
    await send(dialog);
    await waitFor(() => expect(context.args.onSent).toHaveBeenCalled());
    await expect([...store.conversations.all()].filter(({ subject }) => subject === SUBJECT)).toHaveLength(1);
    await expect([...store.messages.all()].filter(({ message }) => message === MESSAGE)).toHaveLength(1);
  },
});

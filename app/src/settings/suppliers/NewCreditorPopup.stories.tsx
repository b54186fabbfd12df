import preview from '@mortar/storybook/preview';
import { asPart, getLoaded, withBackend } from '@mortar/storybook/storyBackend';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { tabStorage } from '#session/storage.ts';
import { administrator, inSection } from '#stories/settings.tsx';
import { expectVisible, popup } from '#stories/steps.ts';
import { keepDraft } from '#unsaved/drafts.ts';
import { messages } from './messages.ts';
import { SupplierSection } from './SupplierSection.tsx';
import { fillRequest, openRequest, sendRequest } from './testing/creditor.ts';

const { creditor: texts, rules } = messages;

const meta = preview.meta({
  title: 'Popups/People and settings/Request a new creditor',
  ...withBackend,
  tags: ['!autodocs', 'app', 'manifest:new-creditor'],
  decorators: [asPart],
  parameters: { backend: administrator },
  render: inSection(SupplierSection),
});

/** Unsent input is restored. */
export const Default = meta.story({
  name: 'default',
  play: async () => {
    const first = await openRequest();
    await userEvent.type(await first.findByRole('textbox', { name: texts.name }), 'Karoo');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    const again = await openRequest();
    await expect(await again.findByRole('textbox', { name: texts.name })).toHaveValue('Karoo');
  },
});

/** Restored after a session end: opens with the section and its input. */
export const KeptOverASession = meta.story({
  name: 'kept over a session',
  beforeEach: () => {
    const initial = { creditorname: '' };
    keepDraft({ username: 'buyer@1001', retailerid: 1001 }, 'creditor request', {
      initial,
      typed: { creditorname: 'Karoo' },
    });
    return () => tabStorage.remove('mortar.drafts');
  },
  play: async () => {
    const request = await popup(texts.title);
    await expectVisible(texts.retained, request);
    await expect(await request.findByRole('textbox', { name: texts.name })).toHaveValue('Karoo');
  },
});

export const FieldErrors = meta.story({
  name: 'field errors',
  play: async () => {
    const request = await openRequest();
    await sendRequest();
    await waitFor(() => expect(request.getAllByText(rules.required)).toHaveLength(5));
    await waitFor(async () => expect(await request.findByRole('textbox', { name: texts.name })).toHaveFocus());
  },
});

export const Sent = meta.story({
  name: 'sent',
  play: async (context) => {
    await openRequest();
    await fillRequest(']]> <b>"it\'s"</b> 🦓');
    await sendRequest();
    await expectVisible(/^Ticket Submitted Successfully\. T\d+\./);
    const { store } = getLoaded(context).backend;
    const ticket = [...store.tickets.all()].find(({ subject }) => subject === texts.subject);
    await expect(ticket?.message).toContain('<creditorname>Karoo Pharma &lt;Pty&gt; &amp; Sons</creditorname>');
    await expect(ticket?.message).toContain('<comment>]]&gt; &lt;b&gt;&quot;it&apos;s&quot;&lt;/b&gt; 🦓</comment>');
  },
});

export const Failed = meta.story({
  name: 'failed',
  parameters: { backend: { ...administrator, faults: [{ call: 'requestCreditor', kind: 'code', code: 2 }] } },
  play: async () => {
    const request = await openRequest();
    await fillRequest();
    await sendRequest();
    await expectVisible(texts.failed, request);
    await expect(await request.findByRole('textbox', { name: texts.account })).toHaveValue('KP-1');
  },
});

/** The answer was lost, but the tickets contain the request. */
export const AnswerLost = meta.story({
  name: 'answer lost',
  parameters: {
    backend: {
      permissions: { dashboard: { settings: true, messaging: true } },
      faults: [{ call: 'requestCreditor', kind: 'lostAnswer' }],
    },
  },
  play: async () => {
    await openRequest();
    await fillRequest();
    await sendRequest();
    await expectVisible(/^Ticket Submitted Successfully\. T\d+$/);
  },
});

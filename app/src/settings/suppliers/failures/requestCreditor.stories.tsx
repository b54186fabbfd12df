import preview from '@mortar/storybook/preview';
import { asPart, withBackend } from '@mortar/storybook/storyBackend';
import { expect } from 'storybook/test';
import { messages } from '#settings/suppliers/messages.ts';
import { SupplierSection } from '#settings/suppliers/SupplierSection.tsx';
import { fillRequest, openRequest, sendRequest } from '#settings/suppliers/testing/creditor.ts';
import { failing } from '#stories/failing.ts';
import { administrator, inSection } from '#stories/settings.tsx';
import { popup } from '#stories/steps.ts';

const { creditor: texts } = messages;

const meta = preview.meta({
  title: 'Failures/Settings/Request a new creditor',
  ...withBackend,
  tags: ['!autodocs', 'app', 'failure'],
  decorators: [asPart],
  render: inSection(SupplierSection),
});

const shows = failing('requestCreditor', {
  backend: administrator,
  arrange: async () => {
    await openRequest();
    await fillRequest();
    await sendRequest();
  },
  error: () => texts.failed,
  // The tickets say that it did not arrive.
  unexpected: texts.failed,
  within: () => popup(texts.title),
  kept: async () => {
    const request = await popup(texts.title);
    await expect(request.getByRole('textbox', { name: texts.account })).toHaveValue('KP-1');
  },
});

export const Code2 = meta.story(shows('code 2'));
export const Code4 = meta.story(shows('code 4'));
export const Code5 = meta.story(shows('code 5'));
export const ConnectionDropped = meta.story(shows('connection dropped'));

import { expect } from 'storybook/test';
import { messages } from '#settings/suppliers/messages.ts';
import { SupplierSection } from '#settings/suppliers/SupplierSection.tsx';
import { fillRequest, openRequest, sendRequest } from '#settings/suppliers/testing/creditor.ts';
import { failing } from '#stories/failing.ts';
import { administrator, inSection } from '#stories/settings.tsx';
import { popup } from '#stories/steps.ts';

const { creditor: texts } = messages;

export default failing('requestCreditor', {
  title: 'Failures/Settings/Request a new creditor',
  render: inSection(SupplierSection),
  backend: administrator,
  arrange: async () => {
    await openRequest();
    await fillRequest();
    await sendRequest();
  },
  error: () => texts.failed,
  // The tickets show that it did not arrive.
  unexpected: texts.failed,
  within: () => popup(texts.title),
  retained: async () => {
    const request = await popup(texts.title);
    await expect(request.getByRole('textbox', { name: texts.account })).toHaveValue('KP-1');
  },
});

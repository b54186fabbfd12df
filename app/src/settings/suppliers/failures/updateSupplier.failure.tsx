import { expect, screen } from 'storybook/test';
import { messages as formTexts } from '#settings/form/messages.ts';
import { messages } from '#settings/suppliers/messages.ts';
import { SupplierSection } from '#settings/suppliers/SupplierSection.tsx';
import { failing } from '#stories/failing.ts';
import { administrator, inSection } from '#stories/settings.tsx';
import { fill, press, pressRow } from '#stories/steps.ts';

const minimum = () => screen.findByRole('spinbutton', { name: messages.terms.minimum });

export default failing('updateSupplier', {
  title: 'Failures/Settings/Supplier settings',
  render: inSection(SupplierSection),
  backend: administrator,
  arrange: async () => {
    await pressRow('Kestrel Wholesale', messages.title);
    await fill(await minimum(), '77');
    await press(formTexts.save);
  },
  error: formTexts.failed,
  unexpected: formTexts.failed(null),
  retained: async () => {
    await expect(await minimum()).toHaveValue('77.00');
  },
});

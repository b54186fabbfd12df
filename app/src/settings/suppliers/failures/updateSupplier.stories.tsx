import preview from '@mortar/storybook/preview';
import { asPart, withBackend } from '@mortar/storybook/storyBackend';
import { expect, screen } from 'storybook/test';
import { messages as formTexts } from '#settings/form/messages.ts';
import { messages } from '#settings/suppliers/messages.ts';
import { SupplierSection } from '#settings/suppliers/SupplierSection.tsx';
import { failing } from '#stories/failing.ts';
import { administrator, inSection } from '#stories/settings.tsx';
import { fill, press, pressRow } from '#stories/steps.ts';

const meta = preview.meta({
  title: 'Failures/Settings/Supplier settings',
  ...withBackend,
  tags: ['!autodocs', 'app', 'failure'],
  decorators: [asPart],
  render: inSection(SupplierSection),
});

const minimum = () => screen.findByRole('spinbutton', { name: messages.terms.minimum });

const shows = failing('updateSupplier', {
  backend: administrator,
  arrange: async () => {
    await pressRow('Kestrel Wholesale', messages.title);
    await fill(await minimum(), '77');
    await press(formTexts.save);
  },
  error: formTexts.failed,
  unexpected: formTexts.failed(null),
  kept: async () => {
    await expect(await minimum()).toHaveValue('77.00');
  },
});

export const Code2 = meta.story(shows('code 2'));
export const Code4 = meta.story(shows('code 4'));
export const Code5 = meta.story(shows('code 5'));
export const ConnectionDropped = meta.story(shows('connection dropped'));

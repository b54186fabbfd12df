import { SupplierTotalsPanel } from '../../features/ordering/components/SupplierTotalsPanel.tsx';
import { messages } from '../../features/ordering/messages.ts';
import '../../features/ordering/components/ordering.css';
import { expect, screen, userEvent } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { asPart, withBackend } from '../../../../.storybook/storyBackend.tsx';
import { failing } from '../failing.ts';
import { Frame } from '../frame.tsx';

const unsent = () => screen.findByRole('switch', { name: messages.totals.unsent });

const meta = preview.meta({
  title: 'Failures/Unsent values',
  ...withBackend,
  tags: ['!autodocs', 'app', 'failure'],
  decorators: [asPart],
  render: () => (
    <Frame width={290} height={340}>
      <SupplierTotalsPanel order={null} />
    </Frame>
  ),
});

const shows = failing('listUnsentValues', {
  arrange: async () => userEvent.click(await unsent()),
  instead: { 'code 5': messages.totals.none },
  kept: async () => {
    await expect(await unsent()).toBeChecked();
  },
});

export const Code0 = meta.story(shows('code 0'));
export const Code2 = meta.story(shows('code 2'));
export const Code4 = meta.story(shows('code 4'));
export const Code5 = meta.story(shows('code 5'));
export const ConnectionDropped = meta.story(shows('connection dropped'));
export const NotAnAnswer = meta.story(shows('not an answer'));

import preview from '@mortar/storybook/preview';
import { ReconnectingIndicator } from './ReconnectingIndicator.tsx';

const meta = preview.meta({
  title: 'Components/Feedback/ReconnectingIndicator',
  component: ReconnectingIndicator,
  tags: ['manifest:reconnecting'],
  args: { state: 'reconnecting' as const },
});

export const Quiet = meta.story({ name: 'quiet indicator' });
export const Offline = meta.story({ name: 'offline banner', args: { state: 'offline' } });
export const Overlay = meta.story({
  name: 'overlay',
  args: { overlay: true },
  decorators: [
    (Story) => (
      <div style={{ position: 'relative', height: 240 }}>
        <p aria-hidden="true">Messages</p>
        <Story />
      </div>
    ),
  ],
});
export const Connected = meta.story({
  name: 'connected shows nothing',
  tags: ['!manifest:reconnecting'],
  args: { state: 'connected' },
});

import preview from '@mortar/storybook/preview';
import { Package } from 'lucide-react';
import { fn } from 'storybook/test';
import { Tile } from './Tile.tsx';

const meta = preview.meta({
  title: 'Components/Navigation/Tile',
  component: Tile,
  args: {
    title: 'Ordering',
    icon: <Package size={24} aria-hidden="true" />,
    description: 'Search, compare and order.',
    href: '#ordering',
    onClick: fn(),
  },
  decorators: [
    (Story) => (
      <div style={{ width: 240 }}>
        <Story />
      </div>
    ),
  ],
});

export const Default = meta.story({});
export const Unavailable = meta.story({ args: { unavailable: 'Cannot access Reports due to lack of permissions.' } });
export const Low = meta.story({ args: { low: true } });

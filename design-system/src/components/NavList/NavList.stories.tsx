import preview from '@mortar/storybook/preview';
import { House, MessageSquare, Package, Settings } from 'lucide-react';
import { fn } from 'storybook/test';
import { type NavItem, NavList } from './NavList.tsx';

const item = (id: string, label: string, icon: NavItem['icon'], changed: Partial<NavItem> = {}): NavItem => ({
  id,
  label,
  icon,
  href: `#${id}`,
  onSelect: fn(),
  ...changed,
});

const meta = preview.meta({
  title: 'Components/Navigation/NavList',
  component: NavList,
  args: {
    groups: [
      {
        heading: 'Work',
        items: [
          item('home', 'Home', <House size={20} aria-hidden="true" />, { active: true }),
          item('ordering', 'Ordering', <Package size={20} aria-hidden="true" />),
        ],
      },
      {
        heading: 'Help',
        items: [
          item('messages', 'Messages', <MessageSquare size={20} aria-hidden="true" />, { disabled: true }),
          item('settings', 'Settings', <Settings size={20} aria-hidden="true" />, {
            unavailable: 'Cannot access Settings due to lack of permissions.',
          }),
        ],
      },
    ],
  },
  decorators: [
    (Story) => (
      <div style={{ width: 260 }}>
        <Story />
      </div>
    ),
  ],
});

export const Playground = meta.story({});
export const LongText = meta.story({
  args: {
    groups: [
      {
        heading: 'A heading that is longer than any heading should be',
        items: [
          item('long', 'Pneumonoultramicroscopicsilicovolcanoconiosis Reports', <House size={20} aria-hidden="true" />),
        ],
      },
    ],
  },
});

import preview from '@mortar/storybook/preview';
import { ChartColumn, MessageSquare, Package, Settings, Store } from 'lucide-react';
import { fn } from 'storybook/test';
import { getBrand } from '../../foundations/getBrand.ts';
import { Logo } from '../Logo/Logo.tsx';
import { NavList, type NavListProps } from '../NavList/NavList.tsx';
import { Drawer } from './Drawer.tsx';

const groups: NavListProps['groups'] = [
  {
    heading: 'Ordering',
    items: [
      {
        id: 'ordering',
        label: 'Ordering',
        href: '#o',
        active: true,
        icon: <Package size={20} aria-hidden="true" />,
        onSelect: fn(),
      },
      {
        id: 'promotions',
        label: 'Promotions Shop',
        href: '#p',
        icon: <Store size={20} aria-hidden="true" />,
        onSelect: fn(),
      },
    ],
  },
  {
    heading: 'Application',
    items: [
      {
        id: 'messages',
        label: 'Messages',
        href: '#m',
        icon: <MessageSquare size={20} aria-hidden="true" />,
        onSelect: fn(),
      },
      {
        id: 'settings',
        label: 'Settings',
        href: '#s',
        icon: <Settings size={20} aria-hidden="true" />,
        onSelect: fn(),
      },
    ],
  },
  {
    heading: 'Reports',
    items: [
      {
        id: 'reports',
        label: 'Reports',
        disabled: true,
        icon: <ChartColumn size={20} aria-hidden="true" />,
        onSelect: fn(),
      },
    ],
  },
];

const meta = preview.meta({
  title: 'Components/Overlays/Drawer',
  component: Drawer,
  parameters: { docs: { story: { inline: false, height: '460px' } } },
  args: { open: true, title: 'Mortar', onClose: fn(), children: <NavList groups={groups} /> },
});

export const Open = meta.story({});
export const Branded = meta.story({
  name: 'Branded menu',
  args: { title: 'Menu' },
  render: (args, { globals }) => (
    <Drawer
      {...args}
      brand={
        <>
          <Logo brand={getBrand(globals)} surface="topBar" decorative />
          Mortar
        </>
      }
    />
  ),
});

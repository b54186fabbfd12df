import preview from '@mortar/storybook/preview';
import { fn } from 'storybook/test';
import { Collapsible } from './Collapsible.tsx';

const meta = preview.meta({
  title: 'Components/Layout/Collapsible',
  component: Collapsible,
  args: {
    title: 'Search Options',
    aside: 'Containing · All Suppliers · Alphabetically',
    open: false,
    onToggle: fn(),
    children: <p>Match, suppliers and order.</p>,
  },
});

export const Closed = meta.story({});
export const Open = meta.story({ args: { open: true } });

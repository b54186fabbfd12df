import preview from '@mortar/storybook/preview';
import { RefreshCw } from 'lucide-react';
import { Button } from '../Button/Button.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { Panel } from './Panel.tsx';

const meta = preview.meta({
  title: 'Components/Layout/Panel',
  component: Panel,
  args: { title: 'Supplier prices', children: 'Select a product to view supplier prices.' },
  decorators: [
    (Story) => (
      <div style={{ height: 180, maxWidth: 480 }}>
        <Story />
      </div>
    ),
  ],
});

export const Default = meta.story({});
export const Active = meta.story({ args: { active: true } });
export const WithActions = meta.story({
  args: { actions: <IconButton label="Refresh" icon={<RefreshCw size={16} aria-hidden="true" />} /> },
});
export const Beside = meta.story({
  name: 'Facts beside the title',
  args: {
    beside: <span>SEP R164.62 · Retail R223.88 · Nappi 809774019</span>,
    actions: <Button size="xs">Order</Button>,
  },
});
export const Scrolling = meta.story({
  args: { scroll: true, children: Array.from({ length: 20 }, (_, i) => i + 1).map((i) => <p key={i}>Line {i}</p>) },
});
export const LongTitle = meta.story({
  args: { title: 'Generics for Amoxicillin Trihydrate 500mg Capsules, pack of 15, from any manufacturer on the list' },
});

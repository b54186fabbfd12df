import preview from '@mortar/storybook/preview';
import { Package } from 'lucide-react';
import { Badge } from '../Badge/Badge.tsx';
import { Button } from '../Button/Button.tsx';
import { Card } from './Card.tsx';

const meta = preview.meta({
  title: 'Components/Layout/Card',
  component: Card,
  args: {
    title: 'Thaba-Erythromycin 125 mg/5 ml SUS 100 ml',
    picture: <Package size={48} strokeWidth={1} aria-hidden="true" />,
    badge: <Badge tone="success">2 free with 10</Badge>,
    children: 'Kestrel Wholesale · R108.89 · minimum 5',
    actions: <Button size="sm">Add to cart</Button>,
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
export const TextAlone = meta.story({ args: { picture: undefined, badge: undefined, actions: undefined } });
export const LeadsOn = meta.story({
  name: 'leads to a page',
  args: {
    title: 'Orders not sent',
    href: '#orders',
    picture: undefined,
    badge: undefined,
    children: 'R12 345.60 in 3 orders',
    source: 'From Order Manager',
    actions: (
      <Button size="sm" variant="outline">
        Reorder
      </Button>
    ),
  },
});
export const Horizontal = meta.story({
  args: { horizontal: true },
  decorators: [
    (Story) => (
      <div style={{ width: 560 }}>
        <Story />
      </div>
    ),
  ],
});
export const Several = meta.story({
  name: 'Several cards',
  decorators: [
    (Story) => (
      <div style={{ display: 'grid', gridTemplateColumns: 'repeat(4, 220px)', gap: 12, width: 920 }}>
        {['a', 'b', 'c', 'd'].map((key) => (
          <Story key={key} />
        ))}
      </div>
    ),
  ],
});
export const LongText = meta.story({
  args: {
    title:
      'Pneumonoultramicroscopicsilicovolcanoconiosis-Compound with an extraordinarily long proprietary name 1000 mg',
  },
});

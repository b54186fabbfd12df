import preview from '@mortar/storybook/preview';
import { RateBar } from './RateBar.tsx';

const meta = preview.meta({
  title: 'Components/Charts/RateBar',
  component: RateBar,
  args: { label: 'Regretted', part: 5, total: 15 },
});

export const Playground = meta.story({});
export const Danger = meta.story({ args: { tone: 'danger' } });
export const Warning = meta.story({ args: { tone: 'warning', text: 'R1 200.00 below minimum' } });
export const Reached = meta.story({
  name: 'Minimum reached',
  args: { tone: 'success', part: 20, text: 'minimum reached' },
});
export const Bare = meta.story({ name: 'Bare bar', args: { bare: true } });
export const Small = meta.story({ args: { size: 'sm' } });
export const Zero = meta.story({ args: { part: 0 } });
/** No rate, because nothing was ordered. */
export const Empty = meta.story({ args: { part: 0, total: 0 } });
export const Whole = meta.story({ name: 'Whole part', args: { part: 15 } });
export const Negative = meta.story({ name: 'Negative part', args: { part: -3 } });
export const Huge = meta.story({ name: 'Huge figures', args: { part: 123_456_789, total: 987_654_321 } });
export const VerySmall = meta.story({ name: 'Very small part', args: { part: 1, total: 10_000 } });
export const LongText = meta.story({
  args: { text: 'Pneumonoultramicroscopicsilicovolcanoconiosis, five of fifteen' },
});
export const Narrow = meta.story({
  decorators: [
    (Story) => (
      <div style={{ width: 90 }}>
        <Story />
      </div>
    ),
  ],
});

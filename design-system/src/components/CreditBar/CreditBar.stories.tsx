import preview from '@mortar/storybook/preview';
import { rand } from '../../testing/rand.ts';
import { CreditBar } from './CreditBar.tsx';

const meta = preview.meta({
  title: 'Components/Charts/CreditBar',
  component: CreditBar,
  args: { usage: 9800, limit: 50_000, format: rand },
});

export const Green = meta.story({ name: 'Green credit' });
export const Yellow = meta.story({ name: 'Yellow credit', args: { usage: 18_250 } });
export const Orange = meta.story({ name: 'Orange credit', args: { usage: 41_000 } });
export const Red = meta.story({ name: 'Red credit', args: { usage: 52_300 } });
export const NotSet = meta.story({ args: { limit: 0 } });
export const AfterThisOrder = meta.story({ args: { adding: 2400 } });
/** A green used part and an orange total after this order. */
export const AfterThisOrderHigh = meta.story({ args: { adding: 18_000 } });
export const AfterThisOrderOver = meta.story({ args: { usage: 41_000, adding: 18_000 } });
export const Stacked = meta.story({ args: { layout: 'stacked', adding: 2400 } });
export const Huge = meta.story({
  name: 'Huge amounts',
  args: { usage: 123_456_789, limit: 987_654_321, adding: 100_000_000 },
});
export const Negative = meta.story({ name: 'Negative usage', args: { usage: -1200, adding: 600 } });
export const Narrow = meta.story({
  args: { adding: 2400 },
  decorators: [
    (Story) => (
      <div style={{ width: 180 }}>
        <Story />
      </div>
    ),
  ],
});

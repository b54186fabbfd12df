import preview from '@mortar/storybook/preview';
import { rand } from '../../testing/rand.ts';
import { BarChart } from './BarChart.tsx';

const meta = preview.meta({
  title: 'Components/Charts/BarChart',
  component: BarChart,
  args: {
    label: 'Unsent by supplier',
    bars: [
      { label: 'Cape Union Health Supplies', value: 82_930.71 },
      { label: 'Protea Medical Distributors', value: 42_052.25 },
      { label: 'Blue Crane Wholesale', value: 34_997.68 },
      { label: 'Umvoti Pharmaceuticals', value: 0 },
    ],
    format: rand,
  },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 520 }}>
        <Story />
      </div>
    ),
  ],
});

export const Playground = meta.story({});
export const WithStatus = meta.story({
  args: {
    label: 'Lines of the last month',
    format: String,
    bars: [
      { label: 'Kestrel Wholesale', value: 120, tone: 'success', note: 'invoiced' },
      { label: 'Umvoti Pharmaceuticals', value: 34, tone: 'warning', note: 'partial' },
      { label: 'Protea Medical Distributors', value: 12, tone: 'danger', note: 'regretted' },
    ],
  },
});
export const Nothing = meta.story({ args: { bars: [{ label: 'Kestrel Wholesale', value: 0 }] } });
export const LongText = meta.story({
  args: { bars: [{ label: 'Pneumonoultramicroscopicsilicovolcanoconiosis and Sons', value: 123_456_789.01 }] },
});
export const Narrow = meta.story({
  decorators: [
    (Story) => (
      <div style={{ width: 300 }}>
        <Story />
      </div>
    ),
  ],
});

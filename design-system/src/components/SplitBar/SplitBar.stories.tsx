import preview from '@mortar/storybook/preview';
import { expect, screen } from 'storybook/test';
import { rand } from '../../testing/rand.ts';
import { SplitBar } from './SplitBar.tsx';

const parts = [
  { label: 'Kalahari Wholesale', value: 12_930.71 },
  { label: 'Protea Medical Distributors', value: 8052.25 },
  { label: 'Blue Crane Wholesale', value: 4997.68 },
  { label: 'Umvoti Pharmaceuticals', value: 1210 },
];

const meta = preview.meta({
  title: 'Components/Charts/SplitBar',
  component: SplitBar,
  args: { label: 'Current order by supplier', parts, format: rand },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 320 }}>
        <Story />
      </div>
    ),
  ],
});

export const Playground = meta.story({});
export const ReadByKeyboard = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('status')).toHaveTextContent('Protea Medical Distributors: R8 052.25 (30%)');
    await expect(screen.getAllByText('Umvoti Pharmaceuticals')).toHaveLength(2);
  },
});
export const Legend = meta.story({ args: { legend: true } });
export const Small = meta.story({ args: { size: 'sm' } });
export const SixAndMore = meta.story({
  args: {
    legend: true,
    parts: [
      ...parts,
      ...['Kestrel', 'Sunday River', 'Cape Union', 'Drakensberg'].map((label, index) => ({
        label,
        value: 900 - index * 100,
      })),
    ],
  },
});
export const Empty = meta.story({ args: { parts: [] } });
export const OnePart = meta.story({ args: { legend: true, parts: parts.slice(0, 1) } });
export const AllEqual = meta.story({
  args: { legend: true, parts: parts.map(({ label }) => ({ label, value: 1000 })) },
});
export const Zero = meta.story({ args: { parts: parts.map(({ label }) => ({ label, value: 0 })) } });
export const Negative = meta.story({ args: { legend: true, parts: [...parts, { label: 'Credited', value: -400 }] } });
export const Huge = meta.story({
  name: 'Huge parts',
  args: { legend: true, parts: parts.map(({ label, value }) => ({ label, value: value * 1e6 })) },
});
export const VerySmallPart = meta.story({
  args: { legend: true, parts: [...parts, { label: 'Kestrel Wholesale', value: 2 }] },
});
export const LongText = meta.story({
  args: {
    legend: true,
    parts: [{ label: 'Pneumonoultramicroscopicsilicovolcanoconiosis and Sons', value: 4 }, ...parts],
  },
});
export const Narrow = meta.story({
  args: { legend: true },
  decorators: [
    (Story) => (
      <div style={{ width: 200 }}>
        <Story />
      </div>
    ),
  ],
});

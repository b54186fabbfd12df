import preview from '@mortar/storybook/preview';
import { fn } from 'storybook/test';
import { MonthStrip } from './MonthStrip.tsx';

const COUNTS = [12, 8, 20, 0, 4, 16, 30, 22, 10, 6, 18, 9];
const months = COUNTS.map((ordered, at) => ({
  month: `${at < 9 ? 2025 : 2026}/${String(((at + 3) % 12) + 1).padStart(2, '0')}`,
  ordered,
  invoiced: Math.max(0, ordered - (at % 4) * 3),
}));

const meta = preview.meta({
  title: 'Components/MonthStrip',
  component: MonthStrip,
  args: { label: 'Ordered and invoiced', months },
});

export const Playground = meta.story({});
export const Chosen = meta.story({ args: { onSelect: fn() } });
export const Nothing = meta.story({
  args: { months: months.map(({ month }) => ({ month, ordered: 0, invoiced: 0 })) },
});
export const Few = meta.story({ args: { months: months.slice(-3) } });
export const Large = meta.story({
  args: { months: months.map((one) => ({ ...one, ordered: one.ordered * 10_000, invoiced: one.invoiced * 9_000 })) },
});
export const Narrow = meta.story({
  decorators: [
    (Story) => (
      <div style={{ width: 312 }}>
        <Story />
      </div>
    ),
  ],
});
export const Zoomed = meta.story({ globals: { textSize: '200' } });
export const RightToLeft = meta.story({ globals: { direction: 'rtl' } });

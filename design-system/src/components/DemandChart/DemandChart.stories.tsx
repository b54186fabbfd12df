import preview from '@mortar/storybook/preview';
import { expect } from 'storybook/test';
import { DemandChart } from './DemandChart.tsx';

const COUNTS = [12, 8, 20, 0, 4, 16, 30, 22, 10, 6, 18, 9];
const months = COUNTS.map((ordered, index) => ({
  month: `${index < 9 ? 2025 : 2026}/${String(((index + 3) % 12) + 1).padStart(2, '0')}`,
  ordered,
  invoiced: Math.max(0, ordered - (index % 4) * 3),
}));
const each = (change: (count: number) => number) =>
  months.map(({ month, ordered, invoiced }) => ({ month, ordered: change(ordered), invoiced: change(invoiced) }));

const meta = preview.meta({
  title: 'Components/Charts/DemandChart',
  component: DemandChart,
  args: { label: 'Ordered and invoiced in 12 months', months, average: 12.9, suggested: 20 },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 380 }}>
        <Story />
      </div>
    ),
  ],
});

export const Playground = meta.story({});
export const WithReason = meta.story({
  args: { reason: 'average of three months, in tens' },
});
/** Arrow keys select a month, whose numbers replace the legend. */
export const ReadByKeyboard = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('img')).toHaveFocus();
    await expect(canvas.getByRole('status')).toHaveTextContent('Mar 2026: 9 ordered, 0 invoiced');
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
    await expect(canvas.getByRole('status')).toHaveTextContent('Jan 2026: 6 ordered, 3 invoiced');
  },
});
export const SuggestionRead = meta.story({
  args: { reason: 'average of three months, in tens' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{End}');
    await expect(canvas.getByRole('status')).toHaveTextContent('20 suggested: average of three months, in tens');
  },
});
export const WithoutSuggestion = meta.story({ args: { average: null, suggested: null } });
export const Empty = meta.story({ args: { months: [], average: null, suggested: null } });
export const OneMonth = meta.story({ args: { months: months.slice(-1), average: 9, suggested: null } });
export const AllEqual = meta.story({ args: { months: each(() => 10), average: 10, suggested: 10 } });
export const Zero = meta.story({ args: { months: each(() => 0), average: 0, suggested: null } });
export const Huge = meta.story({
  name: 'Huge figures',
  args: { months: each((count) => count * 123_456), average: 1_592_582, suggested: 2_000_000 },
});
/** Months with returned goods: values below zero are not drawn, but are included in the text. */
export const Negative = meta.story({
  name: 'Negative months',
  args: { months: each((count) => count - 10), average: 3, suggested: null },
});
export const Narrow = meta.story({
  decorators: [
    (Story) => (
      <div style={{ width: 240 }}>
        <Story />
      </div>
    ),
  ],
});
export const RightToLeft = meta.story({
  globals: { direction: 'rtl' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('status')).toHaveTextContent('Feb 2026: 18 ordered, 12 invoiced');
  },
});

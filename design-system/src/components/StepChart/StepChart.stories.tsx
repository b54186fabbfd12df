import preview from '@mortar/storybook/preview';
import { expect } from 'storybook/test';
import { StepChart } from './StepChart.tsx';

const DAY = 86_400_000;
const START = Date.UTC(2025, 3, 1);
const PRICES = [10_210, 10_210, 10_650, 11_890, 11_450, 11_450, 11_890];
const steps = PRICES.map((value, index) => ({
  at: START + index * 48 * DAY,
  value,
  note: index % 3 === 0 ? 'Kestrel Wholesale' : 'Protea Medical',
}));
const formatTime = (at: number) => new Date(at).toISOString().slice(0, 10).replaceAll('-', '/');

const meta = preview.meta({
  title: 'Components/Charts/StepChart',
  component: StepChart,
  args: {
    label: 'Prices paid in a year',
    steps,
    from: START,
    to: START + 365 * DAY,
    format: (cents: number) => `R${(cents / 100).toFixed(2)}`,
    formatTime,
  },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 380 }}>
        <Story />
      </div>
    ),
  ],
});

export const Playground = meta.story({});
/** Arrow keys select a step, whose details appear below. */
export const ReadByKeyboard = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('img')).toHaveFocus();
    await expect(canvas.getByRole('status')).toHaveTextContent('2026/01/14: R118.90, Kestrel Wholesale');
    await userEvent.keyboard('{Home}');
    await expect(canvas.getByRole('status')).toHaveTextContent('2025/04/01: R102.10, Kestrel Wholesale');
  },
});
export const Constant = meta.story({
  name: 'Constant value',
  args: { steps: steps.map((step) => ({ ...step, value: 10_000 })) },
});
export const One = meta.story({ name: 'One step', args: { steps: steps.slice(2, 3) } });
export const Empty = meta.story({ args: { steps: [] } });
export const Many = meta.story({
  name: 'Many steps',
  args: {
    steps: Array.from({ length: 120 }, (_, index) => ({
      at: START + index * 3 * DAY,
      value: 10_000 + ((index * 37) % 11) * 90,
    })),
  },
});
export const Narrow = meta.story({
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 200 }}>
        <Story />
      </div>
    ),
  ],
});

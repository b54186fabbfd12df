import preview from '@mortar/storybook/preview';
import { type ComponentProps, useState } from 'react';
import { expect } from 'storybook/test';
import { Button } from '../components/Button/Button.tsx';
import { Counting } from './Counting.tsx';

const money = (cents: number) =>
  `R ${(cents / 100).toLocaleString('en-ZA', { minimumFractionDigits: 2, maximumFractionDigits: 2 })}`;
const lines = (count: number) => `${count} lines`;

const Order = ({ value, format }: ComponentProps<typeof Counting>) => {
  const [total, setTotal] = useState(value);
  return (
    <div style={{ display: 'flex', gap: 'var(--m-space-150)', alignItems: 'center' }}>
      <Button size="sm" variant="outline" onClick={() => setTotal(total + 48_950)}>
        Add a line
      </Button>
      <Button size="sm" variant="outline" tone="neutral" onClick={() => setTotal(value)}>
        Take it off
      </Button>
      <output aria-label="Total" aria-live="off">
        <Counting value={total} format={format} />
      </output>
    </div>
  );
};

const meta = preview.meta({
  title: 'Components/Motion/Counting',
  component: Counting,
  args: { value: 1_204_350, format: money },
  render: (args) => <Order {...args} />,
});

export const Playground = meta.story({});
export const Changed = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add a line' }));
    await expect(canvas.getByRole('status', { name: 'Total' }).textContent).toBe(money(1_253_300));
  },
});
export const CountedBack = meta.story({
  name: 'Counted back',
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add a line' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Take it off' }));
    await expect(canvas.getByRole('status', { name: 'Total' }).textContent).toBe(money(1_204_350));
  },
});
export const Nothing = meta.story({ args: { value: 0 } });
export const WithWords = meta.story({ name: 'With words', args: { value: 12, format: lines } });
export const Narrow = meta.story({
  args: { value: 987_654_321_00 },
  decorators: [
    (Story) => (
      <div style={{ width: 240 }}>
        <Story />
      </div>
    ),
  ],
});

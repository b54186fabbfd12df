import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { render } from '../../testing/render.tsx';
import { StepChart, type StepChartProps } from './StepChart.tsx';

const given: StepChartProps = {
  label: 'Prices paid',
  steps: [
    { at: 0, value: 100, note: 'Alpha' },
    { at: 50, value: 300, note: 'Beta' },
    { at: 75, value: 200, note: 'Alpha' },
  ],
  to: 100,
  format: (value) => `R${value}`,
  formatTime: (at) => `day ${at}`,
};
const parts = (container: HTMLElement) =>
  [...container.querySelectorAll<HTMLElement>('.m-steps__step')].map(({ style }) => [
    style.insetInlineStart,
    style.inlineSize,
  ]);
const heights = (container: HTMLElement) =>
  [...container.querySelectorAll<HTMLElement>('.m-steps__dot')].map(({ style }) => style.insetBlockEnd);

it('holds each value until the next, and the last until the end', () => {
  const { container } = render(<StepChart {...given} />);
  expect(parts(container)).toEqual([
    ['0%', '50%'],
    ['50%', '25%'],
    ['75%', '25%'],
  ]);
});

it('scales from the lowest to the highest value', () => {
  const { container } = render(<StepChart {...given} />);
  expect(heights(container)).toEqual(['0%', '100%', '50%']);
  expect(screen.getByRole('img', { name: 'Prices paid: from R100 to R300' })).toBeDefined();
});

it('shows each step on focus, and all of them as a table', async () => {
  const { user } = render(<StepChart {...given} />);
  await user.tab();
  expect(screen.getByRole('status').textContent).toBe('day 75: R200, Alpha');
  await user.keyboard('{ArrowLeft}');
  expect(screen.getByRole('status').textContent).toBe('day 50: R300, Beta');
  const table = screen.getByRole('table', { name: 'Prices paid: from R100 to R300' });
  expect(
    within(table)
      .getAllByRole('row')
      .map((row) => row.textContent),
  ).toEqual(['DateValueOf', 'day 0R100Alpha', 'day 50R300Beta', 'day 75R200Alpha']);
});

it('is a line if the value never changed, and empty without values', () => {
  const { container } = render(<StepChart {...given} steps={given.steps.slice(0, 1)} />);
  expect([heights(container), parts(container)]).toEqual([['50%'], [['0%', '100%']]]);
  const empty = render(<StepChart {...given} steps={[]} />);
  expect(empty.container.querySelector('[tabindex]')).toBeNull();
});

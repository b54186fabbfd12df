import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { ValueBars, type ValueBarsProps } from './ValueBars.tsx';

afterEach(cleanup);

const bars = ['2026/01', '2026/02', '2026/03'].map((key) => ({ key, ordered: 100, invoiced: 60, regretted: 40 }));

function show(changes: Partial<ValueBarsProps> = {}) {
  const onChoose = vi.fn();
  const onPoint = vi.fn();
  const props: ValueBarsProps = {
    label: 'By month',
    direction: 'columns',
    bars,
    chosen: null,
    onChoose,
    onPoint,
    name: ({ key }) => key,
    words: ({ key }) => `${key}: 100`,
    ...changes,
  };
  const { rerender } = render(<ValueBars {...props} />);
  return { onChoose, onPoint, again: (next: Partial<ValueBarsProps>) => rerender(<ValueBars {...props} {...next} />) };
}

const bar = (key: string) => screen.getByRole('button', { name: `${key}: 100` });
const stops = () => screen.getAllByRole('button').filter(({ tabIndex }) => tabIndex === 0);
const press = (key: string) => fireEvent.keyDown(document.activeElement ?? document.body, { key });

it('has one tab stop: the latest month, the largest name, or the selected bar', () => {
  const { again } = show();
  expect(stops()).toEqual([bar('2026/03')]);
  again({ direction: 'rows' });
  expect(stops()).toEqual([bar('2026/01')]);
  again({ chosen: '2026/02' });
  expect(stops()).toEqual([bar('2026/02')]);
});

it('moves between bars with the arrow keys, and stops at both ends', () => {
  const { onPoint } = show();
  bar('2026/03').focus();
  press('ArrowLeft');
  expect(document.activeElement).toBe(bar('2026/02'));
  expect(onPoint).toHaveBeenLastCalledWith('2026/02');
  press('Home');
  press('ArrowLeft');
  expect(document.activeElement).toBe(bar('2026/01'));
  press('End');
  press('ArrowDown');
  expect(document.activeElement).toBe(bar('2026/03'));
  expect(stops()).toEqual([bar('2026/03')]);
});

it('keeps its tab stop when the focused bar is gone', () => {
  const { again } = show();
  bar('2026/01').focus();
  again({ bars: bars.slice(1) });
  expect(stops()).toEqual([bar('2026/03')]);
});

it('selects a bar on press, and clears the selection on another press', () => {
  const { onChoose, again } = show();
  fireEvent.click(bar('2026/02'));
  expect(onChoose).toHaveBeenLastCalledWith('2026/02');
  again({ chosen: '2026/02' });
  expect(bar('2026/02').getAttribute('aria-pressed')).toBe('true');
  fireEvent.click(bar('2026/02'));
  expect(onChoose).toHaveBeenLastCalledWith(null);
});

it('renders the invoiced value and, stacked on it, the regretted value of the ordered value', () => {
  show({ bars: [{ key: '2026/01', ordered: 200, invoiced: 100, regretted: 50 }, ...bars.slice(1)] });
  const part = (name: string) => bar('2026/01').querySelector<HTMLElement>(`.value-bars-${name}`)?.style;
  expect(part('ordered')?.blockSize).toBe('100%');
  expect(part('invoiced')?.blockSize).toBe('50%');
  expect([part('regretted')?.blockSize, part('regretted')?.insetBlockEnd]).toEqual(['25%', '50%']);
});

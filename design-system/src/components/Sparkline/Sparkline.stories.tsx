import preview from '@mortar/storybook/preview';
import { Sparkline } from './Sparkline.tsx';

const meta = preview.meta({
  title: 'Components/Charts/Sparkline',
  component: Sparkline,
  args: {
    label: 'Price over twelve months, from R102.10 to R118.90',
    values: [102.1, 102.1, 104.5, 104.5, 110, 108.2, 108.2, 112, 112, 115.4, 118.9, 118.9],
  },
});

export const Playground = meta.story({});
/** A price that stays constant between changes at uneven intervals. */
export const Steps = meta.story({
  args: { step: true, extremes: true, values: [102.1, 110, 98.5, 118.9], times: [0, 90, 104, 350], last: 'R118.90' },
});
export const Extremes = meta.story({ name: 'Highest and lowest', args: { extremes: true } });
export const LastValue = meta.story({ args: { last: 'R118.90' } });
export const Flat = meta.story({
  name: 'Flat line',
  args: { label: 'Price unchanged at R40.00', values: [40, 40, 40], extremes: true },
});
export const Falling = meta.story({
  name: 'Falling line',
  args: { label: 'Price from R9.00 to R1.00', values: [9, 4, 1] },
});
export const OneValue = meta.story({ args: { label: 'R40.00, once', values: [40], last: 'R40.00' } });
export const Empty = meta.story({ args: { label: '', values: [] } });
export const Zero = meta.story({ args: { label: 'Always R0.00', values: [0, 0] } });
export const Negative = meta.story({
  name: 'Negative values',
  args: { label: 'From -5 to 5', values: [-5, 0, 5], extremes: true },
});
export const Huge = meta.story({
  name: 'Huge values',
  args: { label: 'From 1 to 1 000 000 000', values: [1, 1e9, 5e8], last: 'R500 000 000.00' },
});
export const Narrow = meta.story({ args: { width: 40, step: true } });

import preview from '@mortar/storybook/preview';
import { Sparkline } from './Sparkline.tsx';

const meta = preview.meta({
  title: 'Components/Sparkline',
  component: Sparkline,
  args: {
    label: 'Price over twelve months, from R102.10 to R118.90',
    values: [102.1, 102.1, 104.5, 104.5, 110, 108.2, 108.2, 112, 112, 115.4, 118.9, 118.9],
  },
});

export const Playground = meta.story({});
export const Flat = meta.story({ args: { label: 'Price unchanged at R40.00', values: [40, 40, 40] } });
export const Falling = meta.story({ args: { label: 'Price from R9.00 to R1.00', values: [9, 4, 1] } });
export const Zoomed = meta.story({ globals: { textSize: '200' } });
export const RightToLeft = meta.story({ globals: { direction: 'rtl' } });

import preview from '@mortar/storybook/preview';
import { rand } from '../../testing/rand.ts';
import { CreditBar } from './CreditBar.tsx';

const meta = preview.meta({
  title: 'Components/CreditBar',
  component: CreditBar,
  args: { usage: 9800, limit: 50_000, format: rand },
});

export const Green = meta.story({});
export const Yellow = meta.story({ args: { usage: 18_250 } });
export const Orange = meta.story({ args: { usage: 41_000 } });
export const Red = meta.story({ args: { usage: 52_300 } });
export const NotSet = meta.story({ args: { limit: 0 } });
export const Zoomed = meta.story({ globals: { textSize: '200' } });
export const RightToLeft = meta.story({ globals: { direction: 'rtl' } });

import preview from '@mortar/storybook/preview';
import { LockMark } from '../LockMark/LockMark.tsx';
import { type Indicator, IndicatorIcons } from './IndicatorIcons.tsx';

const meta = preview.meta({
  title: 'Components/Identity/IndicatorIcons',
  component: IndicatorIcons,
  args: { indicators: ['discovery', 'mpl', 'mrp', 'gems', 'favourite', 'preferred', 'vip'] as Indicator[] },
});

export const All = meta.story({});
export const Locked = meta.story({ render: () => <LockMark label="Locked by Sipho on TILL-2" /> });

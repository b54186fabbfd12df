import preview from '@mortar/storybook/preview';
import { CountBadge } from './CountBadge.tsx';

const meta = preview.meta({ title: 'Components/Identity/CountBadge', component: CountBadge, args: { count: 12 } });

export const Playground = meta.story({});
export const One = meta.story({ name: 'Count of one', args: { count: 1 } });
export const MoreThanNinetyNine = meta.story({ args: { count: 1204 } });

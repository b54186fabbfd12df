import preview from '@mortar/storybook/preview';
import { LockMark } from './LockMark.tsx';

const meta = preview.meta({ title: 'Components/Identity/LockMark', component: LockMark });

export const Playground = meta.story({ args: { label: 'Open by Thabo Nkosi at TILL-2' } });
export const ByARule = meta.story({ args: { label: 'Locked: a preferred supplier has this product' } });

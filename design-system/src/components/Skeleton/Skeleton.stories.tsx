import preview from '@mortar/storybook/preview';
import { Skeleton } from './Skeleton.tsx';

const meta = preview.meta({ title: 'Components/Feedback/Skeleton', component: Skeleton });

export const Line = meta.story({ args: { width: 240 } });
export const Paragraph = meta.story({ args: { width: 320, lines: 3 } });
export const Block = meta.story({ args: { width: 180, height: 120 } });

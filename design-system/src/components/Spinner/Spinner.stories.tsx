import preview from '@mortar/storybook/preview';
import { Spinner } from './Spinner.tsx';

const meta = preview.meta({ title: 'Components/Feedback/Spinner', component: Spinner });

export const Small = meta.story({});
export const Large = meta.story({ args: { size: 24 } });

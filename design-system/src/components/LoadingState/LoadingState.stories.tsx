import preview from '@mortar/storybook/preview';
import { LoadingState } from './LoadingState.tsx';

const meta = preview.meta({ title: 'Components/Feedback/LoadingState', component: LoadingState });

export const Playground = meta.story({ args: { text: 'Loading products...' } });
export const WithoutWords = meta.story({});

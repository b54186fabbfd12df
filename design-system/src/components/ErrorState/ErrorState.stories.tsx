import preview from '@mortar/storybook/preview';
import { fn } from 'storybook/test';
import { ErrorState } from './ErrorState.tsx';

const meta = preview.meta({
  title: 'Components/Feedback/ErrorState',
  component: ErrorState,
  args: { text: 'Sorry an error has occurred, error code: 2. Please try again.', onRetry: fn() },
});

export const Playground = meta.story({});
export const ForGood = meta.story({ render: ({ text }) => <ErrorState text={text} /> });
export const AnotherWord = meta.story({ args: { retryLabel: 'Reload' } });
export const LongText = meta.story({ args: { text: 'Sorry an error has occurred. '.repeat(12) } });

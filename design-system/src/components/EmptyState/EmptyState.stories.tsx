import preview from '@mortar/storybook/preview';
import { fn } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { ErrorState } from '../ErrorState/ErrorState.tsx';
import { LoadingState } from '../LoadingState/LoadingState.tsx';
import { EmptyState } from './EmptyState.tsx';

const meta = preview.meta({
  title: 'Components/Feedback/EmptyState',
  component: EmptyState,
  args: { text: 'No products found.' },
});

export const Empty = meta.story({});
export const EmptyWithHint = meta.story({ args: { hint: 'Try fewer letters, or search in all suppliers.' } });
export const EmptyWithAction = meta.story({
  args: {
    text: 'There are no open orders, please start a new one.',
    action: <Button size="sm">Start A New Order</Button>,
  },
});
export const Loading = meta.story({ render: () => <LoadingState text="Loading products..." /> });
export const Failed = meta.story({
  render: () => <ErrorState text="Sorry an unexpected error has occurred. Please try again" onRetry={fn()} />,
});
export const FailedForGood = meta.story({ render: () => <ErrorState text="No Credit Info, please contact support" /> });

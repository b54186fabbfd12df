import preview from '@mortar/storybook/preview';
import { fn } from 'storybook/test';
import { JobProgress, type JobStep } from './JobProgress.tsx';

const half: JobStep[] = [
  { label: 'Send to Kestrel Wholesale', state: 'done', note: '12 lines, R18 204.50' },
  { label: 'Send to Umvoti Pharmaceuticals', state: 'failed', note: 'The supplier did not answer. Nothing was sent.' },
  { label: 'Send to Cape Union Health Supplies', state: 'running' },
  { label: 'Send to Protea Medical Distributors', state: 'waiting' },
];

const meta = preview.meta({
  title: 'Components/Feedback/JobProgress',
  component: JobProgress,
  args: { label: 'Sending your orders', steps: half, onCancel: fn() },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 420 }}>
        <Story />
      </div>
    ),
  ],
});

const all = (state: JobStep['state']) => half.map(({ label }) => ({ label, state }));

export const Playground = meta.story({});
export const NotBegun = meta.story({ args: { steps: all('waiting') } });
export const Cancelling = meta.story({ args: { cancelling: true } });
export const CannotBeStopped = meta.story({
  render: ({ label, steps }) => <JobProgress label={label} steps={steps} />,
});
export const Finished = meta.story({ args: { steps: all('done') } });
export const ManySteps = meta.story({
  args: {
    steps: Array.from({ length: 24 }, (_, index) => ({
      label: `Page ${index + 1}`,
      state: index < 9 ? ('done' as const) : index === 9 ? ('running' as const) : ('waiting' as const),
    })),
  },
});
export const LongText = meta.story({
  args: {
    steps: [
      {
        label:
          'Send to Pneumonoultramicroscopicsilicovolcanoconiosis_and_Sons_Wholesale_Distribution_(Proprietary)_Limited',
        state: 'failed',
        note: 'The supplier answered that it does not know this pharmacy, and that an account has to be opened before anything can be ordered from it.',
      },
    ],
  },
});

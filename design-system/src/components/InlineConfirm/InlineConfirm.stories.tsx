import preview from '@mortar/storybook/preview';
import { fn } from 'storybook/test';
import { InlineConfirm } from './InlineConfirm.tsx';

const meta = preview.meta({
  title: 'Components/Feedback/InlineConfirm',
  component: InlineConfirm,
  args: { question: 'Are you sure you want to delete this product?', onYes: fn(), onNo: fn() },
});

export const Playground = meta.story({});
export const Destructive = meta.story({ args: { destructive: true } });
export const Busy = meta.story({ args: { busy: true } });
export const LongText = meta.story({
  args: { question: 'Are you sure that you want to take every line of this supplier out of the order? '.repeat(3) },
});
export const Narrow = meta.story({
  decorators: [
    (Story) => (
      <div style={{ width: 260 }}>
        <Story />
      </div>
    ),
  ],
});

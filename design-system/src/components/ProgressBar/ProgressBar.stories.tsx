import preview from '@mortar/storybook/preview';
import { ProgressBar } from './ProgressBar.tsx';

const meta = preview.meta({
  title: 'Components/Feedback/ProgressBar',
  component: ProgressBar,
  args: { label: 'Uploading order.xml', value: 0.42 },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 360 }}>
        <Story />
      </div>
    ),
  ],
});

export const Playground = meta.story({});
export const InWords = meta.story({ args: { label: 'Printing', value: 0.24, text: '120 of 500 lines' } });
export const Unknown = meta.story({ args: { label: 'Asking the suppliers', value: undefined } });
export const Done = meta.story({ args: { value: 1 } });
export const LongText = meta.story({
  args: { label: 'Uploading Supercalifragilisticexpialidocious_order_of_the_second_of_March_2026_final_final.xml' },
});

import preview from '@mortar/storybook/preview';
import { VisuallyHidden } from './VisuallyHidden.tsx';

const meta = preview.meta({
  title: 'Components/Text/VisuallyHidden',
  component: VisuallyHidden,
  args: { children: 'read aloud only' },
});

export const InText = meta.story({
  render: (args) => (
    <p>
      There are words here that are <VisuallyHidden {...args} />.
    </p>
  ),
});

import preview from '@mortar/storybook/preview';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { RangeSlider, type RangeSliderProps } from './RangeSlider.tsx';

const Controlled = (props: RangeSliderProps) => {
  const [value, setValue] = useState(props.value);
  return <RangeSlider {...props} value={value} onChange={setValue} />;
};

const meta = preview.meta({
  title: 'Components/Fields/RangeSlider',
  component: RangeSlider,
  render: (args) => <Controlled {...args} />,
  args: {
    label: 'Regrets',
    value: 5,
    onChange: () => {},
    format: (days) => (days === 1 ? 'last day' : `last ${days} days`),
  },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 280 }}>
        <Story />
      </div>
    ),
  ],
});

export const Playground = meta.story({});
export const Least = meta.story({ name: 'Least value', args: { value: 1 } });
export const Most = meta.story({ name: 'Most value', args: { value: 14 } });
export const HiddenLabel = meta.story({ args: { hideLabel: true } });
export const Disabled = meta.story({ args: { disabled: true } });
export const ByKeyboard = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('slider', { name: 'Regrets' })).toHaveFocus();
  },
});
export const LongText = meta.story({
  args: { label: 'What your suppliers regretted and nobody has ordered again in the meantime' },
});

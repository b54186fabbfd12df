import preview from '@mortar/storybook/preview';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { NumberField, type NumberFieldProps } from './NumberField.tsx';

const Controlled = (props: NumberFieldProps) => {
  const [value, setValue] = useState(props.value);
  return <NumberField {...props} value={value} onChange={setValue} />;
};

const meta = preview.meta({
  title: 'Components/Fields/NumberField',
  component: NumberField,
  render: (args) => <Controlled {...args} />,
  args: { label: 'Discount', value: 15, unit: '%', min: 0, max: 100, onChange: () => {} },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 200 }}>
        <Story />
      </div>
    ),
  ],
});

export const Playground = meta.story({});
export const Empty = meta.story({ args: { value: null } });
export const Decimals = meta.story({ args: { label: 'Markup', value: 14.5, decimals: 1 } });
export const Rand = meta.story({
  args: { label: 'Credit limit', value: 5_000_050, decimals: 2, scaled: true, prefix: 'R', unit: undefined },
});
export const Days = meta.story({ args: { label: 'Regret days', value: 14, min: 1, max: 14, unit: 'days' } });
export const UnderZero = meta.story({ args: { label: 'Correction', value: -3, min: -10, max: 10, unit: undefined } });
export const Hint = meta.story({ args: { hint: 'From 0 to 100.' } });
export const WithError = meta.story({ args: { value: 250, error: 'Please enter a value from 0 to 100' } });
export const Disabled = meta.story({ args: { disabled: true } });
export const ReadOnly = meta.story({ args: { label: 'VAT', readOnly: true } });
export const Small = meta.story({ args: { size: 'sm' } });
export const SteppedByKey = meta.story({
  args: { step: 5 },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowUp}');
    await expect(canvas.getByRole('spinbutton', { name: 'Discount' })).toHaveValue('20');
  },
});
export const LongFigureAndUnit = meta.story({
  args: { value: 123_456_789_012_345, max: undefined, unit: 'Verpackungseinheiten', prefix: 'approximately' },
});
export const Narrow = meta.story({
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 72 }}>
        <Story />
      </div>
    ),
  ],
});

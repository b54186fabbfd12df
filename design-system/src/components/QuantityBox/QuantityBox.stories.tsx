import preview from '@mortar/storybook/preview';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { QuantityBox, type QuantityBoxProps } from './QuantityBox.tsx';

const LONG = 'Liefertermin-der-voraussichtlich-verfügbaren-Wirkstofffreisetzungsfilmtabletten';

const Controlled = (props: QuantityBoxProps) => {
  const [value, setValue] = useState(props.value);
  return <QuantityBox {...props} value={value} onChange={setValue} />;
};

const meta = preview.meta({
  title: 'Components/Fields/QuantityBox',
  component: QuantityBox,
  render: (args) => <Controlled {...args} />,
  args: { label: 'Quantity', value: 12, step: 6, onChange: () => {} },
});

export const Playground = meta.story({});
export const Default = meta.story({});
export const Empty = meta.story({ args: { value: null } });
export const Small = meta.story({ args: { size: 'sm' } });
export const Largest = meta.story({ args: { value: 999_999, step: 1 } });
export const WithError = meta.story({ args: { value: 7, error: 'Sold in multiples of 6.' } });
export const Disabled = meta.story({ args: { disabled: true } });
export const SteppedByKey = meta.story({
  args: { value: 13 },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowUp}');
    await expect(canvas.getByRole('spinbutton', { name: 'Quantity' })).toHaveValue('18');
  },
});
export const Hint = meta.story({ args: { hint: 'Sold in multiples of 6.' } });
export const LongUnbrokenText = meta.story({ args: { label: LONG, error: LONG } });
export const Narrow = meta.story({
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 96 }}>
        <Story />
      </div>
    ),
  ],
});

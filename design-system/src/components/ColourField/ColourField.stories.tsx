import preview from '@mortar/storybook/preview';
import { useState } from 'react';
import { expect, waitFor } from 'storybook/test';
import { ColourField, type ColourFieldProps } from './ColourField.tsx';
import { messages } from './messages.ts';

const SWATCHES = [
  { value: '#ffe88a', label: 'Yellow' },
  { value: '#b5f5c8', label: 'Green' },
  { value: '#bfe3ff', label: 'Blue' },
  { value: '#ffd0d6', label: 'Pink' },
  { value: '#ffd3a3', label: 'Orange' },
  { value: '#262210', label: 'Dark' },
];
const LONG = 'Hervorhebungsfarbe-der-voraussichtlich-verfügbaren-Wirkstofffreisetzungsfilmtabletten';

const Controlled = (props: ColourFieldProps) => {
  const [value, setValue] = useState(props.value);
  return <ColourField {...props} value={value} onChange={setValue} />;
};

const meta = preview.meta({
  title: 'Components/Fields/ColourField',
  component: ColourField,
  render: (args) => <Controlled {...args} />,
  args: { label: 'Highlight colour', value: '#ffe88a', onChange: () => {} },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 240 }}>
        <Story />
      </div>
    ),
  ],
});

export const Playground = meta.story({
  args: { swatches: SWATCHES, against: { colour: '#262210', as: 'ground' } },
});
export const Plain = meta.story({});
export const Empty = meta.story({ args: { value: null, swatches: SWATCHES } });
export const ContrastPasses = meta.story({ args: { against: { colour: '#262210', as: 'ground' } } });
export const ContrastFails = meta.story({
  args: { value: '#6b6b6b', against: { colour: '#262210', as: 'ground' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(messages.fails)).toBeVisible();
  },
});
export const NoColour = meta.story({
  args: { value: null },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox'), 'yellow');
    canvas.getByRole('textbox').blur();
    await waitFor(() => expect(canvas.getByText(messages.unreadable)).toBeVisible());
    await expect(canvas.getByRole('textbox')).toHaveValue('yellow');
  },
});
export const WithError = meta.story({ args: { value: null, error: 'Please fill out this field' } });
export const Hint = meta.story({ args: { hint: 'Behind what your search found.' } });
export const Disabled = meta.story({ args: { disabled: true, swatches: SWATCHES } });
export const ReadOnly = meta.story({ args: { readOnly: true } });
export const Small = meta.story({ args: { size: 'sm' } });
export const LongUnbrokenText = meta.story({ args: { label: LONG, error: LONG, swatches: SWATCHES } });
export const ManySwatches = meta.story({
  args: {
    swatches: Array.from({ length: 40 }, (_, index) => ({
      value: `#${(0x101010 + index * 0x050607).toString(16)}`,
      label: `Colour ${index + 1}`,
    })),
  },
});
export const Narrow = meta.story({
  args: { swatches: SWATCHES, against: { colour: '#262210', as: 'ground' } },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 120 }}>
        <Story />
      </div>
    ),
  ],
});

import preview from '@mortar/storybook/preview';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { SegmentedField, type SegmentedFieldProps } from './SegmentedField.tsx';

const LONG = 'Liefertermin-der-voraussichtlich-verfügbaren-Wirkstofffreisetzungsfilmtabletten';

const COUNTED = {
  options: [
    { value: 'All', label: 'All', count: 12 },
    { value: 'Response', label: 'Response', count: 11 },
    { value: 'Support', label: 'Support', count: 0 },
    { value: 'Supplier', label: 'Supplier', count: 1 },
  ],
};

const Controlled = (props: SegmentedFieldProps<string>) => {
  const [value, setValue] = useState(props.value);
  return <SegmentedField {...props} value={value} onChange={setValue} />;
};

const meta = preview.meta({
  title: 'Components/Fields/SegmentedField',
  component: SegmentedField<string>,
  args: {
    label: 'Show',
    options: [
      { value: 'All', label: 'All' },
      { value: 'Outstanding', label: 'Waiting For a Response' },
      { value: 'Complete', label: 'Has a Response' },
      { value: 'Custom', label: 'Custom' },
    ],
    value: 'All',
    onChange: () => undefined,
  },
  render: (args) => <Controlled {...(args as SegmentedFieldProps<string>)} />,
});

export const Playground = meta.story({});
export const Counts = meta.story({ args: COUNTED });
export const Compact = meta.story({ args: { ...COUNTED, compact: true } });
export const ChosenByKeyboard = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('radio', { name: 'Waiting For a Response' })).toBeChecked();
    await expect(canvas.getByRole('radio', { name: 'Waiting For a Response' })).toHaveFocus();
  },
});
export const WithLabel = meta.story({ args: { showLabel: true } });
export const Disabled = meta.story({ args: { disabled: true } });
export const LongText = meta.story({
  args: { options: [1, 2].map((at) => ({ value: String(at), label: `${LONG} ${at}` })), value: '1' },
});
export const Narrow = meta.story({
  decorators: [
    (Story) => (
      <div style={{ width: 200 }}>
        <Story />
      </div>
    ),
  ],
});

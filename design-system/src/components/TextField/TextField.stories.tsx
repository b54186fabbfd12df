import preview from '@mortar/storybook/preview';
import { useState } from 'react';
import { TextField, type TextFieldProps } from './TextField.tsx';

const LONG = 'Liefertermin-der-voraussichtlich-verfügbaren-Wirkstofffreisetzungsfilmtabletten';

const Controlled = (props: TextFieldProps) => {
  const [value, setValue] = useState(props.value);
  return <TextField {...props} value={value} onChange={setValue} />;
};

const meta = preview.meta({
  title: 'Components/Fields/TextField',
  component: TextField,
  render: (args) => <Controlled {...args} />,
  args: { label: 'Order description', value: '', onChange: () => {} },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 360 }}>
        <Story />
      </div>
    ),
  ],
});

export const Playground = meta.story({});
export const Empty = meta.story({ args: { placeholder: 'Monday delivery' } });
export const Filled = meta.story({ args: { value: 'Thandi 20417' } });
export const Hint = meta.story({ args: { hint: 'Shown to everyone who can open the order.' } });
export const WithError = meta.story({ args: { error: 'Please fill out this field' } });
export const Disabled = meta.story({ args: { value: 'Thandi 20417', disabled: true } });
export const ReadOnly = meta.story({ args: { value: '15', label: 'VAT', readOnly: true } });
export const Small = meta.story({ args: { size: 'sm', value: '6001' } });
export const LongError = meta.story({
  args: {
    value: 'secret',
    error:
      'Your Password is too weak. It must contain at least 6 characters, 1 uppercase, 1 lowercase, 1 number and 1 special character',
  },
});
export const LongUnbrokenText = meta.story({ args: { label: LONG, value: LONG.repeat(3), error: LONG } });
export const Narrow = meta.story({
  args: { value: 'Thandi 20417', hint: 'Shown to everyone who can open the order.' },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 96 }}>
        <Story />
      </div>
    ),
  ],
});

import preview from '@mortar/storybook/preview';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { PasswordField, type PasswordFieldProps } from './PasswordField.tsx';

const LONG = 'Liefertermin-der-voraussichtlich-verfügbaren-Wirkstofffreisetzungsfilmtabletten';

const Controlled = (props: PasswordFieldProps) => {
  const [value, setValue] = useState(props.value);
  return <PasswordField {...props} value={value} onChange={setValue} />;
};

const meta = preview.meta({
  title: 'Components/Fields/PasswordField',
  component: PasswordField,
  render: (args) => <Controlled {...args} />,
  args: { label: 'Password', value: 'Karoo!74', onChange: () => {} },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 360 }}>
        <Story />
      </div>
    ),
  ],
});

export const Playground = meta.story({});
export const Hidden = meta.story({});
export const WithError = meta.story({ args: { value: '', error: 'Please enter a password.' } });
export const Shown = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Show Password' }));
    await expect(canvas.getByRole('textbox', { name: 'Password' })).toHaveValue('Karoo!74');
  },
});
export const Disabled = meta.story({ args: { disabled: true } });
export const Hint = meta.story({ args: { hint: 'At least 6 characters.' } });
export const WithoutToggle = meta.story({ args: { label: 'Confirm Password', showToggle: false } });
export const PinCode = meta.story({
  args: { label: 'Pin code', value: '40417', toggleLabel: 'Show Pin code', inputMode: 'numeric' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Show Pin code' }));
    await expect(canvas.getByRole('textbox', { name: 'Pin code' })).toHaveValue('40417');
  },
});
export const LongUnbrokenText = meta.story({ args: { label: LONG, value: LONG.repeat(3), error: LONG } });
export const Narrow = meta.story({
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 96 }}>
        <Story />
      </div>
    ),
  ],
});

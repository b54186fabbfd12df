import { useState } from 'react';
import { expect } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { PasswordField, type PasswordFieldProps } from './PasswordField.tsx';

const Held = (props: PasswordFieldProps) => {
  const [value, setValue] = useState(props.value);
  return <PasswordField {...props} value={value} onChange={setValue} />;
};

const meta = preview.meta({
  title: 'Components/PasswordField',
  component: PasswordField,
  render: (args) => <Held {...args} />,
  args: { label: 'Password', value: 'Karoo!74', onChange: () => {} },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 360 }}>
        <Story />
      </div>
    ),
  ],
});

export const Hidden = meta.story({});
export const WithError = meta.story({ args: { value: '', error: 'Please enter a password.' } });
export const Shown = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Show Password' }));
    await expect(canvas.getByRole('textbox', { name: 'Password' })).toHaveValue('Karoo!74');
  },
});

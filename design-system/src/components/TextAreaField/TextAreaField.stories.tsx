import { fn } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { TextAreaField } from './TextAreaField.tsx';

const meta = preview.meta({
  title: 'Components/TextAreaField',
  component: TextAreaField,
  args: {
    label: 'Message',
    value: 'Please call before you deliver.\nThe back door is locked after four.',
    onChange: fn(),
  },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 420 }}>
        <Story />
      </div>
    ),
  ],
});

export const Filled = meta.story({});
export const WithError = meta.story({ args: { value: '', error: 'Please fill out this field' } });
export const Disabled = meta.story({ args: { disabled: true } });

import { fn } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { SelectField } from './SelectField.tsx';

const meta = preview.meta({
  title: 'Components/SelectField',
  component: SelectField<string>,
  args: {
    label: 'Match',
    options: [
      { value: 'starts', label: 'Starts With' },
      { value: 'contains', label: 'Containing' },
      { value: 'ends', label: 'Ends With' },
    ],
    value: 'contains',
    onChange: fn(),
  },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 320 }}>
        <Story />
      </div>
    ),
  ],
});

export const Chosen = meta.story({});
export const NothingChosen = meta.story({ args: { value: null, placeholder: 'Please make a selection' } });
export const WithError = meta.story({ args: { value: null, error: 'Please make a selection' } });
export const Disabled = meta.story({ args: { disabled: true } });
export const Small = meta.story({ args: { size: 'sm' } });

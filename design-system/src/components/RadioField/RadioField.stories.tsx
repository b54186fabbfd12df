import { fn } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { RadioField } from './RadioField.tsx';

const meta = preview.meta({
  title: 'Components/RadioField',
  component: RadioField<string>,
  args: {
    label: 'Partial regrets',
    options: [
      { value: 'ignore', label: 'Ignore' },
      { value: 'difference', label: 'Order difference' },
    ],
    value: 'ignore',
    onChange: fn(),
  },
});

export const Stacked = meta.story({});
export const Inline = meta.story({ args: { inline: true } });
export const NothingChosen = meta.story({ args: { value: null } });
export const WithError = meta.story({ args: { value: null, error: 'Please make a selection' } });
export const Disabled = meta.story({ args: { disabled: true } });

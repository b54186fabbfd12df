import preview from '@mortar/storybook/preview';
import { fn } from 'storybook/test';
import { SelectField } from './SelectField.tsx';

const LONG = 'Liefertermin-der-voraussichtlich-verfügbaren-Wirkstofffreisetzungsfilmtabletten';

const meta = preview.meta({
  title: 'Components/Fields/SelectField',
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

export const Playground = meta.story({});
export const Chosen = meta.story({});
export const NothingChosen = meta.story({ args: { value: null, placeholder: 'Please make a selection' } });
export const WithError = meta.story({ args: { value: null, error: 'Please make a selection' } });
export const Disabled = meta.story({ args: { disabled: true } });
export const Small = meta.story({ args: { size: 'sm' } });
export const Hint = meta.story({ args: { hint: 'How the text is compared.' } });
export const OptionDisabled = meta.story({
  args: {
    options: [
      { value: 'starts', label: 'Starts With' },
      { value: 'contains', label: 'Containing', disabled: true },
    ],
    value: 'starts',
  },
});
export const LongUnbrokenText = meta.story({
  args: { label: LONG, options: [{ value: 'long', label: LONG.repeat(2) }], value: 'long', error: LONG },
});
export const ManyOptions = meta.story({
  args: {
    options: Array.from({ length: 200 }, (_, index) => ({ value: String(index), label: `Option ${index + 1}` })),
    value: '120',
  },
});
export const Narrow = meta.story({
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 96 }}>
        <Story />
      </div>
    ),
  ],
});

import preview from '@mortar/storybook/preview';
import { fn } from 'storybook/test';
import { RadioField } from './RadioField.tsx';

const LONG = 'Liefertermin-der-voraussichtlich-verfügbaren-Wirkstofffreisetzungsfilmtabletten';

const meta = preview.meta({
  title: 'Components/Fields/RadioField',
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

export const Playground = meta.story({});
export const Stacked = meta.story({});
export const Inline = meta.story({ args: { inline: true } });
export const NothingChosen = meta.story({ args: { value: null } });
export const WithError = meta.story({ args: { value: null, error: 'Please make a selection' } });
export const Disabled = meta.story({ args: { disabled: true } });
export const Hint = meta.story({ args: { hint: 'It can be changed later.' } });
export const LongUnbrokenText = meta.story({
  args: { label: LONG, options: [1, 2].map((at) => ({ value: String(at), label: `${LONG} ${at}` })), value: '1' },
});
export const ManyAnswers = meta.story({
  args: {
    inline: true,
    options: Array.from({ length: 20 }, (_, index) => ({ value: String(index), label: `Answer ${index + 1}` })),
    value: '4',
  },
});
export const Narrow = meta.story({
  args: { inline: true, error: 'Please make a selection' },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 120 }}>
        <Story />
      </div>
    ),
  ],
});

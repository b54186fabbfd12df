import preview from '@mortar/storybook/preview';
import { fn } from 'storybook/test';
import { TextAreaField } from './TextAreaField.tsx';

const LONG = 'Liefertermin-der-voraussichtlich-verfügbaren-Wirkstofffreisetzungsfilmtabletten';

const meta = preview.meta({
  title: 'Components/Fields/TextAreaField',
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

export const Playground = meta.story({});
export const Filled = meta.story({});
export const WithError = meta.story({ args: { value: '', error: 'Please fill out this field' } });
export const Disabled = meta.story({ args: { disabled: true } });
export const Empty = meta.story({ args: { value: '', placeholder: 'Write to the supplier' } });
export const Hint = meta.story({ args: { hint: 'The supplier reads this.' } });
export const ReadOnly = meta.story({ args: { readOnly: true } });
export const LongUnbrokenText = meta.story({ args: { label: LONG, value: LONG.repeat(5), error: LONG } });
export const ManyLines = meta.story({
  args: { value: Array.from({ length: 60 }, (_, line) => `Line ${line + 1} of the message.`).join('\n') },
});
export const Narrow = meta.story({
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 120 }}>
        <Story />
      </div>
    ),
  ],
});

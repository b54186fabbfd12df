import preview from '@mortar/storybook/preview';
import { fn } from 'storybook/test';
import { CheckboxField } from './CheckboxField.tsx';

const LONG = 'Liefertermin-der-voraussichtlich-verfügbaren-Wirkstofffreisetzungsfilmtabletten';

const meta = preview.meta({
  title: 'Components/Fields/CheckboxField',
  component: CheckboxField,
  args: { label: 'Only Orders I Can Open', checked: false, onChange: fn() },
});

export const Playground = meta.story({});
export const Off = meta.story({});
export const On = meta.story({ args: { checked: true } });
export const Mixed = meta.story({ args: { mixed: true } });
export const Hint = meta.story({ args: { hint: 'Orders whose retailers are all assigned to you.' } });
export const WithError = meta.story({
  args: { label: 'Schedule 3', error: 'Schedule 3 cannot be selected without enabling Dispensary Products' },
});
export const Disabled = meta.story({ args: { disabled: true } });
export const DisabledOn = meta.story({ args: { disabled: true, checked: true } });
export const LongUnbrokenText = meta.story({ args: { label: LONG, checked: true, error: LONG } });
export const Narrow = meta.story({
  args: { checked: true, hint: 'Orders whose retailers are all assigned to you.' },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 140 }}>
        <Story />
      </div>
    ),
  ],
});

import preview from '@mortar/storybook/preview';
import { fn } from 'storybook/test';
import { SwitchField } from './SwitchField.tsx';

const LONG = 'Liefertermin-der-voraussichtlich-verfügbaren-Wirkstofffreisetzungsfilmtabletten';

const meta = preview.meta({
  title: 'Components/Fields/SwitchField',
  component: SwitchField,
  args: { label: 'Dark mode (beta)', checked: false, onChange: fn() },
});

export const Playground = meta.story({});
export const Off = meta.story({});
export const On = meta.story({ args: { checked: true } });
/** Switches between two views, with the active one emphasized. */
export const TwoViews = meta.story({ args: { offLabel: 'Current', label: 'All Unsent' } });
export const TwoViewsOther = meta.story({ args: { offLabel: 'Current', label: 'All Unsent', checked: true } });
export const Hint = meta.story({ args: { hint: 'The page reloads.' } });
export const Disabled = meta.story({ args: { disabled: true } });
export const DisabledOn = meta.story({ args: { disabled: true, checked: true } });
export const WithError = meta.story({ args: { error: 'This could not be saved.' } });
export const LongUnbrokenText = meta.story({ args: { label: LONG, checked: true, hint: LONG } });
export const Narrow = meta.story({
  args: { checked: true, hint: 'The page reloads.' },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 120 }}>
        <Story />
      </div>
    ),
  ],
});

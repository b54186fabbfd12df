import { fn } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { SwitchField } from './SwitchField.tsx';

const meta = preview.meta({
  title: 'Components/SwitchField',
  component: SwitchField,
  args: { label: 'Dark mode (beta)', checked: false, onChange: fn() },
});

export const Off = meta.story({});
export const On = meta.story({ args: { checked: true } });
export const Hint = meta.story({ args: { hint: 'The page reloads.' } });
export const Disabled = meta.story({ args: { disabled: true } });
export const DisabledOn = meta.story({ args: { disabled: true, checked: true } });

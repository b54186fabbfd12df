import preview from '@mortar/storybook/preview';
import { PopupError } from './PopupError.tsx';

const meta = preview.meta({
  title: 'Popups/Everywhere/Error',
  component: PopupError,
  args: { error: 'Sorry an error has occurred, error code: 2. Please try again.' },
});

export const Shown = meta.story({});

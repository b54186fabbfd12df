import preview from '@mortar/storybook/preview';
import { fn } from 'storybook/test';
import { ChoicePopup, type ChoicePopupProps } from './ChoicePopup.tsx';

const meta = preview.meta({
  title: 'Popups/Everywhere/Choice',
  component: ChoicePopup,
  parameters: { docs: { story: { inline: false, height: '320px' } } },
  args: {
    open: true,
    title: 'Product exists in order',
    message: 'Amoxil 500mg Capsules 15 is in this order already: 12 from Kalahari Wholesale.',
    choices: [
      { label: 'Cancel', onChoose: fn(), keyHint: 'Esc' },
      { label: 'Replace', onChoose: fn() },
      { label: 'Merge', onChoose: fn(), primary: true },
    ],
    onClose: fn() as ChoicePopupProps['onClose'],
  },
});

export const Choices = meta.story({});
export const Busy = meta.story({ args: { busy: true } });
export const Failed = meta.story({ args: { error: 'Sorry an error has occurred, error code: 2. Please try again.' } });
export const NotClosable = meta.story({ args: { onClose: undefined } });
export const DisabledChoice = meta.story({
  args: {
    title: 'Incorrect chosen quantity',
    message: 'This product is sold in multiples of 6.',
    choices: [
      { label: 'Cancel', onChoose: () => {}, keyHint: 'Esc' },
      { label: 'Lower: 0', onChoose: () => {}, disabled: true },
      { label: 'Higher: 6', onChoose: () => {}, primary: true },
    ],
  },
});

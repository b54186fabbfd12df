import preview from '@mortar/storybook/preview';
import { expect, fn } from 'storybook/test';
import { popup, see } from '#stories/steps.ts';
import { KeysPopup } from './KeysPopup.tsx';
import { keysMessages } from './keysMessages.ts';
import { messages } from './messages.ts';

const meta = preview.meta({
  title: 'Popups/Keyboard',
  tags: ['!autodocs', 'app', 'manifest:keyboard'],
  render: () => <KeysPopup open onClose={fn()} returnFocusTo={() => null} />,
});

export const Shown = meta.story({
  name: 'shown',
  play: async () => {
    const keys = await popup(messages.keys.title);
    await see('F6', keys);
    await expect(keys.getAllByRole('term')).toHaveLength(keysMessages.list.length);
  },
});

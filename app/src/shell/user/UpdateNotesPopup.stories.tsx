import preview from '@mortar/storybook/preview';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { expectVisible, popup } from '#stories/steps.ts';
import { messages } from './messages.ts';
import { UpdateNotesPopup } from './UpdateNotesPopup.tsx';

const texts = messages.updateNotes;

const meta = preview.meta({
  title: 'Popups/Everywhere/Update notes',
  tags: ['!autodocs', 'app', 'manifest:update-notes'],
  render: () => <UpdateNotesPopup open onClose={fn()} returnFocusTo={() => null} />,
});

export const Latest = meta.story({
  name: 'latest',
  play: async () => {
    const notes = await popup(texts.title);
    await expectVisible(texts.version('2.5.4'), notes);
    await expect(notes.getAllByRole('heading', { level: 3 })).toHaveLength(1);
  },
});

/** Reached by keyboard. */
export const OlderVersions = meta.story({
  name: 'older versions',
  play: async () => {
    const notes = await popup(texts.title);
    const latest = notes.getByRole('tab', { name: texts.latest });
    latest.focus();
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(notes.getByRole('tab', { name: texts.older })).toHaveFocus());
    await expectVisible(texts.version('1.9.2'), notes);
  },
});

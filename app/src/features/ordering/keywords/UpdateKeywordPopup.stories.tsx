import preview from '@mortar/storybook/preview';
import { asPart, getLoaded, withBackend } from '@mortar/storybook/storyBackend';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { expectVisible, press } from '#stories/steps.ts';
import { messages as texts } from './messages.ts';
import {
  addKeyword,
  changeKeyword,
  Keywords,
  keywordsAtServer,
  management,
  updatedKeyword,
  updating,
} from './testing/keywords.tsx';

const meta = preview.meta({
  title: 'Popups/Finding a product/Update Keyword',
  ...withBackend,
  tags: ['!autodocs', 'app', 'manifest:update-keyword'],
  decorators: [asPart],
  render: () => <Keywords />,
});

export const Default = meta.story({
  name: 'default',
  play: async () => {
    await addKeyword('fever');
    await press(texts.edit('fever'), await management());
    await expect(await updatedKeyword()).toHaveValue('fever');
    await waitFor(async () => expect(await updatedKeyword()).toHaveFocus());
  },
});

export const Blank = meta.story({
  name: 'blank',
  play: async () => {
    await addKeyword('fever');
    await press(texts.edit('fever'), await management());
    await userEvent.clear(await updatedKeyword());
    await press(texts.update.save, await updating());
    await expectVisible(texts.blank, await updating());
  },
});

export const AlreadyExists = meta.story({
  name: 'already exists',
  play: async (context) => {
    await addKeyword('fever');
    await screen.findByRole('button', { name: texts.edit('fever') });
    await addKeyword('flu');
    await screen.findByRole('button', { name: texts.edit('flu') });
    await changeKeyword('fever', 'Flu');
    await expectVisible(texts.exists, await updating());
    await expect(keywordsAtServer(context)).toEqual(['fever', 'flu']);
  },
});

/** The old keyword could not be deleted and remains. */
export const Failed = meta.story({
  name: 'failed',
  parameters: { backend: { faults: [{ call: 'deleteKeyword', kind: 'code', code: 2 }] } },
  play: async (context) => {
    await addKeyword('fever');
    await changeKeyword('fever', 'flu');
    await expectVisible('Sorry an error has occurred, error code: 2. Please try again.', await updating());
    await expect(await updatedKeyword()).toHaveValue('flu');
    await expect(keywordsAtServer(context)).toEqual(['fever']);
  },
});

/** The old keyword was deleted but the new one was not added: input stays, and the old one can be restored. */
export const NeitherIsThere = meta.story({
  name: 'neither is there',
  play: async (context) => {
    await addKeyword('fever');
    await screen.findByRole('button', { name: texts.edit('fever') });
    getLoaded(context).backend.faults.add({ call: 'addKeyword', kind: 'code', code: 2 });
    await changeKeyword('fever', 'flu');
    await expectVisible(/^"fever" was deleted and "flu" was not added/, await updating());
    await expect(await updatedKeyword()).toHaveValue('flu');
    await (await updating()).findByRole('button', { name: texts.update.putBack('fever') });
    await expect(keywordsAtServer(context)).toEqual([]);
  },
});

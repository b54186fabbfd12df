import preview from '@mortar/storybook/preview';
import { asPart, withBackend } from '@mortar/storybook/storyBackend';
import { expect, userEvent, waitFor } from 'storybook/test';
import { expectVisible, findRows, popup, press } from '#stories/steps.ts';
import { messages as texts } from './messages.ts';
import {
  addKeyword,
  deleteKeyword,
  Keywords,
  keywordsAtServer,
  management,
  newKeyword,
  withKeywords,
} from './testing/keywords.tsx';

const meta = preview.meta({
  title: 'Popups/Finding a product/Keyword Management',
  ...withBackend,
  tags: ['!autodocs', 'app', 'manifest:keyword-management'],
  decorators: [asPart],
  render: () => <Keywords />,
});

export const List = meta.story({
  name: 'list',
  play: async () => {
    await expect((await findRows(texts.list)).length).toBeGreaterThan(0);
    await expectVisible(texts.types.SYSTEM, await management());
    await waitFor(async () => expect(await newKeyword()).toHaveFocus());
  },
});

/** Keywords of the user and of the catalogue; the latter explain why they stay. */
export const UserAndSystem = meta.story({
  name: 'user and system',
  play: async (context) => {
    withKeywords('fever', 'بنادول')(context);
    await addKeyword('flu');
    const { findByRole, findAllByTitle } = await management();
    await expect(await findByRole('button', { name: texts.edit('fever') })).toBeEnabled();
    await expect((await findAllByTitle(texts.system)).length).toBeGreaterThan(1);
  },
});

export const Adding = meta.story({
  name: 'adding',
  play: async (context) => {
    await addKeyword(' fever ');
    await expectVisible('fever', await management());
    await expect(keywordsAtServer(context)).toEqual(['fever']);
    await waitFor(async () => expect(await newKeyword()).toHaveValue(''));
    await addKeyword('FEVER');
    await expectVisible(texts.exists, await management());
    await userEvent.clear(await newKeyword());
    await press(texts.add, await management());
    await expectVisible(texts.blank, await management());
    await expect(keywordsAtServer(context)).toEqual(['fever']);
  },
});

export const None = meta.story({
  name: 'none',
  parameters: { backend: { faults: [{ call: 'listKeywords', kind: 'code', code: 5 }] } },
  play: async () => {
    await expectVisible(texts.none, await management());
  },
});

export const Failed = meta.story({
  name: 'error',
  parameters: { backend: { faults: [{ call: 'listKeywords', kind: 'code', code: 2 }] } },
  play: async () => {
    await expectVisible('Sorry an error has occurred, error code: 2. Please try again.', await management());
  },
});

export const NoPermission = meta.story({
  name: 'no permission',
  parameters: { backend: { permissions: { ordering: { update: false, create: false } } } },
  play: async () => {
    await findRows(texts.list);
    await expectVisible('You do not have permissions to update orders.', await management());
    await expect((await management()).queryByRole('textbox')).not.toBeInTheDocument();
  },
});

export const Deleting = meta.story({
  name: 'deleting',
  play: async () => {
    await addKeyword('fever');
    await press(texts.delete('fever'), await management());
    await popup(texts.confirm.title);
  },
});

export const DeleteFailed = meta.story({
  name: 'delete failed',
  parameters: { popup: { focusMoved: true }, backend: { faults: [{ call: 'deleteKeyword', kind: 'code', code: 2 }] } },
  play: async (context) => {
    await addKeyword('fever');
    await deleteKeyword('fever');
    await expectVisible(
      'Sorry an error has occurred, error code: 2. Please try again.',
      await popup(texts.confirm.title),
    );
    await expect(keywordsAtServer(context)).toEqual(['fever']);
  },
});

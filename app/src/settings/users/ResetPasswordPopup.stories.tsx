import preview from '@mortar/storybook/preview';
import { asPart, getLoaded, withBackend } from '@mortar/storybook/storyBackend';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { administrator, inSection } from '#stories/settings.tsx';
import { expectVisible, popup, press } from '#stories/steps.ts';
import { messages as texts } from './messages.ts';
import { chooseUser } from './testing/users.ts';
import { UsersSection } from './UsersSection.tsx';

const meta = preview.meta({
  title: 'Popups/People and settings/Reset Password',
  ...withBackend,
  tags: ['!autodocs', 'app', 'manifest:reset-password'],
  decorators: [asPart],
  parameters: { backend: administrator },
  render: inSection(UsersSection),
});

const { reset, labels } = texts;

async function start(password = '', confirmation = password) {
  await chooseUser('viewer@1001');
  await press(reset.title);
  const dialog = await popup(reset.title);
  await waitFor(() => expect(dialog.getByLabelText(labels.password)).toHaveFocus());
  if (password) await userEvent.type(dialog.getByLabelText(labels.password), password);
  if (confirmation) await userEvent.type(dialog.getByLabelText(labels.confirmpassword), confirmation);
  return dialog;
}

export const Empty = meta.story({
  name: 'empty',
  play: async () => {
    const dialog = await start();
    await expectVisible(reset.note('viewer@1001'), dialog);
    await expect(dialog.getAllByText(texts.password.missing)).toHaveLength(5);
  },
});

export const Weak = meta.story({
  name: 'weak',
  play: async () => {
    const dialog = await start('Karoo#74');
    await press(/^OK/, dialog);
    await expectVisible(texts.password.weak, dialog);
  },
});

export const Mismatch = meta.story({
  name: 'mismatch',
  play: async () => {
    const dialog = await start('Karoo!74', 'Karoo!75');
    await press(/^OK/, dialog);
    await expectVisible(texts.password.different, dialog);
  },
});

export const Saved = meta.story({
  name: 'saved',
  play: async (context) => {
    const { staff } = getLoaded(context).backend.store;
    const before = staff.get('viewer@1001')?.password;
    await press(/^OK/, await start('Karoo!74'));
    await expectVisible(reset.saved);
    await expectVisible(reset.ended('viewer@1001'));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await expect(staff.get('viewer@1001')?.password).not.toEqual(before);
  },
});

export const Failed = meta.story({
  name: 'failed',
  parameters: { backend: { ...administrator, faults: [{ call: 'resetStaffPassword', kind: 'code', code: 2 }] } },
  play: async () => {
    const dialog = await start('Karoo!74');
    await press(/^OK/, dialog);
    await expectVisible('Sorry an error has occurred, error code: 2. Please try again.', dialog);
    await expect(dialog.getByLabelText(labels.password)).toHaveValue('Karoo!74');
  },
});

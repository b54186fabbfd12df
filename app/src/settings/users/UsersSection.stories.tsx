import preview from '@mortar/storybook/preview';
import { asPart, getLoaded, withBackend } from '@mortar/storybook/storyBackend';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { messages as people } from '#session/people/messages.ts';
import { messages as formTexts } from '#settings/form/messages.ts';
import { administrator, inSection } from '#stories/settings.tsx';
import { expectVisible, fill, findRows, popup, press, rowWith } from '#stories/steps.ts';
import { messages as texts } from './messages.ts';
import { chooseUser, fillNewUser, passwordField } from './testing/users.ts';
import { UsersSection } from './UsersSection.tsx';

const meta = preview.meta({
  title: 'Screens/Settings/Users',
  ...withBackend,
  tags: ['!autodocs', 'app', 'manifest:settings-users'],
  decorators: [asPart],
  parameters: { backend: administrator },
  render: inSection(UsersSection),
});

const { labels } = texts;
const field = (name: string) => screen.findByRole('textbox', { name });

export const List = meta.story({
  name: 'list',
  play: async () => {
    await expect(await findRows(texts.list)).toHaveLength(4);
    await expect(await rowWith('admin@1001', texts.list)).toHaveAttribute('aria-selected', 'true');
  },
});

export const Selected = meta.story({
  name: 'selected',
  play: async () => {
    await chooseUser('viewer@1001');
    await expect(await field(labels.name)).toHaveAttribute('readonly');
    await expectVisible(texts.username.becomes('viewer@1001'));
    await expect(await screen.findByRole('combobox', { name: labels.roleid })).toHaveDisplayValue('Viewer');
  },
});

/** The name is shown in full and checked while typing, and the password by five rules. */
export const AddNew = meta.story({
  name: 'add new',
  play: async (context) => {
    await fillNewUser('Nomsa');
    await expectVisible(texts.username.free('nomsa@1001'));
    await press(formTexts.save);
    await expectVisible(texts.added);
    await findRows(texts.list);
    await expectVisible('nomsa@1001');
    const { staff } = getLoaded(context).backend.store;
    await expect(staff.get('nomsa@1001')).toMatchObject({ name: 'Nomsa', surname: 'Zulu', role: { roleid: 2 } });
    await expect(screen.queryByLabelText(labels.password)).not.toBeInTheDocument();
    await waitFor(() => expect(screen.getByRole('button', { name: texts.add })).toHaveFocus());
  },
});

export const EveryFieldError = meta.story({
  name: 'every field error',
  play: async () => {
    await press(texts.add);
    await press(formTexts.save);
    await waitFor(() => expect(screen.getAllByText(texts.required)).toHaveLength(5));
    await expectVisible(texts.selection);
    await expectVisible(formTexts.blocked);
    await waitFor(() => expect(screen.getByRole('combobox', { name: labels.title })).toHaveFocus());
  },
});

/** The name was taken since the list was read, which only the server knows. */
export const UsernameExists = meta.story({
  name: 'username exists',
  play: async (context) => {
    await press(texts.add);
    await findRows(texts.list);
    const { staff, transaction } = getLoaded(context).backend.store;
    const viewer = staff.get('viewer@1001');
    if (viewer) transaction(() => staff.put({ ...viewer, staffid: 77, username: 'locum@1001' }));
    await fill(await field(labels.username), 'locum');
    await expectVisible(texts.username.exists);
    await press(formTexts.save);
    await expectVisible(formTexts.blocked);
  },
});

export const WeakPassword = meta.story({
  name: 'weak password',
  play: async () => {
    await press(texts.add);
    await fill(await passwordField(labels.password), 'Karoo#74');
    await fill(await passwordField(labels.confirmpassword), 'Karoo');
    await userEvent.tab();
    await expectVisible(texts.password.weak);
    await expectVisible(texts.password.different);
    await expect(screen.getAllByText(texts.password.retained)).toHaveLength(4);
  },
});

export const SavedWithNote = meta.story({
  name: 'saved with log-out note',
  play: async (context) => {
    await chooseUser('viewer@1001');
    await userEvent.selectOptions(await screen.findByRole('combobox', { name: labels.roleid }), 'Locum');
    await press(formTexts.save);
    await expectVisible(texts.updated);
    await expectVisible(texts.signInAgain);
    await expect(getLoaded(context).backend.store.staff.get('viewer@1001')).toMatchObject({
      role: { rolename: 'Viewer' },
      nextrole: { rolename: 'Locum' },
    });
  },
});

export const ReallyDelete = meta.story({
  name: 'really delete',
  play: async () => {
    await chooseUser('viewer@1001');
    await press(texts.deleteUser);
    await expectVisible(texts.really);
  },
});

export const SelfAndAdminProtected = meta.story({
  name: 'self and admin protected',
  play: async () => {
    await chooseUser('admin@1001');
    await expect(await screen.findByRole('combobox', { name: labels.roleid })).toBeDisabled();
    await expectVisible(texts.role.fixed);
    await expectVisible(people.administrator);
    await expect(screen.getByRole('button', { name: texts.reset.title })).toHaveAttribute('aria-disabled', 'true');
    await press(texts.deleteUser);
    await waitFor(() => expect(screen.getByRole('tooltip')).toHaveTextContent(texts.notAdministrator));
    await chooseUser('buyer@1001');
    await expectVisible(texts.username.yourself('buyer@1001'));
    await expectVisible(people.ownRole);
    await expect(screen.getByRole('combobox', { name: labels.roleid })).toBeDisabled();
    await press(texts.deleteUser);
    await expect(screen.queryByText(texts.really)).not.toBeInTheDocument();
    await expectVisible(texts.notYourself);
  },
});

/** The shop's user has a permission that the buyer lacks, so the buyer cannot change account or role. */
export const MoreRightsThanOneself = meta.story({
  name: 'more rights than oneself',
  play: async () => {
    await chooseUser('shop@1001');
    await expectVisible(people.personsRole);
    await expect(screen.getByRole('combobox', { name: labels.roleid })).toBeDisabled();
    const reset = screen.getByRole('button', { name: texts.reset.title });
    await expect(reset).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(reset);
    await expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await press(texts.deleteUser);
    await expect(screen.queryByText(texts.really)).not.toBeInTheDocument();
    await expectVisible(people.personRemoval);
  },
});

/** Roles with permissions the user lacks are listed but disabled. */
export const RolesToGive = meta.story({
  name: 'roles to give',
  play: async () => {
    await chooseUser('viewer@1001');
    await expectVisible(texts.role.someBeyond);
    const option = (name: string) => screen.getByRole('option', { name });
    for (const name of ['Intelligence', 'Online Shop']) await expect(option(name)).toBeDisabled();
    for (const name of ['Ordering', 'Viewer', 'Locum']) await expect(option(name)).toBeEnabled();
  },
});

async function pictureFile(): Promise<File> {
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [320, 240];
  const brush = canvas.getContext('2d');
  if (!brush) throw new Error('a browser draws');
  const fill = brush.createLinearGradient(0, 0, 320, 240);
  fill.addColorStop(0, '#d9a066');
  fill.addColorStop(1, '#3f5765');
  brush.fillStyle = fill;
  brush.fillRect(0, 0, 320, 240);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  return new File(blob ? [blob] : [], 'nomsa.png', { type: 'image/png' });
}

const choosePicture = async (file: File) =>
  userEvent.upload(await screen.findByLabelText(texts.picture.choose, { selector: 'input' }), file);

export const PictureSet = meta.story({
  name: 'picture set',
  play: async (context) => {
    await chooseUser('shop@1001');
    await choosePicture(await pictureFile());
    await press(/^Save/, await popup('Profile picture'));
    await expectVisible(texts.picture.unsaved);
    await expect(getLoaded(context).backend.store.staff.get('shop@1001')?.image).toBe('');
    await press(formTexts.save);
    await expectVisible(texts.updated);
    await expect(getLoaded(context).backend.store.staff.get('shop@1001')?.image).toMatch(/^\/9j\//);
  },
});

/** Rejected by content, whatever its name; the previous picture stays. */
export const PictureRefused = meta.story({
  name: 'picture refused',
  play: async () => {
    await chooseUser('viewer@1001');
    await choosePicture(new File(['<svg xmlns="http://www.w3.org/2000/svg"/>'], 'me.jpg', { type: 'image/jpeg' }));
    await expectVisible('The file is not a picture. Choose a JPEG, PNG or WebP file.', await popup('Profile picture'));
  },
});

export const SuperUser = meta.story({
  name: 'super user (group)',
  parameters: { backend: { scenario: 'groupBuyer' } },
  play: async () => {
    await chooseUser('buyer@2000');
    await expectVisible(`${people.ownRole} ${texts.role.superuser}`);
  },
});

export const Loading = meta.story({
  name: 'loading',
  parameters: { backend: { ...administrator, faults: [{ call: 'listStaff', kind: 'never' }] } },
  play: async () => {
    await expectVisible(texts.loading);
  },
});

export const Failed = meta.story({
  name: 'error',
  parameters: { backend: { ...administrator, faults: [{ call: 'listStaff', kind: 'code', code: 2 }] } },
  play: async () => {
    await expectVisible('Sorry an error has occurred, error code: 2. Please try again.');
  },
});

/** Names are editable in the first-time setup only. */
export const NamesInTheSetup = meta.story({
  name: 'names in the setup',
  render: inSection(() => <UsersSection inSetup />),
  play: async () => {
    await chooseUser('viewer@1001');
    await fill(await field(labels.surname), 'Botha-Nel');
    await expect(await field(labels.username)).toHaveValue('viewer');
  },
});

/** Another user saved the account: nothing is sent, and input stays. */
export const ChangedMeanwhile = meta.story({
  name: 'changed by somebody else',
  play: async (context) => {
    await chooseUser('viewer@1001');
    await fill(await field(labels.mobilenumber), '082 000 0000');
    const { staff, transaction } = getLoaded(context).backend.store;
    const viewer = staff.get('viewer@1001');
    if (viewer) transaction(() => staff.put({ ...viewer, emailaddress: 'lerato@pharmacy.example' }));
    await press(formTexts.save);
    await expectVisible(texts.changedMeanwhile('Lerato Botha'));
    await expect(await field(labels.mobilenumber)).toHaveValue('082 000 0000');
    await expect(await field(labels.emailaddress)).toHaveValue('lerato@pharmacy.example');
  },
});

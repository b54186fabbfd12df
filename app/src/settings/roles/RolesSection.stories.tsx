import preview from '@mortar/storybook/preview';
import { asPart, getLoaded, withBackend } from '@mortar/storybook/storyBackend';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { messages as people } from '#session/people/messages.ts';
import { tabStorage } from '#session/storage.ts';
import { messages as formTexts } from '#settings/form/messages.ts';
import { administrator, inSection } from '#stories/settings.tsx';
import { expectVisible, fill, press, pressRow } from '#stories/steps.ts';
import { keepDraft } from '#unsaved/drafts.ts';
import { messages as texts } from './messages.ts';
import { RolesSection } from './RolesSection.tsx';

const meta = preview.meta({
  title: 'Screens/Settings/User Role Management',
  ...withBackend,
  tags: ['!autodocs', 'app', 'manifest:settings-roles'],
  decorators: [asPart],
  parameters: { backend: administrator },
  render: inSection(RolesSection),
});

const choose = (role: string) => pressRow(role, texts.list);
const box = async (group: string, name: string) =>
  within(await screen.findByRole('region', { name: group })).findByRole('checkbox', { name });
const name = () => screen.findByRole('textbox', { name: texts.name.label });

/** Starts a new role with a name and front shop products. */
async function start(rolename: string) {
  await press(texts.add);
  await waitFor(async () => expect(await name()).toHaveFocus());
  if (rolename) await userEvent.type(await name(), rolename);
  await userEvent.click(await box(texts.products.title, texts.products.labels.frontshopproducts));
}

export const ListAndPermissions = meta.story({
  name: 'list and permissions',
  play: async () => {
    await choose('Viewer');
    await expect(await name()).toHaveValue('Viewer');
    await expect(await box(texts.dashboard.title, texts.dashboard.labels.ordering)).toBeChecked();
    await expect(await box(texts.ordering.title, texts.ordering.labels.send)).not.toBeChecked();
  },
});

export const PresetReadOnly = meta.story({
  name: 'preset read-only',
  play: async () => {
    await choose('Administrator');
    await expect(await name()).toBeDisabled();
    await expectVisible(texts.preset);
    await expect(screen.queryByRole('button', { name: texts.deleteRole })).not.toBeInTheDocument();
  },
});

/** A preset cannot be changed but copied: the new role has its permissions and needs a name. */
export const Copy = meta.story({
  name: 'copy',
  play: async (context) => {
    await choose('Ordering');
    await expectVisible('Who has this role: Thabo Nkosi.');
    await press(texts.copy.button);
    await waitFor(async () => expect(await name()).toHaveFocus());
    await expectVisible(texts.copy.about('Ordering'));
    await expect(await name()).toHaveValue('');
    await expect(await box(texts.ordering.title, texts.ordering.labels.send)).toBeChecked();
    await expectVisible(formTexts.unsaved);
    await userEvent.type(await name(), 'Stand-in');
    await userEvent.click(await box(texts.ordering.title, texts.ordering.labels.send));
    await press(formTexts.save);
    await expectVisible(texts.added('Stand-in'));
    await expectVisible(texts.holders.noOne);
    const roles = getLoaded(context).backend.store.roles.at(1001);
    const [copy] = roles.filter(({ rolename }) => rolename === 'Stand-in');
    await expect(copy?.rolepermissions.ordering).toMatchObject({ create: true, send: false });
  },
});

/** Restored after a session end: the role is selected, with its unsaved changes. */
export const KeptOverASession = meta.story({
  name: 'kept over a session',
  beforeEach: () => {
    const ordering = { update: false };
    const withUpdate = (update: boolean) => ({ rolepermissions: { ordering: { ...ordering, update } } });
    keepDraft({ username: 'buyer@1001', retailerid: 1001 }, 'role 11', {
      initial: withUpdate(false),
      typed: withUpdate(true),
    });
    return () => tabStorage.remove('mortar.drafts');
  },
  play: async () => {
    await expectVisible(formTexts.retained);
    await expectVisible(formTexts.unsaved);
  },
});

/** Added, listed and open; it takes effect at the next sign-in. */
export const NewRole = meta.story({
  name: 'new role',
  play: async (context) => {
    await start('Night shift');
    await userEvent.click(await box(texts.products.title, texts.products.all));
    await userEvent.click(await box(texts.dashboard.title, texts.dashboard.labels.ordering));
    await press(formTexts.save);
    await expectVisible(texts.added('Night shift'));
    const role = getLoaded(context)
      .backend.store.roles.at(1001)
      .find(({ rolename }) => rolename === 'Night shift');
    await expect(role?.rolepermissions.ordering.productschedules).toMatchObject({ n: true, two: true, three: false });
    await waitFor(async () => expect(await name()).toHaveValue('Night shift'));
    await waitFor(() => expect(screen.getByRole('button', { name: texts.add })).toHaveFocus());
  },
});

export const NameMissing = meta.story({
  name: 'name missing',
  play: async () => {
    await start('');
    await press(formTexts.save);
    await expectVisible(texts.name.requiredNew);
    await expectVisible(formTexts.blocked);
    await waitFor(async () => expect(await name()).toHaveFocus());
  },
});

export const NameTaken = meta.story({
  name: 'name taken',
  play: async () => {
    await start('viewer ');
    await press(formTexts.save);
    await expectVisible(texts.name.taken);
  },
});

export const InvalidName = meta.story({
  name: 'invalid name',
  play: async () => {
    await start('Administrator');
    await press(formTexts.save);
    await expectVisible(texts.name.invalid);
  },
});

export const NoProductGroup = meta.story({
  name: 'no product group',
  play: async () => {
    await start('Night shift');
    await userEvent.click(await box(texts.products.title, texts.products.labels.frontshopproducts));
    await press(formTexts.save);
    await expectVisible(texts.products.required);
    await expectVisible(formTexts.blocked);
  },
});

export const ScheduleRules = meta.story({
  name: 'schedule rules',
  play: async () => {
    await choose('Viewer');
    await userEvent.click(await box(texts.products.title, texts.products.labels.dispensaryproducts));
    await press(formTexts.save);
    for (const schedule of ['3', '4', '5', '6', '7']) await expectVisible(texts.products.needsDispensary(schedule));
    await expectVisible(formTexts.blocked);
  },
});

export const ReallyDelete = meta.story({
  name: 'really delete',
  play: async (context) => {
    await choose('Locum');
    await press(texts.deleteRole);
    await press(/^No/);
    await waitFor(() => expect(screen.getByRole('button', { name: texts.deleteRole })).toHaveFocus());
    await press(texts.deleteRole);
    await expectVisible(texts.really('Locum'));
    await expect(getLoaded(context).backend.store.roles.at(1001)).toHaveLength(2);
  },
});

export const DeleteBlocked = meta.story({
  name: 'delete blocked (69)',
  play: async () => {
    await choose('Viewer');
    await press(texts.deleteRole);
    await press('Yes');
    await expectVisible(texts.inUse);
  },
});

/** Permissions that the user lacks cannot be changed, not even by selecting all. */
export const RightsOfOnesOwn = meta.story({
  name: 'rights of one’s own',
  parameters: { backend: { permissions: { dashboard: { settings: true }, ordering: { send: false } } } },
  play: async () => {
    await choose('Viewer');
    const { dashboard, ordering } = texts;
    for (const label of [dashboard.labels.reports, dashboard.labels.brandedstore]) {
      await expect(await box(dashboard.title, label)).toBeDisabled();
    }
    await expect(await box(dashboard.title, dashboard.labels.ordering)).toBeEnabled();
    await expect(await box(ordering.title, ordering.labels.send)).toBeDisabled();
    await expect(await box(ordering.title, ordering.labels.send)).toHaveAccessibleDescription(
      `${ordering.hints.send} ${people.right}`,
    );
    await expect(await box(ordering.title, ordering.labels.update)).toBeEnabled();
  },
});

/** The user's own role can only be changed by others. */
export const OwnRole = meta.story({
  name: 'one’s own role',
  parameters: { backend: { scenario: 'groupBuyer' } },
  play: async () => {
    await choose('Group Ordering');
    await expectVisible(people.ownRole);
    await expect(await name()).toBeDisabled();
    await press(texts.deleteRole);
    await expect(screen.queryByText(texts.really('Group Ordering'))).not.toBeInTheDocument();
  },
});

export const NoRolesFound = meta.story({
  name: 'no roles found',
  parameters: { backend: { ...administrator, faults: [{ call: 'listRoles', kind: 'code', code: 5 }] } },
  play: async () => {
    await expectVisible(texts.none);
  },
});

/** Three dashboard permissions are locked, and the super user option is available. */
export const GroupEditionLocks = meta.story({
  name: 'group edition locks',
  parameters: { backend: { scenario: 'groupBuyer' } },
  play: async () => {
    await choose('Branch Ordering');
    const { labels, title } = texts.dashboard;
    for (const label of [labels.reports, labels.brandedstore, labels.messaging]) {
      await expect(await box(title, label)).toBeDisabled();
    }
    await expect(await box(title, labels.ordering)).toBeEnabled();
    await userEvent.click(await screen.findByRole('checkbox', { name: texts.superuser.label }));
    await press(formTexts.save);
    await expectVisible(texts.updated('Branch Ordering'));
    await expectVisible(texts.signInAgain);
  },
});

/** A user of the role works at two pharmacies: shown at the checkbox before saving. */
export const SuperUserKept = meta.story({
  name: 'super user kept',
  parameters: { backend: { scenario: 'groupBuyer' } },
  play: async (context) => {
    const { staff, transaction } = getLoaded(context).backend.store;
    const branch = staff.get('branch@2000');
    if (branch) transaction(() => staff.put({ ...branch, assigned: [2001, 2002] }));
    await choose('Branch Ordering');
    const superuser = await screen.findByRole('checkbox', { name: texts.superuser.label });
    await userEvent.click(superuser);
    await press(formTexts.save);
    await expectVisible(texts.updated('Branch Ordering'));
    await userEvent.click(superuser);
    await expectVisible(texts.superuser.worksForSeveral([{ name: 'Sipho Dlamini', pharmacies: 2 }]));
    await press(formTexts.save);
    await expectVisible(formTexts.blocked);
    await waitFor(() => expect(superuser).toHaveFocus());
  },
});

export const Loading = meta.story({
  name: 'loading',
  parameters: { backend: { ...administrator, faults: [{ call: 'listRoles', kind: 'never' }] } },
  play: async () => {
    await expectVisible(texts.loading);
  },
});

export const Failed = meta.story({
  name: 'error',
  parameters: { backend: { ...administrator, faults: [{ call: 'listRoles', kind: 'code', code: 2 }] } },
  play: async () => {
    await expectVisible('Sorry an error has occurred, error code: 2. Please try again.');
  },
});

/** Another user saved the role: both changes are merged and not sent yet. */
export const ChangedMeanwhile = meta.story({
  name: 'changed by somebody else',
  play: async (context) => {
    await choose('Viewer');
    await fill(await name(), 'Reader');
    const { roles, transaction } = getLoaded(context).backend.store;
    const viewer = roles.at(1001).find(({ rolename }) => rolename === 'Viewer');
    if (!viewer) throw new Error('the sample has a viewer');
    const { dashboard } = viewer.rolepermissions;
    const rolepermissions = { ...viewer.rolepermissions, dashboard: { ...dashboard, settings: true } };
    transaction(() => roles.put({ ...viewer, rolepermissions }));
    await press(formTexts.save);
    await expectVisible(texts.changedMeanwhile('Viewer'));
    await expect(await name()).toHaveValue('Reader');
    await expect(await box(texts.dashboard.title, texts.dashboard.labels.settings)).toBeChecked();
    await expect(roles.get(`1001/${viewer.roleid}`)?.rolename).toBe('Viewer');
    await press(formTexts.save);
    await expectVisible(texts.updated('Reader'));
  },
});

import { expect, screen, within } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { appAt, inWorld } from '../../../../../.storybook/world.tsx';
import { asPage } from '../../../stories/page.ts';
import { press, see } from '../../../stories/steps.ts';
import { messages } from '../messages.ts';

const meta = preview.meta({
  title: 'Screens/Dashboard',
  ...inWorld,
  tags: ['!autodocs', 'app', 'manifest:dashboard'],
  parameters: { layout: 'fullscreen', a11y: asPage },
  render: appAt('/Dashboard'),
});

const tiles = async () => within(await screen.findByRole('navigation', { name: messages.tiles }));
const everything = { ordering: true, reports: true, brandedstore: true, messaging: true, settings: true };

export const Full = meta.story({
  name: 'full',
  parameters: { world: { permissions: { dashboard: everything } } },
  play: async () => {
    await see(messages.greeting('Thabo Nkosi'));
    await expect((await tiles()).getAllByRole('button')).toHaveLength(5);
  },
});

export const ProfileNotActivated = meta.story({
  name: 'profile not activated',
  parameters: { world: { retailer: { profileactivated: false } } },
  play: async () => {
    await see(messages.notActivated);
    await press(/^Ordering/, await tiles());
    await see(
      "Cannot access Ordering due to profile not being fully activated, we'll notify you when you're all set up.",
    );
  },
});

export const NoPermissions = meta.story({
  name: 'no permissions (each)',
  parameters: { world: { scenario: 'readOnly' } },
  play: async () => {
    for (const page of ['Reports', 'Messages', 'Settings']) {
      await press(new RegExp(`^${page}`), await tiles());
      await see(`Cannot access ${page} due to lack of permissions.`);
    }
  },
});

export const GroupProfile = meta.story({
  name: 'group profile',
  parameters: { world: { scenario: 'groupBuyer' } },
  play: async () => {
    await press(/^Messages/, await tiles());
    await see('Messaging is not available for group profiles.');
    await press(/^Reports/, await tiles());
    await see('Reports is not available for group profiles.');
  },
});

export const WithoutBrandedStore = meta.story({
  name: 'without branded store',
  parameters: { world: { retailer: { brandedstoreenabled: false } } },
  play: async () => {
    await expect((await tiles()).getAllByRole('button')).toHaveLength(4);
  },
});

export const LongName = meta.story({
  name: 'long name',
  parameters: { world: { scenario: 'longNames' } },
  play: async () => {
    await see(messages.greeting('Bartholomew-Maximilian Nkosazana-van der Westhuizen'));
  },
});

import { appAt } from '@mortar/storybook/application';
import preview from '@mortar/storybook/preview';
import { loadedOf, withBackend } from '@mortar/storybook/storyBackend';
import { expect, screen, waitFor, within } from 'storybook/test';
import { currentOrderAtom } from '#orders/current/currentOrder.ts';
import { asPage } from '#stories/page.ts';
import { press, see } from '#stories/steps.ts';
import { messages } from './messages.ts';

const meta = preview.meta({
  title: 'Screens/Dashboard',
  ...withBackend,
  tags: ['!autodocs', 'app', 'manifest:dashboard'],
  parameters: { layout: 'fullscreen', a11y: asPage },
  render: appAt('/Dashboard'),
});

const tiles = async () => within(await screen.findByRole('navigation', { name: messages.tiles }));
const everything = { ordering: true, reports: true, brandedstore: true, messaging: true, settings: true };

export const Full = meta.story({
  name: 'full',
  parameters: { backend: { permissions: { dashboard: everything } } },
  play: async () => {
    await see(messages.greeting('Thabo Nkosi'));
    await expect((await tiles()).getAllByRole('button')).toHaveLength(5);
  },
});

export const ProfileNotActivated = meta.story({
  name: 'profile not activated',
  parameters: { backend: { retailer: { profileactivated: false } } },
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
  parameters: { backend: { scenario: 'readOnly' } },
  play: async () => {
    for (const page of ['Reports', 'Messages', 'Settings']) {
      await press(new RegExp(`^${page}`), await tiles());
      await see(`Cannot access ${page} due to lack of permissions.`);
    }
  },
});

export const GroupProfile = meta.story({
  name: 'group profile',
  parameters: { backend: { scenario: 'groupBuyer' } },
  play: async () => {
    await press(/^Messages/, await tiles());
    await see('Messaging is not available for group profiles.');
    await press(/^Reports/, await tiles());
    await see('Reports is not available for group profiles.');
  },
});

export const WithoutBrandedStore = meta.story({
  name: 'without branded store',
  parameters: { backend: { retailer: { brandedstoreenabled: false } } },
  play: async () => {
    await expect((await tiles()).getAllByRole('button')).toHaveLength(4);
  },
});

export const LongName = meta.story({
  name: 'long name',
  parameters: { backend: { scenario: 'longNames' } },
  play: async () => {
    await see(messages.greeting('Bartholomew-Maximilian Nkosazana-van der Westhuizen'));
  },
});

const advert = (number: number) => messages.adverts.advert(number);
const carousel = async () => within(await screen.findByRole('region', { name: messages.adverts.label }));

export const WithAdverts = meta.story({
  name: 'with adverts',
  play: async () => {
    const adverts = await carousel();
    await press('Next', adverts);
    const second = adverts.getByRole('img', { name: advert(2) });
    await waitFor(() => expect(second).toBeVisible());
    await press('Next', adverts);
    const third = adverts.getByRole('button', { name: messages.adverts.start(advert(3)) });
    await waitFor(() => expect(third).toBeVisible());
  },
});

/** Creating the order fails, then describing it does; the third try opens the one order that was made. */
export const AdvertFailing = meta.story({
  name: 'advert failing (s3, s4)',
  parameters: {
    backend: {
      faults: [
        { call: 'createOrder', kind: 'code', code: 2, times: 1 },
        { call: 'describeOrder', kind: 'code', code: 0, times: 1 },
      ],
    },
  },
  play: async () => {
    const start = messages.adverts.start(advert(1));
    await press(start, await carousel());
    await see('Sorry an error has occurred, code: 2 (s3), please try again or submit a support ticket.');
    await press(start, await carousel());
    await see('Sorry an error has occurred, code: 0 (s4), please try again or submit a support ticket.');
  },
});

/** What is clicked leads to the order, with the advert remembered. */
export const AdvertClicked = meta.story({
  name: 'advert clicked',
  parameters: { backend: { faults: [{ call: 'listProducts', kind: 'never' }] } },
  play: async (context) => {
    await press(messages.adverts.start(advert(1)), await carousel());
    await see(/^Thabo Nkosi #/);
    await expect(loadedOf(context).services.store.get(currentOrderAtom)).toMatchObject({ type: 'new', adid: 1 });
  },
});

/** One picture cannot be had: the others turn without it. */
export const BrokenAdvert = meta.story({
  name: 'advert without its picture',
  play: async () => {
    const adverts = await carousel();
    const picture = adverts.getByRole('button', { name: messages.adverts.start(advert(1)) }).querySelector('img');
    picture?.setAttribute('src', 'data:image/png;base64,none');
    await waitFor(() => expect(adverts.getByRole('group')).toHaveAccessibleName(`1 of 2: ${advert(1)}`));
    const first = adverts.getByRole('img', { name: advert(1) });
    await waitFor(() => expect(first).toBeVisible());
  },
});

export const DarkBanner = meta.story({
  name: 'dark banner',
  globals: { mode: 'dark' },
  play: async () => {
    await see(messages.greeting('Thabo Nkosi'));
    const banner = document.querySelector('img[src*="footer-banner-dark"]');
    await waitFor(() => expect(banner).toBeVisible());
    await expect(document.querySelector('img[src*="footer-banner-light"]')).not.toBeVisible();
  },
});

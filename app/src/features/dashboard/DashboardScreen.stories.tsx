import { appAt } from '@mortar/storybook/application';
import preview from '@mortar/storybook/preview';
import { getLoaded, withBackend } from '@mortar/storybook/storyBackend';
import { expect, screen, waitFor, within } from 'storybook/test';
import { currentOrderAtom } from '#orders/current/currentOrder.ts';
import { asPage } from '#stories/page.ts';
import { expectVisible, press } from '#stories/steps.ts';
import { messages } from './messages.ts';
import { messages as morning } from './summary/messages.ts';

const meta = preview.meta({
  title: 'Screens/Dashboard',
  ...withBackend,
  tags: ['!autodocs', 'app', 'manifest:dashboard'],
  parameters: { layout: 'fullscreen', a11y: asPage },
  render: appAt('/Dashboard'),
});

const tiles = async () => within(await screen.findByRole('navigation', { name: messages.tiles }));
const card = async (name: string) => within(await screen.findByRole('article', { name }));
const everything = { ordering: true, reports: true, brandedstore: true, messaging: true, settings: true };

export const Full = meta.story({
  name: 'full',
  parameters: { backend: { permissions: { dashboard: everything } } },
  play: async () => {
    await expectVisible(messages.greeting('Thabo Nkosi'));
    await expect((await tiles()).getAllByRole('button')).toHaveLength(5);
    await expectVisible(morning.unsent.sum(3, 14), await card(morning.unsent.title));
    await expectVisible(morning.waiting.sum(3), await card(morning.waiting.title));
    await (await card(morning.suppliers.title)).findByRole('list', { name: morning.suppliers.list });
    await (await card(morning.bought.title)).findByRole('list', { name: morning.bought.chart });
  },
});

export const BusyMorning = meta.story({
  name: 'busy morning',
  parameters: { backend: { scenario: 'busyMorning' } },
  play: async () => {
    await expectVisible(morning.regrets.sum(30), await card(morning.regrets.title));
    await expectVisible(morning.more(27), await card(morning.regrets.title));
    await (await card(morning.regrets.title)).findByRole('button', { name: morning.regrets.reorder });
  },
});

export const NothingToShow = meta.story({
  name: 'nothing to show',
  parameters: { backend: { scenario: 'emptyPharmacy' } },
  play: async () => {
    for (const { title, none } of [morning.unsent, morning.waiting, morning.regrets, morning.bought])
      await expectVisible(none, await card(title));
  },
});

/** With permission to read messages only: cards for pending work and unread messages. */
export const FewRights = meta.story({
  name: 'few rights',
  parameters: {
    backend: { permissions: { dashboard: { ordering: false, reports: false, settings: false, messaging: true } } },
  },
  play: async () => {
    await expectVisible(morning.waiting.sum(3), await card(morning.waiting.title));
    await card(morning.unread.title);
    await expect(screen.getAllByRole('article')).toHaveLength(2);
  },
});

/** A card that failed to load shows the error; the others are complete. */
export const FailingCard = meta.story({
  name: 'a card that cannot be read',
  parameters: { backend: { faults: [{ call: 'listUnsentOrders', kind: 'code', code: 2 }] } },
  play: async () => {
    const unsent = await card(morning.unsent.title);
    await expectVisible(morning.failed, unsent);
    await press(morning.retry, unsent);
    await expectVisible(morning.waiting.sum(3), await card(morning.waiting.title));
    await expectVisible(morning.failed, await card(morning.unsent.title));
  },
});

/** Skeletons with the height of their content. */
export const Loading = meta.story({
  name: 'loading',
  parameters: {
    backend: {
      faults: [
        'listUnsentOrders',
        'listResponses',
        'listRegrets',
        'listUnsentValues',
        'listOrderHistory',
        'listTickets',
      ].map((call) => ({ call, kind: 'never' as const })),
    },
  },
  play: async () => {
    await card(morning.unsent.title);
    await waitFor(() => expect(screen.getAllByText(morning.loading)).toHaveLength(6));
  },
});

export const ProfileNotActivated = meta.story({
  name: 'profile not activated',
  parameters: { backend: { retailer: { profileactivated: false } } },
  play: async () => {
    await expectVisible(messages.notActivated);
    await press(/^Ordering/, await tiles());
    await expectVisible(
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
      await expectVisible(`Cannot access ${page} due to lack of permissions.`);
    }
  },
});

export const GroupProfile = meta.story({
  name: 'group profile',
  parameters: { backend: { scenario: 'groupBuyer' } },
  play: async () => {
    await press(/^Messages/, await tiles());
    await expectVisible('Messaging is not available for group profiles.');
    await press(/^Reports/, await tiles());
    await expectVisible('Reports is not available for group profiles.');
    for (const { title, groupList } of [morning.unsent, morning.waiting, morning.regrets, morning.bought])
      await (await card(title)).findByRole('list', { name: groupList });
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
    await expectVisible(messages.greeting('Bartholomew-Maximilian Nkosazana-van der Westhuizen'));
  },
});

const carousel = async () => within(await screen.findByRole('region', { name: messages.adverts.label }));
/** The sample adverts: text, picture, and both. */
const startFirst = messages.adverts.start('Cold and flu. Click to order');
const second = messages.adverts.advert(2);
const startThird = messages.adverts.start('Baby month. Click to order');

/** Text advert in the brand's template. */
export const WithAdverts = meta.story({
  name: 'with adverts',
  play: async () => {
    const adverts = await carousel();
    const first = await adverts.findByRole('button', { name: startFirst });
    await waitFor(() => expect(first).toBeVisible());
    await expect(within(first).getByText('Cold and flu')).toBeVisible();
  },
});

export const PictureAdvert = meta.story({
  name: 'advert of a picture alone',
  play: async () => {
    const adverts = await carousel();
    await press('Next', adverts);
    const picture = adverts.getByRole('img', { name: second });
    await waitFor(() => expect(picture).toBeVisible());
  },
});

export const WordsAndPicture = meta.story({
  name: 'advert of words and a picture',
  play: async () => {
    const adverts = await carousel();
    await press('Previous', adverts);
    const third = adverts.getByRole('button', { name: startThird });
    await waitFor(() => expect(third.querySelector('img')).toBeVisible());
    await expect(adverts.queryByRole('img')).toBeNull();
  },
});

/** Creating the order fails, then describing it fails; the third try opens the order. */
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
    await press(startFirst, await carousel());
    await expectVisible('Sorry an error has occurred, code: 2 (s3), please try again or submit a support ticket.');
    await press(startFirst, await carousel());
    await expectVisible('Sorry an error has occurred, code: 0 (s4), please try again or submit a support ticket.');
  },
});

/** A clicked advert opens the order and is remembered. */
export const AdvertClicked = meta.story({
  name: 'advert clicked',
  parameters: { backend: { faults: [{ call: 'listProducts', kind: 'never' }] } },
  play: async (context) => {
    await press(startFirst, await carousel());
    const { store } = getLoaded(context).services;
    await waitFor(() => expect(store.get(currentOrderAtom)).toMatchObject({ type: 'new', adid: 1 }));
    await expectVisible(/^Thabo Nkosi #/);
  },
});

/** The second picture fails to load and is skipped. */
export const BrokenAdvert = meta.story({
  name: 'advert without its picture',
  play: async () => {
    const adverts = await carousel();
    await press('Next', adverts);
    adverts.getByRole('img', { name: second }).setAttribute('src', 'data:image/png;base64,none');
    const third = await adverts.findByRole('button', { name: startThird });
    await waitFor(() => expect(third).toBeVisible());
    await expect(adverts.getByRole('group')).toHaveAccessibleName('2 of 2: Baby month. Click to order');
  },
});

export const DarkBanner = meta.story({
  name: 'dark banner',
  globals: { mode: 'dark' },
  play: async () => {
    await expectVisible(messages.greeting('Thabo Nkosi'));
    const banner = document.querySelector('img[src*="footer-banner-dark"]');
    await waitFor(() => expect(banner).toBeVisible());
    await expect(document.querySelector('img[src*="footer-banner-light"]')).not.toBeVisible();
  },
});

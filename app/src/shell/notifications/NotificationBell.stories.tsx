import { appAt } from '@mortar/storybook/application';
import preview from '@mortar/storybook/preview';
import { getLoaded, withBackend } from '@mortar/storybook/storyBackend';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { linkStateAtom } from '#live/liveLinkAtom.ts';
import { messages as categoryMessages } from '#notifications/messages.ts';
import { asPage } from '#stories/page.ts';
import { expectVisible, type Part, popup, press } from '#stories/steps.ts';
import { listMessages } from './listMessages.ts';
import { messages } from './messages.ts';

const meta = preview.meta({
  title: 'Screens/Notifications',
  ...withBackend,
  tags: ['!autodocs', 'app', 'manifest:notifications'],
  parameters: { layout: 'fullscreen', a11y: asPage, backend: { scenario: 'busyMorning' } },
  render: appAt('/Dashboard'),
});

const { categories } = categoryMessages;

/** Total number, from a visible item. */
const getCount = (list: Part) => Number(list.getAllByRole('listitem')[0]?.ariaSetSize);

const bell = () => screen.findByRole('button', { name: /^Notifications \(/ });

async function open() {
  await userEvent.click(await bell());
  return popup(messages.notifications);
}

/** Waits for the half second in which the list shows loading. */
async function opened() {
  const list = await open();
  await waitFor(() => expect(list.queryByText(messages.loadingNotifications)).not.toBeInTheDocument());
  return list;
}

export const Loading = meta.story({
  name: 'loading',
  play: async (context) => {
    await bell();
    getLoaded(context).backend.faults.add({ call: 'notificationHistory', kind: 'never' });
    await expectVisible(messages.loadingNotifications, await open());
  },
});

export const EachCategory = meta.story({
  name: 'each category',
  play: async () => {
    const list = await opened();
    for (const [filter, count] of [
      ['Response', 9],
      ['Supplier', 1],
      ['Support', 1],
      ['Auto Regret', 1],
    ] as const) {
      await userEvent.click(list.getByRole('radio', { name: new RegExp(`^${filter}`) }));
      await expect(getCount(list)).toBe(count);
    }
  },
});

export const Misread = meta.story({
  name: 'some could not be read',
  play: async (context) => {
    await bell();
    getLoaded(context).backend.faults.add({
      call: 'notificationHistory',
      kind: 'malformed',
      field: 'title',
      value: 7,
      rows: 2,
    });
    await getLoaded(context).services.queryClient.invalidateQueries();
    const list = await opened();
    await expect(list.getByText(listMessages.misread(2))).toBeVisible();
    await expect(getCount(list)).toBe(10);
  },
});

export const Empty = meta.story({
  name: 'empty',
  parameters: { backend: { scenario: 'groupBuyer' } },
  play: async () => {
    const list = await opened();
    await userEvent.click(list.getByRole('radio', { name: new RegExp(`^${categories.support}`) }));
    await expectVisible(listMessages.noNotifications, list);
  },
});

export const ErrorCode = meta.story({
  name: 'error code',
  parameters: { backend: { faults: [{ call: 'notificationHistory', kind: 'code', code: 2 }] } },
  play: async () => {
    await press(messages.notifications);
    await expectVisible(
      'Sorry an error has occurred when getting notifications, error code: 2. Please reload.',
      await popup(messages.notifications),
    );
  },
});

/** A supplier's answer arrives while the list is open. */
export const NewArriving = meta.story({
  name: 'new arriving',
  play: async (context) => {
    const { backend, services } = getLoaded(context);
    const list = await opened();
    await expect(getCount(list)).toBe(12);
    await waitFor(() => expect(services.store.get(linkStateAtom)).toBe('connected'));
    backend.supplierSimulator.answerAll();
    await waitFor(() => expect(getCount(list)).toBe(13));
    await expectVisible('Response from Hartebeest Medical', list);
  },
});

export const NoActionAvailable = meta.story({
  name: 'no action available',
  play: async (context) => {
    const { backend } = getLoaded(context);
    const failed = { group: 'auto regret', identifier: 'AR-100140', title: 'Auto Regret Failed' } as const;
    const row = { ...failed, secondaryidentifier: '1', body: 'Nothing was ordered elsewhere.', icon: '', username: '' };
    backend.store.transaction(() =>
      backend.store.notifications.put({ ...row, retailerid: 1001, sentat: backend.clock.now() }),
    );
    const list = await opened();
    await userEvent.click(await list.findByText(failed.title));
    await expectVisible(listMessages.noAction);
    await expect(list.getByText(failed.title)).toBeVisible();
  },
});

export const Many = meta.story({
  name: 'many',
  play: async () => {
    const list = await opened();
    await expect(getCount(list)).toBe(12);
  },
});

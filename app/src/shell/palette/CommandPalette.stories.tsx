import { appAt } from '@mortar/storybook/application';
import preview from '@mortar/storybook/preview';
import { getLoaded, withBackend } from '@mortar/storybook/storyBackend';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { messages as pageMessages } from '#pages/messages.ts';
import { keepRecentChoice } from '#preferences/recentChoices.ts';
import { sessionAtom } from '#session/session.ts';
import { messages as ordering } from '#settings/ordering/messages.ts';
import { asPage } from '#stories/page.ts';
import { expectVisible, popup } from '#stories/steps.ts';
import { messages } from './messages.ts';

const meta = preview.meta({
  title: 'Popups/Everywhere/Command palette',
  ...withBackend,
  tags: ['!autodocs', 'app', 'manifest:command-palette'],
  parameters: { layout: 'fullscreen', a11y: asPage, backend: { scenario: 'busyMorning' } },
  render: appAt('/Dashboard'),
});

const box = () => screen.findByRole('combobox', { name: messages.label });

/** Opens it by key, once loaded. */
async function openPalette(typed = '') {
  await screen.findByRole('heading', { level: 1 });
  await waitFor(async () => {
    await userEvent.keyboard('{Control>}k{/Control}');
    expect(screen.getByRole('dialog', { name: messages.title })).toBeVisible();
  });
  const field = await box();
  await waitFor(() => expect(field).toHaveFocus());
  if (typed !== '') await userEvent.type(field, typed);
  return { palette: await popup(messages.title), field };
}

/** Entry that Enter selects, from the box's active descendant. */
async function getTaken(field: HTMLElement) {
  const id = field.getAttribute('aria-activedescendant') ?? '';
  return screen.findByText((_, element) => element?.id === id);
}

const group = (name: string | RegExp) => screen.findByRole('group', { name });

/** Pages, commands of this page, and unsent orders. */
export const Open = meta.story({
  name: 'open',
  play: async () => {
    const { field } = await openPalette();
    await group(new RegExp(`^${messages.groups.places}`));
    await group(new RegExp(`^${messages.groups.actions}`));
    await group(new RegExp(`^${messages.groups.orders}`));
    await expect(await getTaken(field)).toHaveAttribute('aria-selected', 'true');
  },
});

/** Products and other entries by name, with the match highlighted. */
export const Filtered = meta.story({
  name: 'filtered',
  play: async () => {
    const { field } = await openPalette('para');
    const products = within(await group(new RegExp(`^${messages.groups.products}`)));
    await expect(products.getAllByText('Para', { selector: 'mark' })[0]).toBeVisible();
    const first = await getTaken(field);
    await userEvent.keyboard('{ArrowDown}');
    await expect(first).toHaveAttribute('aria-selected', 'false');
    await expect(await getTaken(field)).toHaveAttribute('aria-selected', 'true');
  },
});

export const NothingFound = meta.story({
  name: 'nothing found',
  play: async () => {
    await openPalette('zzqqxx');
    await expectVisible(messages.none);
    await expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
  },
});

/** The user's recent choices on this computer come first. */
export const Recent = meta.story({
  name: 'recent',
  play: async (context) => {
    const staff = getLoaded(context).services.store.get(sessionAtom)?.staff;
    if (!staff) throw new Error('nobody is signed in');
    keepRecentChoice(staff, { id: 'settings:order', title: ordering.title, detail: '' });
    keepRecentChoice(staff, { id: 'product:recent', title: 'Panado 500 mg TAB 24', detail: '700123456' });
    await openPalette();
    const recent = within(await group(messages.groups.recent));
    await waitFor(() => expect(recent.getAllByRole('option')).toHaveLength(2));
  },
});

/** Unavailable entries show the reason and keep their position. */
export const Refused = meta.story({
  name: 'refused',
  parameters: { backend: { permissions: { dashboard: { settings: false, reports: false } } } },
  play: async () => {
    const { field } = await openPalette('vat');
    const entry = await screen.findByRole('option', { name: /^VAT inclusive/ });
    await expect(entry).toHaveAttribute('aria-disabled', 'true');
    await expect(entry).toHaveTextContent('Cannot access Settings due to lack of permissions.');
    await userEvent.keyboard('{Enter}');
    await expect(field).toHaveFocus();
    await expect(field).toHaveValue('vat');
  },
});

/** A failed source leaves the others unaffected. */
export const SourceFailed = meta.story({
  name: 'source failed',
  parameters: { backend: { faults: [{ call: 'listProducts', kind: 'code', code: 2 }] } },
  play: async () => {
    const { palette, field } = await openPalette('order');
    await expectVisible(messages.failed([messages.groups.products]), palette);
    await expect(palette.getByRole('button', { name: messages.again })).toBeVisible();
    await expect(palette.getByRole('option', { name: new RegExp(`^${pageMessages.titles.ordering}`) })).toBeVisible();
    await expect(field).toHaveValue('order');
  },
});

/** A group's orders are those of its pharmacies. */
export const GroupEdition = meta.story({
  name: 'group edition',
  parameters: { backend: { scenario: 'groupMorning' } },
  play: async () => {
    await openPalette();
    const orders = within(await group(new RegExp(`^${messages.groups.orders}`)));
    await expect((await orders.findAllByRole('option'))[0]).toBeVisible();
  },
});

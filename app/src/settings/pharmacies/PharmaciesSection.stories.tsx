import preview from '@mortar/storybook/preview';
import { asPart, getLoaded, withBackend } from '@mortar/storybook/storyBackend';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { worksFor } from '#retailers/testing/assigned.ts';
import { messages as formTexts } from '#settings/form/messages.ts';
import { messages as userTexts } from '#settings/users/messages.ts';
import { chooseUser } from '#settings/users/testing/users.ts';
import { inSection } from '#stories/settings.tsx';
import { expectVisible, findRows, press } from '#stories/steps.ts';
import { messages as texts } from './messages.ts';
import { PharmaciesSection } from './PharmaciesSection.tsx';

const group = { scenario: 'groupBuyer' } as const;

const meta = preview.meta({
  title: 'Screens/Settings/User Pharmacy Management',
  ...withBackend,
  tags: ['!autodocs', 'app', 'manifest:settings-pharmacies'],
  decorators: [asPart],
  parameters: { backend: group },
  render: inSection(PharmaciesSection),
});

const boxes = () => screen.findAllByRole('checkbox');
const toggle = async (at: number) => {
  const box = (await boxes())[at];
  if (box) await userEvent.click(box);
};

export const UsersAndPharmacies = meta.story({
  name: 'users and pharmacies',
  play: async () => {
    await expect(await findRows(userTexts.list)).toHaveLength(3);
    await chooseUser('branch@2000');
    await expectVisible(texts.onlyOne);
    await expect(await boxes()).toHaveLength(3);
    await expect((await boxes()).filter((box) => (box as HTMLInputElement).checked)).toHaveLength(1);
  },
});

export const NoneAssigned = meta.story({
  name: 'none assigned',
  parameters: { backend: { ...group, change: worksFor() } },
  play: async () => {
    await chooseUser('branch@2000');
    await expectVisible(texts.noneAssigned);
  },
});

/** A user has an order open for a deselected pharmacy: shown before saving. */
export const OrderOpen = meta.story({
  name: 'order open',
  parameters: { backend: { scenario: 'groupMorning' } },
  play: async (context) => {
    const { orders, transaction } = getLoaded(context).backend.store;
    const open = orders.at(2000).find(({ lock, description }) => lock && description === 'Sea Point dispensary');
    if (!open?.lock) throw new Error('a colleague has an order open');
    const lock = { ...open.lock, staffname: 'Sipho Dlamini' };
    transaction(() => orders.put({ ...open, lock }));
    await chooseUser('branch@2000');
    await toggle(0);
    await expectVisible(texts.openOrder('Sipho Dlamini', open.ordernumber, 'Table Bay Pharmacy Sea Point'));
    await toggle(0);
    await waitFor(() => expect(screen.queryByText(/open for Table Bay/)).not.toBeInTheDocument());
    await toggle(0);
  },
});

export const SeveralForASuperUser = meta.story({
  name: 'several for a super user',
  play: async (context) => {
    await chooseUser('buyer@2000');
    await expectVisible(texts.superuser);
    await toggle(0);
    await press(formTexts.save);
    await expectVisible(texts.updated('buyer@2000'));
    await expectVisible(texts.applies);
    await expect(getLoaded(context).backend.store.staff.get('buyer@2000')?.assigned).toEqual([2002, 2003]);
  },
});

export const OneOnly = meta.story({
  name: 'one only',
  play: async (context) => {
    await chooseUser('branch@2000');
    await toggle(1);
    await expectVisible(texts.superuserOnly);
    await press(formTexts.save);
    await expectVisible(formTexts.blocked);
    await expect(getLoaded(context).backend.store.staff.get('branch@2000')?.assigned).toEqual([2001]);
  },
});

/** Pharmacies hidden by a search keep their state; Enter in the search does not save. */
export const ManyPharmacies = meta.story({
  name: 'many pharmacies',
  parameters: { backend: { ...group, change: worksFor(2001, 2002, 2003) } },
  play: async (context) => {
    const { store } = getLoaded(context).backend;
    const [own, one] = [store.retailers.get(2000), store.retailers.get(2001)];
    const [buyer, branch] = [store.staff.get('buyer@2000'), store.staff.get('branch@2000')];
    if (!own || !one || !buyer || !branch) throw new Error('there is no group');
    const { assigned: _, ...everywhere } = buyer;
    const more = Array.from({ length: 37 }, (_, index) => 2101 + index);
    store.transaction(() => {
      for (const retailerid of more) {
        store.retailers.put({ ...one, retailerid, retailername: `Table Bay Pharmacy Branch ${retailerid - 2100}` });
      }
      store.retailers.put({ ...own, assigned: [...own.assigned, ...more] });
      store.staff.put(everywhere);
      store.staff.put({ ...branch, role: { ...branch.role, issuperuser: true } });
    });
    await chooseUser('branch@2000');
    await expectVisible(texts.getAssigned(3, 40));
    const search = screen.getByRole('searchbox', { name: texts.search });
    await userEvent.type(search, 'branch 12{Enter}');
    await expect(await boxes()).toHaveLength(1);
    await toggle(0);
    await expectVisible(texts.getAssigned(4, 40));
    await expect(screen.queryByText(texts.updated('branch@2000'))).toBeNull();
    await press(formTexts.save);
    await expectVisible(texts.updated('branch@2000'));
    await expect(store.staff.get('branch@2000')?.assigned).toEqual([2001, 2002, 2003, 2112]);
    await userEvent.clear(search);
    await expect(await boxes()).toHaveLength(40);
  },
});

/** A user with one pharmacy can assign only that. */
export const NotTheirs = meta.story({
  name: 'not theirs to assign',
  parameters: { backend: { ...group, change: worksFor(2001) } },
  play: async () => {
    await chooseUser('branch@2000');
    await expect(await screen.findAllByText(texts.notYours)).toHaveLength(2);
    const [own, ...others] = await boxes();
    await expect(own).toBeEnabled();
    for (const box of others) await expect(box).toBeDisabled();
  },
});

export const AdminReadOnly = meta.story({
  name: 'admin read-only',
  play: async () => {
    await chooseUser('admin@2000');
    await expectVisible(texts.administrator);
    for (const box of await boxes()) await expect(box).toBeDisabled();
  },
});

export const NoPharmaciesFound = meta.story({
  name: 'no pharmacies found',
  parameters: { backend: { ...group, faults: [{ call: 'getPharmacyAssignment', kind: 'code', code: 5 }] } },
  play: async () => {
    await chooseUser('branch@2000');
    await expectVisible(texts.none);
  },
});

export const Loading = meta.story({
  name: 'loading',
  parameters: { backend: { ...group, faults: [{ call: 'getPharmacyAssignment', kind: 'never' }] } },
  play: async () => {
    await chooseUser('branch@2000');
    await expectVisible(formTexts.loading);
  },
});

export const Failed = meta.story({
  name: 'error',
  parameters: { backend: { ...group, faults: [{ call: 'getPharmacyAssignment', kind: 'code', code: 2 }] } },
  play: async () => {
    await chooseUser('branch@2000');
    await expectVisible('Sorry an error has occurred, error code: 2. Please try again.');
  },
});

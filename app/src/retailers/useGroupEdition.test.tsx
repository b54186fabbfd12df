import type { Staff } from '@mortar/contract';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { AppProviders } from '#AppProviders.tsx';
import { defaultConfig } from '#config/config.ts';
import { createServices } from '#createServices.ts';
import type { PharmacyAssignment } from '#retailers/model/pharmacy.ts';
import { keys } from '#server/keys.ts';
import { messages as choiceMessages } from './choiceMessages.ts';
import { messages } from './messages.ts';
import { type GroupEditionOptions, useGroupEdition } from './useGroupEdition.tsx';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(cleanup);

const staff = { retailerid: 2000, staffid: 2, grouporderingenabled: true, role: { issuperuser: true } } as Staff;
const ACTION = 'Get Orders For Selected Retailers';
const name = (retailerid: number) => `Pharmacy ${retailerid}`;

/** Page of a group with these retailers, which prints its props. */
function show(retailers: readonly number[], options: Partial<GroupEditionOptions> = {}, requested = true) {
  const services = createServices({ config: defaultConfig, fetch: () => new Promise(() => undefined) });
  services.startSession({ token: 'one', validTo: null, staff, adverts: [] });
  services.queryClient.setQueryData(
    keys.assignedRetailers(staff.staffid),
    retailers.map((retailerid): PharmacyAssignment => ({ id: retailerid, name: name(retailerid), isAssigned: true })),
  );
  const again = vi.fn();
  function Page() {
    const edition = useGroupEdition({ label: 'Panes', size: { initial: 20 }, action: ACTION, ...options });
    const { groupretailerid, retailerids } = edition.group;
    return edition.besideRetailers(
      <p role="note">{edition.promptText ?? `${groupretailerid} asks for ${retailerids.join()}`}</p>,
      { requested, busy: false, again },
    );
  }
  render(
    <AppProviders services={services}>
      <Page />
    </AppProviders>,
  );
  return {
    again,
    says: () => screen.getByRole('note').textContent,
    tick: async (retailerid: number) => fireEvent.click(await screen.findByText(name(retailerid))),
    ask: () => fireEvent.click(screen.getByRole('button', { name: ACTION })),
  };
}

describe('the group edition of a page', () => {
  it('asks for a selection, then for the button, and then reads the requested retailers', async () => {
    const { says, tick, ask, again } = show([2001, 2002]);
    expect(says()).toBe(messages.selectOnTheLeft);
    await tick(2002);
    await waitFor(() => expect(says()).toBe(choiceMessages.getSelected(1, ACTION)));
    ask();
    expect(says()).toBe('2000 asks for 2002');
    expect(again).not.toHaveBeenCalled();
  });

  it('reads again if the same retailers are requested again', () => {
    const { says, ask, again } = show([2001, 2002], { start: [2001] });
    expect(says()).toBe('2000 asks for 2001');
    ask();
    expect(again).toHaveBeenCalledTimes(1);
  });

  it('reads nothing again while another required input is missing', () => {
    const { ask, again } = show([2001, 2002], { start: [2001] }, false);
    ask();
    expect(again).not.toHaveBeenCalled();
  });

  it.each([
    ['has focus at its retailers if it starts there', [2001, 2002], true, true],
    ['does not move focus if there is no choice', [2001], true, false],
    ['does not move focus if it starts elsewhere', [2001, 2002], false, false],
  ])('%s', async (_, retailers, startsAtRetailers, there) => {
    show(retailers, { startsAtRetailers });
    await screen.findByText(name(2001));
    expect(screen.getByRole('grid', { name: messages.title }).contains(document.activeElement)).toBe(there);
  });
});

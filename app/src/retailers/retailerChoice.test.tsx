import type { Staff } from '@mortar/contract';
import { QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import { Provider } from 'jotai';
import type { ReactNode } from 'react';
import { beforeEach, describe, expect, it } from 'vitest';
import { defaultConfig } from '#config/config.ts';
import { createServices } from '#createServices.ts';
import type { PharmacyAssignment } from '#retailers/model/pharmacy.ts';
import { keys } from '#server/keys.ts';
import { ServicesContext } from '#session/services.ts';
import type { Session } from '#session/session.ts';
import { type RetailerChoiceOptions, useRetailerChoice } from './useRetailerChoice.ts';

beforeEach(() => localStorage.clear());

const NALEDI = { retailerid: 2000, staffid: 2 };

const pharmacies = (...assigned: number[]): PharmacyAssignment[] =>
  [2001, 2002, 2003].map((id) => ({ id, name: String(id), isAssigned: assigned.includes(id) }));

/** Selection of a user with these pharmacies. */
function choose(options: RetailerChoiceOptions = {}, assigned = [2001, 2002, 2003], user: Partial<Staff> = NALEDI) {
  const staff = { ...user, grouporderingenabled: true, role: { issuperuser: true } } as Staff;
  const services = createServices({ config: defaultConfig, fetch: () => new Promise(() => undefined) });
  services.startSession({ token: 'one', validTo: null, staff, adverts: [] } satisfies Session);
  const give = (...ids: number[]) => {
    const key = keys.assignedRetailers(staff.staffid);
    services.queryClient.setQueryData(key, pharmacies(...ids));
  };
  give(...assigned);
  const wrapper = ({ children }: { children: ReactNode }) => (
    <ServicesContext value={services}>
      <Provider store={services.store}>
        <QueryClientProvider client={services.queryClient}>{children}</QueryClientProvider>
      </Provider>
    </ServicesContext>
  );
  const { result } = renderHook(() => useRetailerChoice(options), { wrapper });
  return {
    give: (...ids: number[]) => act(() => give(...ids)),
    tick: (...ids: number[]) => act(() => result.current.tick(new Set(ids))),
    ask: () => act(() => result.current.ask()),
    get known() {
      return result.current.assigned.length;
    },
    get shown() {
      return { ticked: [...result.current.ticked], requested: result.current.requested };
    },
  };
}

const both = (...ids: number[]) => ({ ticked: ids, requested: ids });

describe('the stored choice', () => {
  it('is the last request of this person, per page', () => {
    const first = choose({ place: 'manager' });
    expect(first.shown).toEqual(both());
    first.tick(2001, 2003);
    first.ask();
    expect(choose({ place: 'manager' }).shown).toEqual(both(2001, 2003));
    expect(choose({ place: 'responses' }).shown).toEqual(both());
    expect(choose().shown).toEqual(both());
    expect(choose({ place: 'manager' }, [2001, 2002, 2003], { ...NALEDI, staffid: 3 }).shown).toEqual(both());
    expect(choose({ place: 'manager' }, [2001, 2002, 2003], { ...NALEDI, retailerid: 3000 }).shown).toEqual(both());
  });

  it('excludes retailers that were only selected, and yields to a request from elsewhere', () => {
    const first = choose({ place: 'responses' });
    first.tick(2001);
    expect(choose({ place: 'responses' }).shown).toEqual(both());
    first.ask();
    expect(choose({ place: 'responses', start: [2002] }).shown).toEqual(both(2002));
    expect(choose({ place: 'responses', start: 'all' }).shown).toEqual(both(2001, 2002, 2003));
    expect(choose({ place: 'responses' }).shown).toEqual(both(2001));
  });

  it('drops pharmacies that the user no longer has', () => {
    const first = choose({ place: 'manager' });
    first.tick(2001, 2002);
    first.ask();
    expect(choose({ place: 'manager' }, [2002, 2003]).shown).toEqual(both(2002));
  });
});

describe('a change while the page is open', () => {
  it('drops a pharmacy that is unassigned, and selects no other instead', async () => {
    const choice = choose();
    choice.tick(2001, 2002);
    choice.ask();
    choice.give(2002, 2003);
    await waitFor(() => expect(choice.shown).toEqual(both(2002)));
  });

  it.each([
    ['another is given for it', [2002], [2002]],
    ['more come to it', [2001, 2002], [2001]],
    ['none is left', [], []],
  ])('handles a single pharmacy if %s', async (_, then, expected) => {
    const choice = choose({}, [2001]);
    expect(choice.shown).toEqual(both(2001));
    choice.give(...then);
    await waitFor(() => expect(choice.known).toBe(then.length));
    expect(choice.shown).toEqual(both(...expected));
  });
});

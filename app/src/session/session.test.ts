import './testing/storageAreas.ts';
import type { AnswerOf, login } from '@mortar/contract';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { messages } from './messages.ts';
import { END_NOTICES, OTHER_TAB_NOTICES, readStoredSession, sessionFrom, storeSession } from './session.ts';
import { session, staff } from './testing/sessions.ts';

beforeEach(() => sessionStorage.clear());

const wordless = { headline: '', line: '' };
const advert = (adid: number) => ({ adid, imageurl: `${adid}.png`, isclickable: true, ...wordless });
const store = (...adverts: ReturnType<typeof advert>[]) => ({
  dashboardfooterads: adverts,
  promobanners: [],
  promobannerwords: [],
});
const answer = (advertisementsenabled: boolean, stores: object[], advertisements: string[]) =>
  ({
    apitoken: 'one',
    apivalidto: '2026-11-20T20:00:00Z',
    staff: { ...staff, advertisementsenabled, brandedstoreenabled: stores.length > 0 },
    brandedstores: stores,
    advertisements,
  }) as unknown as AnswerOf<typeof login>;

describe('a session', () => {
  it('is created from the answer of Login', () => {
    expect(sessionFrom(answer(false, [], []))).toEqual({
      token: 'one',
      validTo: '2026-11-20T20:00:00Z',
      adverts: [],
      banners: [],
      staff,
    });
  });

  it.each([
    [
      'twelve hours from now, whatever the server’s clock says',
      '2026-11-20T08:00:00Z',
      '2026-11-20T20:00:00Z',
      43_200_000,
    ],
    ['at once if it is over', '2026-11-20T20:00:00Z', '2026-11-20T20:00:00Z', 0],
    ['at an unknown time without a start', null, '2026-11-20T20:00:00Z', undefined],
    ['at an unknown time without an end', '2026-11-20T08:00:00Z', null, undefined],
    ['at an unknown time with a malformed end', '2026-11-20T08:00:00Z', 'soon', undefined],
  ])('ends %s', (_name, apivalidfrom, apivalidto, ms) => {
    vi.useFakeTimers({ now: 1_000, toFake: ['Date'] });
    const { endsAt } = sessionFrom({ ...answer(false, [], []), apivalidfrom, apivalidto });
    vi.useRealTimers();
    expect(endsAt).toBe(ms === undefined ? undefined : 1_000 + ms);
  });

  it.each([
    ['the branded stores’, all of them', true, [store(advert(3)), store(advert(4))], ['x.png'], [advert(3), advert(4)]],
    [
      'the plain pictures if the stores have no adverts',
      true,
      [store()],
      ['x.png', 'y.png'],
      [
        { adid: 1, imageurl: 'x.png', isclickable: false, ...wordless },
        { adid: 2, imageurl: 'y.png', isclickable: false, ...wordless },
      ],
    ],
    ['none if they are disabled', false, [store(advert(3))], ['x.png'], []],
    ['none if there are none', true, [], [], []],
  ])('shows %s', (_name, enabled, stores, pictures, adverts) => {
    expect(sessionFrom(answer(enabled, stores, pictures)).adverts).toEqual(adverts);
  });

  it('has the stores’ banners, each with the text at its position, and none without banners', () => {
    const winter = { headline: 'Winter', line: 'Two free with ten' };
    const one = { ...store(), promobanners: ['a.png', ''], promobannerwords: [wordless, winter] };
    const other = { ...store(), promobanners: ['c.png'] };
    expect(sessionFrom(answer(true, [one, other], [])).banners).toEqual([
      { adid: 1, imageurl: 'a.png', isclickable: false, ...wordless },
      { adid: 2, imageurl: '', isclickable: false, ...winter },
      { adid: 1, imageurl: 'c.png', isclickable: false, ...wordless },
    ]);
    expect(sessionFrom(answer(true, [store()], [])).banners).toEqual([]);
  });
});

describe('a reload', () => {
  const storedSession = { ...session, validTo: '2026-11-20T20:00:00Z', adverts: [advert(3)], banners: [advert(4)] };

  it('restores the session unchanged, until it has expired', () => {
    storeSession(storedSession);
    expect(readStoredSession()).toEqual(storedSession);
    expect(sessionStorage.getItem('mortar.session')).not.toBeNull();
    storeSession(null);
    expect(readStoredSession()).toBeNull();
    expect(sessionStorage).toHaveLength(0);
  });

  it.each([
    ['a moment', 1_000, { endsAt: 1_000 }],
    ['no number', 'soon', {}],
    ['nothing', undefined, {}],
  ])('restores an end time of %s', (_name, endsAt, found) => {
    sessionStorage.setItem('mortar.session', JSON.stringify({ ...storedSession, endsAt }));
    expect(readStoredSession()).toEqual({ ...storedSession, ...found });
  });

  it.each([
    ['nothing is stored', null],
    ['the token is missing', { ...storedSession, token: undefined }],
    ['the token is no text', { ...storedSession, token: 7 }],
    ['the person is damaged', { ...storedSession, staff: { username: 'buyer@1001' } }],
  ])('restores none if %s', (_name, stored) => {
    sessionStorage.setItem('mortar.session', JSON.stringify(stored));
    expect(readStoredSession()).toBeNull();
  });

  it('drops malformed end time, adverts and banners', () => {
    const damaged = { ...storedSession, validTo: 7, adverts: ['x.png'], banners: 'all' };
    sessionStorage.setItem('mortar.session', JSON.stringify(damaged));
    expect(readStoredSession()).toEqual({ ...storedSession, validTo: null, adverts: [], banners: [] });
  });

  it('restores the adverts of a session that was stored before they had text', () => {
    const { headline: _, line: _line, ...old } = advert(3);
    sessionStorage.setItem('mortar.session', JSON.stringify({ ...storedSession, adverts: [old] }));
    expect(readStoredSession()?.adverts).toEqual([advert(3)]);
  });
});

it('shows why it ended, unless the user ended it', () => {
  expect(END_NOTICES).toEqual({
    'signed out': null,
    'settings failed': null,
    updated: null,
    expired: messages.expired,
    'signed in elsewhere': messages.signedInElsewhere,
  });
  expect(OTHER_TAB_NOTICES).toEqual({ 'signed out': messages.signedOutInOtherTab, updated: messages.updated });
});

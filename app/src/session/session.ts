import { type AnswerOf, type FooterAd, footerAds, type login, type Staff, staff } from '@mortar/contract';
import { atom } from 'jotai';
import { messages } from './messages.ts';
import { tabStorage } from './storage.ts';

/** Session of a user: the token is only in memory and the tab's storage (ruling 5). */
export interface Session {
  token: string;
  /** Expiry of the token, ISO 8601. */
  validTo: string | null;
  /** Expiry by this machine's clock in ms, counted from sign-in. Missing if unknown. */
  endsAt?: number;
  staff: Staff;
  /** Adverts of the dashboard; empty if not enabled. */
  adverts: FooterAd[];
  /** Banners of the shop; without any, it shows the adverts. */
  banners?: FooterAd[];
}

export type EndReason = 'signed out' | 'expired' | 'signed in elsewhere' | 'settings failed' | 'updated';

/** Login messages for sessions ended otherwise than by the user. */
export const END_NOTICES: Record<EndReason, string | null> = {
  'signed out': null,
  expired: messages.expired,
  'signed in elsewhere': messages.signedInElsewhere,
  'settings failed': null,
  updated: null,
};

/** Login messages in other tabs, if they differ. */
export const OTHER_TAB_NOTICES: Partial<Record<EndReason, string>> = {
  'signed out': messages.signedOutInOtherTab,
  updated: messages.updated,
};

export const sessionAtom = atom<Session | null>(null);
sessionAtom.debugLabel = 'session';

/** Number of calls rejected with code 2 in this session, after which assignments may have changed. */
export const refusalsAtom = atom(0);
refusalsAtom.debugLabel = 'refusals';

/** Pending message of the Login screen, or null. */
export const loginNoticeAtom = atom<string | null>(null);

const KEY = 'mortar.session';

/** Picture without a link, numbered by position, with its texts. */
const bare =
  (words?: Partial<FooterAd>[]) =>
  (imageurl: string, at: number): FooterAd => ({
    adid: at + 1,
    imageurl,
    isclickable: false,
    headline: '',
    line: '',
    ...words?.[at],
  });

/** Adverts of the branded stores, or a plain list of pictures. */
function getAdverts({ staff: person, brandedstores, advertisements }: AnswerOf<typeof login>): FooterAd[] {
  if (!person.advertisementsenabled) return [];
  const adverts = brandedstores.flatMap(({ dashboardfooterads }) => dashboardfooterads);
  return adverts.length > 0 ? adverts : advertisements.map(bare());
}

/** Banners of the branded stores with texts by position, numbered per store. */
function getBanners({ staff: person, brandedstores }: AnswerOf<typeof login>): FooterAd[] {
  if (!person.brandedstoreenabled) return [];
  return brandedstores.flatMap(({ promobanners, promobannerwords }) => promobanners.map(bare(promobannerwords)));
}

export function sessionFrom(answer: AnswerOf<typeof login>): Session {
  const { apitoken: token, apivalidfrom: validFrom, apivalidto: validTo, staff: person } = answer;
  // Uses the token's lifetime, since server and machine clocks may differ.
  const endsAt = Date.now() + Date.parse(validTo ?? '') - Date.parse(validFrom ?? '');
  const session = { token, validTo, staff: person, adverts: getAdverts(answer), banners: getBanners(answer) };
  return Number.isFinite(endsAt) ? { ...session, endsAt } : session;
}

const storedAds = (stored: unknown): FooterAd[] => {
  const ads = footerAds.safeParse(stored);
  return ads.success ? ads.data : [];
};

/** Reads the stored session after a reload; null if missing or malformed. */
export function readStoredSession(): Session | null {
  const stored = tabStorage.read(KEY) as Record<keyof Session, unknown> | null;
  if (typeof stored?.token !== 'string') return null;
  const person = staff.safeParse(stored.staff);
  if (!person.success) return null;
  return {
    token: stored.token,
    validTo: typeof stored.validTo === 'string' ? stored.validTo : null,
    ...(typeof stored.endsAt === 'number' && { endsAt: stored.endsAt }),
    staff: person.data,
    adverts: storedAds(stored.adverts),
    banners: storedAds(stored.banners),
  };
}

export function storeSession(session: Session | null): void {
  if (session) tabStorage.write(KEY, session);
  else tabStorage.remove(KEY);
}

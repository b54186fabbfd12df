import { type AnswerOf, type FooterAd, footerAds, type login, type Staff, staff } from '@mortar/contract';
import { atom } from 'jotai';
import { messages } from './messages.ts';
import { tabStorage } from './storage.ts';

/** Somebody signed in: the token in memory and in the tab's storage, nowhere else (ruling 5). */
export interface Session {
  token: string;
  /** When the token ends, ISO 8601. */
  validTo: string | null;
  /** When it ends by this machine's clock, in milliseconds: counted from the sign-in. Missing where that is not known. */
  endsAt?: number;
  staff: Staff;
  /** What the dashboard's foot shows in turn; none where advertisements are not enabled. */
  adverts: FooterAd[];
  /** The shop's banners; where the stores have none, the shop shows the adverts. */
  banners?: FooterAd[];
}

export type EndReason = 'signed out' | 'expired' | 'signed in elsewhere' | 'settings failed' | 'updated';

/** What Login tells somebody whose session ended without their doing. */
export const END_NOTICES: Record<EndReason, string | null> = {
  'signed out': null,
  expired: messages.expired,
  'signed in elsewhere': messages.signedInElsewhere,
  'settings failed': null,
  updated: null,
};

/** What Login tells in the other tabs of the browser, where it is something else. */
export const OTHER_TAB_NOTICES: Partial<Record<EndReason, string>> = {
  'signed out': messages.signedOutInOtherTab,
  updated: messages.updated,
};

export const sessionAtom = atom<Session | null>(null);
sessionAtom.debugLabel = 'session';

/** How many calls the server refused (code 2) in this session: whoever asked may no longer have what they asked about. */
export const refusalsAtom = atom(0);
refusalsAtom.debugLabel = 'refusals';

/** The message that waits on the Login screen, or null. */
export const loginNoticeAtom = atom<string | null>(null);

const KEY = 'mortar.session';

/** A picture that leads nowhere, numbered by its place, with the words there. */
const bare =
  (words?: Partial<FooterAd>[]) =>
  (imageurl: string, at: number): FooterAd => ({
    ...{ adid: at + 1, imageurl, isclickable: false, headline: '', line: '' },
    ...words?.[at],
  });

/** The branded stores' adverts; a bare list of pictures where they have none. */
function getAdverts({ staff: person, brandedstores, advertisements }: AnswerOf<typeof login>): FooterAd[] {
  if (!person.advertisementsenabled) return [];
  const adverts = brandedstores.flatMap(({ dashboardfooterads }) => dashboardfooterads);
  return adverts.length > 0 ? adverts : advertisements.map(bare());
}

/** The branded stores' banners, each with the words at its place; a store numbers its own. */
function getBanners({ staff: person, brandedstores }: AnswerOf<typeof login>): FooterAd[] {
  if (!person.brandedstoreenabled) return [];
  return brandedstores.flatMap(({ promobanners, promobannerwords }) => promobanners.map(bare(promobannerwords)));
}

export function sessionFrom(answer: AnswerOf<typeof login>): Session {
  const { apitoken: token, apivalidfrom: validFrom, apivalidto: validTo, staff: person } = answer;
  // The server's clock and this machine's may differ: how long the token lives is the same by both.
  const endsAt = Date.now() + Date.parse(validTo ?? '') - Date.parse(validFrom ?? '');
  const session = { token, validTo, staff: person, adverts: getAdverts(answer), banners: getBanners(answer) };
  return Number.isFinite(endsAt) ? { ...session, endsAt } : session;
}

const keptAds = (stored: unknown): FooterAd[] => {
  const ads = footerAds.safeParse(stored);
  return ads.success ? ads.data : [];
};

/** The session a reload finds; null where there is none or it is damaged. */
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
    adverts: keptAds(stored.adverts),
    banners: keptAds(stored.banners),
  };
}

export function storeSession(session: Session | null): void {
  if (session) tabStorage.write(KEY, session);
  else tabStorage.remove(KEY);
}

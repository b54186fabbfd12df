import { getSettings, login, logout, normalUsername, RESULT, validateOverride } from '@mortar/contract';
import { handle, handleAnonymous } from '../../http/handle.ts';
import { nothing, refuse, success, value } from '../../http/reply.ts';
import type { RequestContext } from '../../http/requestContext.ts';
import { verifyPassword } from '../../rules/access/passwords.ts';
import { rights } from '../../rules/access/rights.ts';
import { getLiveSession, TOKEN_LIFETIME_SECONDS } from '../../rules/access/sessions.ts';
import { fullName } from '../../rules/access/staff.ts';
import { DAY, iso } from '../../rules/days.ts';
import { randomText } from '../../runtime/random.ts';
import type { RetailerRow, SessionRow, StaffRow } from '../../store/rows.ts';
import { settingsView } from '../settings/settings.ts';

/** Maximum number of stored ended sessions per user, to limit disk use. */
const ENDED_SESSIONS = 20;

/** Deletes sessions that a logout notification can no longer name: a day after their end, or beyond the maximum. */
function forgetOldSessions({ store, now }: RequestContext, username: string): void {
  const getEnd = ({ endedat, validto }: SessionRow) => endedat ?? validto;
  const latest = store.sessions.at(username).sort((a, b) => getEnd(b) - getEnd(a));
  for (const [at, session] of latest.entries()) {
    if (at >= ENDED_SESSIONS || getEnd(session) < now - DAY) store.sessions.delete(session.token);
  }
}

function openSession({ store, random, now }: RequestContext, { retailerid, staffid, username }: StaffRow): SessionRow {
  const session: SessionRow = {
    token: randomText(random, 40),
    retailerid,
    staffid,
    username,
    validfrom: now,
    validto: now + TOKEN_LIFETIME_SECONDS * 1000,
    endedat: null,
  };
  store.sessions.put(session);
  return session;
}

function staffView(staff: StaffRow, retailer: RetailerRow) {
  const { password: _, ...person } = staff;
  const { address, brandedstores: _stores, advertisements: _adverts, assigned: _assigned, ...pharmacy } = retailer;
  return {
    ...person,
    ...pharmacy,
    staffname: fullName(staff),
    initials: `${staff.name.charAt(0)}${staff.surname.charAt(0)}`,
    physicaladdress: address.street,
    physicalsuburb: address.suburb,
    physicalcity: address.city,
    physicalareacode: address.areacode,
  };
}

const answerLogin = handleAnonymous(login, (context, _query, { username, password }) => {
  const { store, now, passwordThrottle, address } = context;
  const account = normalUsername(username);
  const staff = store.staff.get(account);
  const retailer = staff && store.retailers.get(staff.retailerid);
  const fits = () => staff !== undefined && verifyPassword(password, staff.password);
  const right = passwordThrottle.signIn({ account, exists: staff !== undefined, address }, fits);
  if (!right || !staff || !retailer) return nothing;
  const elsewhere = getLiveSession(store, staff.username, now);
  if (elsewhere) {
    const { retailerid, staffid, token } = elsewhere;
    return { kind: 'blocked', by: { retailerid, staffid, apitoken: token } };
  }
  forgetOldSessions(context, staff.username);
  const { nextrole, ...before } = staff;
  const current: StaffRow = nextrole ? { ...before, role: nextrole } : staff;
  if (nextrole) store.staff.put(current);
  const session = openSession(context, current);
  return value({
    staff: staffView(current, retailer),
    staffid: staff.staffid,
    apitoken: session.token,
    apivalidfrom: iso(session.validfrom),
    apivalidto: iso(session.validto),
    apiduration: TOKEN_LIFETIME_SECONDS,
    token: '',
    brandedstores: retailer.brandedstores,
    advertisements: retailer.advertisements,
  });
});

const answerLogout = handle(logout, rights.anyone, ({ store, session, now, hub, afterwards }, { staffid }) => {
  if (staffid !== session.staffid) return refuse('Only your own session can be ended.');
  store.sessions.put({ ...session, endedat: now });
  afterwards(() => hub.endSession(session.token));
  return success;
});

const answerGetSettings = handle(getSettings, rights.anyone, (context) => {
  const settings = context.store.settings.get(context.retailer.retailerid);
  return settings ? value({ settings: settingsView(context, settings) }) : nothing;
});

const answerValidateOverride = handle(
  validateOverride,
  rights.readOrdering,
  ({ store, retailer, staff, passwordThrottle }, _query, { key, password, retailerid }) => {
    const settings = store.settings.get(retailer.retailerid);
    if (!settings || retailerid !== retailer.retailerid) {
      return refuse('No override password is set.', RESULT.exception);
    }
    const fits = () => verifyPassword(password, settings.overrides[key]);
    const whose = `${key} of ${retailer.retailerid} by ${staff.username}`;
    return passwordThrottle.override(whose, fits) ? success : refuse('Incorrect password.');
  },
);

export const sessionCalls = [answerLogin, answerLogout, answerGetSettings, answerValidateOverride];

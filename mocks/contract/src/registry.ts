import type { Call } from './call.ts';
import * as autoRegrets from './calls/autoRegrets.ts';
import * as baskets from './calls/baskets.ts';
import * as generics from './calls/generics.ts';
import * as groupSending from './calls/groupSending.ts';
import * as history from './calls/history.ts';
import * as keywords from './calls/keywords.ts';
import * as medicalAid from './calls/medicalAid.ts';
import * as messaging from './calls/messaging.ts';
import * as notifications from './calls/notifications.ts';
import * as orders from './calls/orders.ts';
import * as pharmacies from './calls/pharmacies.ts';
import * as productHistory from './calls/productHistory.ts';
import * as products from './calls/products.ts';
import * as promotionImage from './calls/promotionImage.ts';
import * as promotions from './calls/promotions.ts';
import * as regrets from './calls/regrets.ts';
import * as reports from './calls/reports.ts';
import * as roles from './calls/roles.ts';
import * as sending from './calls/sending.ts';
import * as session from './calls/session.ts';
import * as settings from './calls/settings.ts';
import * as staff from './calls/staff.ts';
import * as supplierMessages from './calls/supplierMessages.ts';
import * as support from './calls/support.ts';
import * as tickets from './calls/tickets.ts';
import * as uploads from './calls/uploads.ts';
import * as versions from './calls/versions.ts';

const isCall = (value: unknown): value is Call => typeof value === 'object' && value !== null && 'codeField' in value;

/** Every call of the contract, by name: for servers, documents and tests. Clients import the calls they make. */
export const registry: ReadonlyMap<string, Call> = new Map(
  [
    settings,
    roles,
    staff,
    pharmacies,
    versions,
    autoRegrets,
    session,
    regrets,
    productHistory,
    notifications,
    products,
    generics,
    keywords,
    medicalAid,
    promotionImage,
    orders,
    sending,
    support,
    history,
    groupSending,
    promotions,
    reports,
    messaging,
    supplierMessages,
    tickets,
    baskets,
    uploads,
  ]
    .flatMap((area) => Object.values(area) as unknown[])
    .filter(isCall)
    .map((call) => [call.name, call]),
);

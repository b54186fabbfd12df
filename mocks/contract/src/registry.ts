import type { Call } from './call.ts';
import * as groupSending from './calls/groups/groupSending.ts';
import * as pharmacies from './calls/groups/pharmacies.ts';
import * as messaging from './calls/messages/messaging.ts';
import * as notifications from './calls/messages/notifications.ts';
import * as supplierMessages from './calls/messages/supplierMessages.ts';
import * as support from './calls/messages/support.ts';
import * as tickets from './calls/messages/tickets.ts';
import * as baskets from './calls/orders/baskets.ts';
import * as orders from './calls/orders/orders.ts';
import * as sending from './calls/orders/sending.ts';
import * as uploads from './calls/orders/uploads.ts';
import * as generics from './calls/products/generics.ts';
import * as keywords from './calls/products/keywords.ts';
import * as medicalAid from './calls/products/medicalAid.ts';
import * as productHistory from './calls/products/productHistory.ts';
import * as products from './calls/products/products.ts';
import * as promotionImage from './calls/promotions/promotionImage.ts';
import * as promotions from './calls/promotions/promotions.ts';
import * as reports from './calls/reports/reports.ts';
import * as history from './calls/responses/history.ts';
import * as regrets from './calls/responses/regrets.ts';
import * as session from './calls/session/session.ts';
import * as versions from './calls/session/versions.ts';
import * as autoRegrets from './calls/settings/autoRegrets.ts';
import * as roles from './calls/settings/roles.ts';
import * as settings from './calls/settings/settings.ts';
import * as staff from './calls/settings/staff.ts';

const isCall = (value: unknown): value is Call => typeof value === 'object' && value !== null && 'codeField' in value;

/** Every call of the contract by name, for servers, documents and tests. Clients import single calls. */
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

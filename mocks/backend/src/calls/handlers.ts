import type { Handler } from '../http/handle.ts';
import { groupSendingCalls } from './groups/groupSending.ts';
import { pharmacyCalls } from './groups/pharmacies.ts';
import { messagingCalls } from './messages/messaging.ts';
import { notificationCalls } from './messages/notifications.ts';
import { supplierMessageCalls } from './messages/supplierMessages.ts';
import { supportCalls } from './messages/support.ts';
import { ticketCalls } from './messages/tickets.ts';
import { basketCalls } from './orders/baskets.ts';
import { itemCalls } from './orders/items.ts';
import { lockCalls } from './orders/locks.ts';
import { orderCalls } from './orders/orders.ts';
import { sendingCalls } from './orders/sending.ts';
import { uploadCalls } from './orders/uploads.ts';
import { genericCalls } from './products/generics.ts';
import { keywordCalls } from './products/keywords.ts';
import { medicalAidCalls } from './products/medicalAid.ts';
import { productHistoryCalls } from './products/productHistory.ts';
import { productCalls } from './products/products.ts';
import { answerSupplierPrices } from './products/supplierPrices.ts';
import { promotionImageCalls } from './promotions/promotionImage.ts';
import { promotionCalls } from './promotions/promotions.ts';
import { reportCalls } from './reports/reports.ts';
import { historyCalls } from './responses/history.ts';
import { regretCalls } from './responses/regrets.ts';
import { responseCalls } from './responses/responses.ts';
import { sessionCalls } from './session/session.ts';
import { versionCalls } from './session/versions.ts';
import { autoRegretCalls } from './settings/autoRegrets.ts';
import { roleCalls } from './settings/roles.ts';
import { settingsCalls } from './settings/settings.ts';
import { staffCalls } from './settings/staff.ts';

/** Every call of the contract with its handler. Shapes of one path are ordered most specific first. */
export const handlers: readonly Handler[] = [
  ...sessionCalls,
  ...settingsCalls,
  ...roleCalls,
  ...staffCalls,
  ...pharmacyCalls,
  ...versionCalls,
  ...autoRegretCalls,
  ...notificationCalls,
  ...productCalls,
  ...regretCalls,
  ...productHistoryCalls,
  ...genericCalls,
  ...keywordCalls,
  ...medicalAidCalls,
  ...promotionImageCalls,
  answerSupplierPrices,
  ...orderCalls,
  ...lockCalls,
  ...itemCalls,
  ...sendingCalls,
  ...responseCalls,
  ...historyCalls,
  ...groupSendingCalls,
  ...basketCalls,
  ...uploadCalls,
  ...promotionCalls,
  ...reportCalls,
  ...supportCalls,
  ...ticketCalls,
  ...supplierMessageCalls,
  ...messagingCalls,
];

import type { Method } from './call.ts';

/** A method and path of section 7, and the documents that contain it. Several shapes of a call are one pair. */
export interface SpecifiedCall {
  readonly method: Method;
  readonly path: string;
  /** '000', '001', '002'. */
  readonly documents: readonly string[];
}

const TABLE = `
POST /api/auth/validate/override 000 001 002
PUT /api/ClientOrder/basket/create 002
POST /api/ClientOrder/basket/lastorderedwarning/products/unsent/get 002
POST /api/ClientOrder/basket/products/import 002
PUT /api/ClientOrder/create 000 001 002
PUT /api/ClientOrder/create/additems 002
DELETE /api/ClientOrder/delete 000 001 002
POST /api/ClientOrder/frombasket/create 002
GET /api/ClientOrder/get 001
DELETE /api/ClientOrder/go/delete 000 002
POST /api/ClientOrder/go/history/get 002
GET /api/ClientOrder/go/lastorderedwarning/products/sent/get 001
GET /api/ClientOrder/go/lastorderedwarning/products/unsent/get 001
POST /api/ClientOrder/go/unsent/get 001 002
GET /api/ClientOrder/history/get 002
PUT /api/ClientOrder/items/add 001
DELETE /api/ClientOrder/items/delete 001
PUT /api/ClientOrder/items/update 001
GET /api/ClientOrder/lastorderedwarning/products/unsent/get 001
GET /api/ClientOrder/lockstate/get 002
PUT /api/ClientOrder/lockstate/orderstatus/update 000 001 002
PUT /api/ClientOrder/orderstatus/update 002
GET /api/ClientOrder/product/history/get 001 002
GET /api/ClientOrder/product/history/regretslider/get 001
GET /api/ClientOrder/product/invoice/history/get 001 002
PUT /api/ClientOrder/regrets/delete 001
POST /api/ClientOrder/regrets/reorder 001
GET /api/ClientOrder/unsent/getall 001 002
GET /api/ClientOrder/unsent/ordervalue/bysupplier/getall 001
PUT /api/ClientOrder/update 000 001 002
GET /api/CommOrder/getall 002
GET /api/CommOrder/go/get 002
PUT /api/CommOrder/update/status 002
PUT /api/Keyword/add 001
PUT /api/Keyword/delete 001
GET /api/Keyword/get 001
GET /api/LocalCreditor 001 002
PUT /api/Login/logout 000 002
PUT /api/Login/staff/add 000
DELETE /api/Login/staff/delete 000
GET /api/Login/staff/get 000
POST /api/Login/staff/list/get 000
PUT /api/Login/staff/update 000
POST /api/Login/verify 000
GET /api/MedicalAidInfo/get 001
DELETE /api/Notification/delete 000 002
POST /api/Notification/group/send 000
GET /api/Notification/history/get 000
POST /api/Notification/table/delete 000 002
POST /api/Order/createserverorder/v2 002
POST /api/Order/go/createserverorder 002
PUT /api/OrderResponse/all/read/update 002
GET /api/OrderResponse/details/get 002
GET /api/OrderResponse/filtered/get 002
POST /api/OrderResponse/go/filtered/get 002
POST /api/OrderRetailerManagement/go/clientorder/assign 000 001
GET /api/OrderRetailerManagement/go/clientorder/get 000
GET /api/Product/favourite/list/get 001
PUT /api/Product/favourite/update 001
POST /api/Product/go/regretted/list/get 001
GET /api/Product/list/generics/get 001
GET /api/Product/list/genericstab/generics/get 001
GET /api/Product/list/genericstab/get 001
GET /api/Product/list/get 001
POST /api/Product/regretted/list/get 001
GET /api/ProductInfo/list/get 001
GET /api/Promotion/filtered/list 002
GET /api/Promotion/image/base64/get 001 002
GET /api/Report/get 002
GET /api/Settings/get 000
PUT /api/Settings/update 000 001 002
GET /api/Support/staff/get 002
POST /api/Support/ticket/agent/submit 002
GET /api/Support/ticket/details/get 002
GET /api/Support/ticket/list/get 002
PUT /api/Support/ticket/read/all/update 002
POST /api/Support/ticket/response 002
POST /api/Support/ticket/submit 001 002
GET /api/UserPharmacyManagement/assignment/get 000 001
PUT /api/UserPharmacyManagement/assignment/update 000
DELETE /api/UserRoleManagement/role/delete 000
POST /api/UserRoleManagement/role/post 000
PUT /api/UserRoleManagement/role/update 000
GET /api/UserRoleManagement/roles/get 000
GET /api/VersionControl/versions/get 000
PUT /api/Wholesaler/autoregret/update 000
GET /api/Wholesaler/conversation/details/get 002
GET /api/Wholesaler/conversations/get 002
GET /api/Wholesaler/get 000 001 002
POST /api/Wholesaler/message/submit 002
PUT /api/Wholesaler/messages/read/all/update 002
GET /api/Wholesaler/messagingcentre/get 002
PUT /api/Wholesaler/update 002
GET /api/WholesalerProduct/list/get 001
PUT /messaging/conversation/message/isread/update 002
POST /messaging/conversation/message/post 002
GET /messaging/conversation/messages/get 002
GET /messaging/conversation/paginated/get 002
POST /messaging/conversation/post 002
POST /notification/post 002
`;

/** All calls of section 7 of the three documents; a missing leading slash is added. */
export const specifiedCalls: readonly SpecifiedCall[] = TABLE.trim()
  .split('\n')
  .map((line) => {
    const [method = '', path = '', ...documents] = line.split(' ');
    return { method: method as Method, path, documents };
  });

/** Listed pairs that are not implemented yet, as 'GET /api/Report/get'. */
export const pendingCalls: readonly string[] = [];

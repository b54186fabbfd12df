import type * as contract from '@mortar/contract';

/** Meaning of the table's letters: the error text. */
export const REFUSALS: Record<string, RegExp> = {
  O: /^Cannot access Ordering due to lack of permissions\.$/,
  U: /^You do not have permissions to update orders\.$/,
  C: /^You do not have permissions to create new orders\.$/,
  S: /^You do not have permissions to send orders\.$/,
  T: /^Cannot access Settings due to lack of permissions\.$/,
  M: /^Cannot access Messaging due to lack of permissions\.$/,
  R: /^Cannot access Reports due to lack of permissions\.$/,
  r: /^You do not have permissions to view reports$/,
  P: /^Cannot access Promotions due to lack of permissions\.$/,
  D: /^You do not have permissions to delete notifications\.$/,
  H: /^Nobody gives or takes a right that they do not have\.$/,
  1: /^Only the administrator can change the administrator\.$/,
  W: /^Somebody who has a right that you do not have is given a password by others\.$/,
  G: /^Only a group profile may ask this\.$/,
  g: /^[A-Z][\w ]+ is not available for group profiles\.$/,
  a: /^Cannot access [A-Z][\w ]+ due to profile not being fully activated, we'll notify you when you're all set up\.$/,
};

type Contract = typeof contract;
/** Every call of the contract by its export name. */
export type CallName = {
  [Name in keyof Contract]: Contract[Name] extends { readonly codeField: string; readonly path: string } ? Name : never;
}[keyof Contract];

/**
 * Every call of the contract × every user of `PEOPLE`: `+` done, `.` nothing found, `#` locked, a letter for an error.
 * Each user calls with data of their own pharmacy, or of 1001 if they have none. The columns:
 * - 1001: administrator, buyer, viewer (read only), branded store
 * - 1001, everything but: ordering page, reports page, shop, messaging, settings, reading reports, reading orders,
 *   updating, updating and creating, sending; and a user without rights
 * - 1003, not activated: the administrator
 * - 2000, the group: administrator, buyer with all pharmacies, buyer for one of them, a user without rights
 * - 1002, another pharmacy: a user with every right who calls with data of 1001
 *
 * `people-table.ts` covers who may change whom and what they may grant; `reach.test.ts` which calls a group makes for
 * its pharmacies.
 *
 * Without a token every call but the anonymous ones gives code 4, and another retailerid is refused: the contract suite
 * checks each call.
 */
export const TABLE = {
  '#+++ +++++++++++ + ++++ +': ['login'],
  '++++ +++++++++++ + ++++ +': ['getSettings', 'listVersions', 'logout', 'sendGroupNotification'],
  '++++ +++++++++++ . ++++ .': ['notificationHistory'],
  '++++ ++++++++++M a +++M +': ['listMessagingSuppliers'],
  '++++ ++++++++++M a +++M .': ['getResponseDetails', 'listResponses'],
  '++++ ++++++++++O + +++O +': ['getCreditUsage', 'listSuppliers'],
  '++++ ++++++++++P a +++P +': ['getPromotionImage'],
  '++++ ++++++++++P a +++P .': ['getInvoiceHistory'],
  '++++ O+++++O+++O a +++O +': [
    'getMedicalAidInfo',
    'getProductInfo',
    'listActiveIngredients',
    'listGenerics',
    'listGenericsOfIngredient',
    'listKeywords',
    'listProducts',
    'listSupplierPrices',
    'validateOverride',
  ],
  '++++ O+++++O+++O a +++O .': [
    'getOrder',
    'getOrderHistory',
    'getOrderLock',
    'getRegretSlider',
    'listBasketDuplicates',
    'listOrderHistory',
    'listProductHistoryOfDays',
    'listProductHistoryOfYear',
    'listRegrets',
    'listSupplierHistory',
    'listUnsentOfProduct',
    'listUnsentOrders',
    'listUnsentValues',
    'updateOrderLock',
  ],
  '++++ O+++++O+++O a ...O .': ['listCommOrders', 'listFavourites'],
  '++C+ C+++++++C+C a +++C +': ['createBasket', 'createOrder'],
  '++C+ C+++++++C+C a +++C .': ['createOrderFromBasket'],
  '++C+ C+++++++C+C a gggC +': ['importOrder'],
  '++D+ ++++++++++D . +++D .': ['deleteNotification', 'deleteNotifications'],
  '++M+ ++++++++++M a +++M +': ['markResponsesRead'],
  '++MM +++M++++++M a gMMM +': [
    'listSupportStaff',
    'markSupplierMessagesRead',
    'markTicketsRead',
    'postConversation',
    'pushNotification',
    'submitSupplierMessage',
    'submitTicket',
  ],
  '++MM +++M++++++M a gMMM .': [
    'getSupplierConversation',
    'getTicket',
    'listConversations',
    'listMessages',
    'listSupplierConversations',
    'listTickets',
    'markMessagesRead',
    'postMessage',
    'respondToTicket',
  ],
  '++S+ S++++++++SS a +++S .': ['updateCommOrderStatus'],
  '++S+ S++++++++SS a ...S .': ['sendOrders'],
  '++T+ ++++++++++T + +++T +': ['updateOrderingSettings'],
  '++TT ++++T+++++T + ++TT +': [
    'getStaff',
    'listRoles',
    'listStaff',
    'requestCreditor',
    'updateApplicationSettings',
    'updateAutoRegrets',
    'updateCountry',
    'updateOrderSettings',
    'updateOverridePassword',
    'updateRegretSettings',
    'updateSupplier',
  ],
  '++TT ++++T+H+++T + ++TT +': ['addRole'],
  '++TT H++HT+HHHHT + ++TT +': ['addStaff'],
  '++TT ++++T+++++T . ++TT .': ['updateStaff'],
  '++TT H+++T+H+++T . ++TT .': ['deleteStaff'],
  '++TT H+++T+H+H+T . ++TT .': ['deleteRole'],
  '++TT H+++T+++H+T . ++TT .': ['updateRole'],
  '++TT W+++T+W+++T . ++TT .': ['resetStaffPassword'],
  '+1TT 1111T11111T + +1TT +': ['updateInitialLogin'],
  '++U+ U+++++++++U a +++U .': ['updateOrderStatus'],
  '++U+ U+++++++U+U a +++U +': ['addKeyword', 'submitIncorrectLink', 'updateFavourite'],
  '++U+ U+++++++U+U a +++U .': ['deleteRegrets', 'importBasket'],
  '++U+ U+++++++U+U a ...U .': ['deleteKeyword'],
  '++UU U++++++UU+U a +++U .': [
    'addOrderItem',
    'deleteOrder',
    'deleteOrderItem',
    'describeOrder',
    'reorderRegrets',
    'updateOrderItem',
  ],
  '+PP+ ++P+++++++P a gPPP +': ['listPromotions'],
  '+PP+ ++P+++++C+P a gPPP +': ['createPromotionOrder'],
  '+RRR +R+++r++++R a gRRR +': ['listReports'],
  '.... ........... . ++TT .': ['getPharmacyAssignment'],
  '..TT ....T.....T . ++TT .': ['updatePharmacyAssignment'],
  'GGGG OGGGGGOGGGO G +++O G': [
    'getGroupHistory',
    'getOrderRetailers',
    'listGroupCommOrders',
    'listGroupHistory',
    'listGroupRegrets',
    'listGroupResponses',
    'listGroupSentOfProduct',
    'listGroupUnsentOfProduct',
    'listGroupUnsentOrders',
  ],
  'GGSG SGGGGGGGGSS G +++S G': ['sendGroupOrders'],
  'GGUG UGGGGGGGGGU G +++U G': ['deleteGroupOrder'],
  'GGUG UGGGGGGGUGU G +++U G': ['assignOrderRetailers'],
} as const satisfies Record<string, readonly CallName[]>;

type Decided = (typeof TABLE)[keyof typeof TABLE][number];
/** Lists undecided calls: the table does not compile while there are any. */
type Undecided = Exclude<CallName, Decided>;
export const isComplete: [Undecided] extends [never] ? true : Undecided = true;

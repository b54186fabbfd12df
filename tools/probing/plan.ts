import {
  type AnswerOf,
  type Call,
  getCreditUsage,
  getGroupHistory,
  getInvoiceHistory,
  getMedicalAidInfo,
  getOrder,
  getOrderHistory,
  getOrderLock,
  getOrderRetailers,
  getPharmacyAssignment,
  getProductInfo,
  getPromotionImage,
  getRegretSlider,
  getResponseDetails,
  getSettings,
  getStaff,
  getSupplierConversation,
  getTicket,
  listActiveIngredients,
  listBasketDuplicates,
  listCommOrders,
  listConversations,
  listFavourites,
  listGenerics,
  listGenericsOfIngredient,
  listGroupCommOrders,
  listGroupHistory,
  listGroupRegrets,
  listGroupResponses,
  listGroupSentOfProduct,
  listGroupUnsentOfProduct,
  listGroupUnsentOrders,
  listKeywords,
  listMessages,
  listMessagingSuppliers,
  listOrderHistory,
  listProductHistoryOfDays,
  listProductHistoryOfYear,
  listProducts,
  listPromotions,
  listRegrets,
  listReports,
  listResponses,
  listRoles,
  listStaff,
  listSupplierConversations,
  listSupplierHistory,
  listSupplierPrices,
  listSuppliers,
  listSupportStaff,
  listTickets,
  listUnsentOfProduct,
  listUnsentOrders,
  listUnsentValues,
  listVersions,
  type login,
  notificationHistory,
  type QueryOf,
  SUPPLIER_SENDER,
} from '@mortar/contract';

type Staff = AnswerOf<typeof login>['staff'];

/** What was found on the way, which later calls ask about. */
export interface Found {
  staff: Staff;
  product?: { code: string; nappi: string } | undefined;
  supplier?: string | undefined;
  order?: number | undefined;
  sent?: number | undefined;
  response?: { orderid: number; identifier: string } | undefined;
  promotion?: { productcode: string; suppliercode: string } | undefined;
  ticket?: number | undefined;
  /** Somebody at the other end, and what was written with them. */
  partner?: string | undefined;
  talk?: number | undefined;
  conversation?: number | undefined;
  /** Pharmacies of a group that the person works for. */
  pharmacies?: readonly number[] | undefined;
}

/** What a call is asked with. */
export interface Asked {
  query?: object;
  body?: object;
}

/** One call that reads, and what it needs. */
export interface Step {
  call: Call;
  /** What has to be found before it can be asked, in words: 'a product'. */
  needs: string;
  /** @returns what it is asked with; null where what it needs was not found */
  asked(found: Found): Asked | null;
  /** Keeps what later calls ask about. */
  note(found: Found, answer: unknown): void;
}

/** @param note what of its answer later calls ask about */
function step<C extends Call>(
  call: C,
  asked: (found: Found) => Asked | null,
  { needs = '', note }: { needs?: string; note?: (found: Found, answer: AnswerOf<C>) => void } = {},
): Step {
  return { call, needs, asked, note: (found, answer) => note?.(found, answer as AnswerOf<C>) };
}

const always =
  (asked: Asked = {}) =>
  () =>
    asked;
const SCHEDULES = 'N,NM,0,1,2,3,4,5,6,7';
const SEARCH: QueryOf<typeof listProducts> = {
  ...{ filter: 'Description', sortby: 'Frequently', value: 'a', searchtype: 'Containing' },
  ...{ wholesalercode: '', adid: 0, productschedules: SCHEDULES },
};
const REGRETS = {
  ...{ description: '', startdate: '', enddate: '', wholesalercode: '', regretprocessed: false },
  ...{ datefilter: 'All', sortby: 'Date' },
};

const ofProduct =
  <Extra extends object>(extra?: (found: Found) => Extra | null) =>
  (found: Found): Asked | null => {
    if (!found.product) return null;
    const more = extra ? extra(found) : {};
    return more && { query: { productcode: found.product.code, ...more } };
  };
const orderOf = ({ order }: Found) => (order === undefined ? null : { orderid: order });
const inGroup = (asked: (pharmacies: readonly number[], found: Found) => Asked | null) => (found: Found) =>
  found.staff.grouporderingenabled && found.pharmacies?.length ? asked(found.pharmacies, found) : null;

/** What groups do not have: reports, promotions, messages (002 §6). */
const alone = (asked: (found: Found) => Asked | null) => (found: Found) =>
  found.staff.grouporderingenabled ? null : asked(found);
const ALONE = { needs: 'a pharmacy on its own' };

const PRODUCT = { needs: 'a product' };
const ORDER = { needs: 'an unsent order' };
const GROUP = { needs: 'a group with pharmacies' };

/**
 * Every call of the contract that reads and changes nothing, in an order in which each finds what the next asks about
 * (002 §7). An unread count would mark what was written as read, so it is 0.
 */
export const READS: readonly Step[] = [
  step(listVersions, always()),
  step(getSettings, always({ query: { page: 'ordering' } })),
  step(listRoles, always()),
  step(listStaff, always()),
  step(getStaff, ({ staff }) => ({ query: { username: staff.username } })),
  step(
    getPharmacyAssignment,
    ({ staff }) =>
      staff.grouporderingenabled
        ? {
            query: {
              groupretailerid: staff.retailerid,
              ...{ staffid: staff.staffid, issuperuser: staff.role.issuperuser },
            },
          }
        : null,
    {
      needs: 'a group',
      note(found, { assignedpharmacies }) {
        const assigned = assignedpharmacies.filter(({ isassigned }) => isassigned);
        found.pharmacies = assigned.map(({ retailerid }) => retailerid);
      },
    },
  ),
  step(notificationHistory, always()),
  step(listReports, alone(always()), ALONE),

  step(listProducts, always({ query: SEARCH }), {
    note(found, { products: [first] }) {
      found.product = first && { code: first.productcode, nappi: first.nappicode };
    },
  }),
  step(getProductInfo, ofProduct(), PRODUCT),
  step(
    listSupplierPrices,
    ofProduct(() => ({ supplierrule: '0', adid: 0, lockpreferred: false })),
    PRODUCT,
  ),
  step(listGenerics, ({ product }) => (product && { query: { nappi: product.nappi } }) || null, PRODUCT),
  step(listActiveIngredients, always({ query: { filter: 'ActiveIngredient', value: 'a' } })),
  step(listGenericsOfIngredient, ({ product }) => (product && { query: { nappi: product.nappi } }) || null, PRODUCT),
  step(listFavourites, always({ query: { filter: 'Description', value: '', searchtype: 'Containing' } })),
  step(listKeywords, ofProduct(), PRODUCT),
  step(
    getMedicalAidInfo,
    ({ product }) => (product && { query: { nappicode: product.nappi.slice(0, -3) } }) || null,
    PRODUCT,
  ),
  step(getInvoiceHistory, ofProduct(), PRODUCT),
  step(
    getRegretSlider,
    ofProduct(() => ({ lastdays: 14 })),
    PRODUCT,
  ),
  step(
    listProductHistoryOfDays,
    ofProduct(() => ({ lastdays: 14 })),
    PRODUCT,
  ),
  step(
    listProductHistoryOfYear,
    ofProduct(() => ({ filter: 'LastYear' })),
    PRODUCT,
  ),

  step(listSuppliers, always({ query: { wholesalername: '' } }), {
    note(found, { wholesalers: [first] }) {
      found.supplier = first?.wholesalercode;
    },
  }),
  step(getCreditUsage, ({ supplier }) => (supplier && { query: { suppliercode: supplier } }) || null, {
    needs: 'a supplier',
  }),
  step(
    listSupplierHistory,
    ({ supplier }) => (supplier && { query: { wholesalercode: supplier, lastdays: 30 } }) || null,
    { needs: 'a supplier' },
  ),

  step(listUnsentOrders, always({ query: {} }), {
    note(found, { clientorders: [first] }) {
      found.order = first?.orderid;
    },
  }),
  step(listUnsentValues, always()),
  step(
    getOrder,
    (found) => {
      const query = orderOf(found);
      return query && { query };
    },
    ORDER,
  ),
  step(
    getOrderLock,
    (found) => {
      const query = orderOf(found);
      return query && { query };
    },
    ORDER,
  ),
  step(
    getOrderHistory,
    (found) => {
      const query = orderOf(found);
      return query && { query };
    },
    ORDER,
  ),
  step(
    listCommOrders,
    (found) => {
      const query = orderOf(found);
      return query && { query: { ...query, computername: '' } };
    },
    ORDER,
  ),
  step(listUnsentOfProduct, ofProduct(orderOf), { needs: 'a product and an unsent order' }),
  step(
    listBasketDuplicates,
    ({ product, order, staff }) =>
      product && order !== undefined
        ? { body: { productcodes: [product.code], retailerid: staff.retailerid, orderid: order } }
        : null,
    { needs: 'a product and an unsent order' },
  ),

  step(listOrderHistory, always({ query: { datefilter: 'Last 3 Months' } })),
  step(listResponses, always({ query: { search: '', filter: 'All' } }), {
    note(found, { responses: [first] }) {
      found.response = first && { orderid: first.orderid, identifier: '' };
    },
  }),
  step(getResponseDetails, ({ response }) => (response && { query: response }) || null, { needs: 'a response' }),
  step(listRegrets, always({ body: REGRETS })),

  step(listPromotions, alone(always({ query: { pagenum: 1, searchphrase: '', pagesize: 20 } })), {
    ...ALONE,
    note(found, { promotions: [first] }) {
      found.promotion = first && { productcode: first.productcode, suppliercode: first.suppliercode };
    },
  }),
  step(getPromotionImage, ({ promotion }) => (promotion && { query: promotion }) || null, {
    needs: 'a promotion',
  }),

  step(listSupportStaff, alone(always()), ALONE),
  step(
    listTickets,
    alone(({ staff: { bhf } }) => ({
      query: { bhf, filter: '0', search: '', pagerows: 50, pagenum: 1, ispaginated: true },
    })),
    {
      ...ALONE,
      note(found, { tickets: [first] }) {
        found.ticket = first?.ticketid;
      },
    },
  ),
  step(
    getTicket,
    ({ staff: { bhf }, ticket }) =>
      ticket === undefined ? null : { query: { bhf, ticketid: ticket, unreadmessagecount: 0 } },
    { needs: 'a ticket' },
  ),
  step(listMessagingSuppliers, alone(always()), {
    ...ALONE,
    note(found, { wholesalers: [first] }) {
      found.partner = first?.registeredhash;
    },
  }),
  step(
    listSupplierConversations,
    alone(({ staff: { bhf } }) => ({
      query: { bhf, registeredhash: '', search: '', pagerows: 50, pagenum: 1, ispaginated: true, messageid: '' },
    })),
    {
      ...ALONE,
      note(found, { conversations: [first] }) {
        found.talk = first?.messageid;
        found.partner = first?.registeredhash ?? found.partner;
      },
    },
  ),
  step(
    getSupplierConversation,
    ({ staff: { bhf }, partner, talk }) =>
      partner === undefined || talk === undefined
        ? null
        : { query: { bhf, registeredhash: partner, messageid: talk, unreadmessagecount: 0 } },
    { needs: 'a conversation with a supplier' },
  ),
  step(
    listConversations,
    alone(({ staff: { retailerid } }) => ({
      query: {
        ...{ registeredHash: '', pageNum: 1, pageSize: 25, searchText: '', retailerID: retailerid },
        ...{ sender: SUPPLIER_SENDER, category: 'All', startDate: '', endDate: '' },
      },
    })),
    {
      ...ALONE,
      note(found, { conversations: [first] }) {
        found.conversation = first?.convID;
      },
    },
  ),
  step(listMessages, ({ conversation }) => (conversation === undefined ? null : { query: { convID: conversation } }), {
    needs: 'a conversation',
  }),

  step(
    listGroupUnsentOrders,
    inGroup((retailerids, { staff }) => ({ body: { groupretailerid: staff.retailerid, retailerids } })),
    GROUP,
  ),
  step(
    getOrderRetailers,
    inGroup((_, found) => {
      const query = orderOf(found);
      return query && { query };
    }),
    { needs: 'an unsent order of a group' },
  ),
  step(
    listGroupCommOrders,
    inGroup((_, { staff, order }) =>
      order === undefined
        ? null
        : { query: { baseorderid: order, computername: '', groupretailerid: staff.retailerid } },
    ),
    { needs: 'an unsent order of a group' },
  ),
  step(
    listGroupHistory,
    inGroup((retailerids, { staff }) => ({
      body: { groupretailerid: staff.retailerid, retailerids, datefilter: 'Last 3 Months' },
    })),
    {
      ...GROUP,
      note(found, { clientorders: [first] }) {
        found.sent = first?.orderid;
      },
    },
  ),
  step(
    getGroupHistory,
    inGroup((_, { staff, sent }) =>
      sent === undefined ? null : { body: { groupretailerid: staff.retailerid, orderid: sent } },
    ),
    { needs: 'a sent order of a group' },
  ),
  step(
    listGroupResponses,
    inGroup((retailerids, { staff }) => ({
      body: { groupretailerid: staff.retailerid, retailerids, search: '', filter: 'All' },
    })),
    GROUP,
  ),
  step(
    listGroupRegrets,
    inGroup((retailerids, { staff }) => ({ body: { ...REGRETS, groupretailerid: staff.retailerid, retailerids } })),
    GROUP,
  ),
  step(
    listGroupUnsentOfProduct,
    inGroup((_, found) => ofProduct(orderOf)(found)),
    {
      needs: 'a product and an unsent order of a group',
    },
  ),
  step(
    listGroupSentOfProduct,
    inGroup((_, found) => ofProduct()(found)),
    {
      needs: 'a product, in a group',
    },
  ),
];

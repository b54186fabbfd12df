import * as z from 'zod/mini';
import { type CollectionName, getKey, type Rows } from './store.ts';

const text = z.string();
const number = z.number();
const integer = z.int();
const flag = z.boolean();
const nullable = z.nullable(number);
const hash = z.object({ salt: text, hash: text });
const role = z.looseObject({ roleid: integer, rolename: text, rolepermissions: z.looseObject({}) });
const lock = z.object({
  staffid: integer,
  staffname: text,
  computername: text,
  token: text,
  since: z.optional(number),
});

const sentLine = z.object({
  orderitemid: integer,
  productid: integer,
  supplierpriceid: integer,
  productdescription: text,
  supplierproductcode: text,
  staffname: text,
  regretdescription: text,
  orderedquantity: number,
  orderedpricecents: number,
  bonusquantity: number,
  suppliedquantity: number,
  invoicedpricecents: number,
  invoicenumber: text,
});

/** Requires shapes to match the row types: renaming a field in only one place does not compile. */
function heldBy<S extends Record<CollectionName, z.ZodMiniType>>(
  shapes: S & { [Name in CollectionName]: Rows[Name] extends z.output<S[Name]> ? unknown : never },
): S {
  return shapes;
}

/**
 * Minimum content of a stored row, so that later reads do not fail. Omits fields added in later versions; extra fields
 * are kept.
 */
const rowShapes = heldBy({
  retailers: z.object({
    retailerid: integer,
    retailername: text,
    bhf: text,
    assigned: z.array(integer),
    grouporderingenabled: flag,
    brandedstoreenabled: flag,
    advertisementsenabled: flag,
    profileactivated: flag,
    address: z.object({ street: text, suburb: text, city: text, areacode: text }),
    brandedstores: z.array(z.looseObject({})),
    advertisements: z.array(text),
  }),
  staff: z.object({
    staffid: integer,
    retailerid: integer,
    username: text,
    title: text,
    name: text,
    surname: text,
    emailaddress: text,
    mobilenumber: text,
    idnumber: text,
    dob: text,
    image: text,
    initiallogin: flag,
    role,
    password: hash,
  }),
  sessions: z.object({
    token: text,
    retailerid: integer,
    staffid: integer,
    username: text,
    validfrom: number,
    validto: number,
    endedat: nullable,
  }),
  settings: z.object({ retailerid: integer, values: z.looseObject({}), overrides: z.record(text, hash) }),
  terms: z.object({
    retailerid: integer,
    suppliercode: text,
    accountnumbers: z.array(text),
    preference: number,
    minimumordercents: number,
    creditlimitcents: number,
    openingusagecents: number,
  }),
  orders: z.object({
    orderid: integer,
    retailerid: integer,
    ordernumber: text,
    name: text,
    description: text,
    isbasket: flag,
    statusdescription: text,
    createdat: number,
    staffid: integer,
    staffname: text,
    computername: text,
    lock: z.nullable(lock),
    createddatetime: text,
    saved: flag,
  }),
  items: z.object({
    orderitemid: integer,
    orderid: integer,
    retailerid: integer,
    productid: integer,
    productcode: text,
    productdescription: text,
    supplierpriceid: integer,
    suppliercode: text,
    suppliername: text,
    supplierproductcode: text,
    creditorid: integer,
    accountnumber: text,
    orderedquantity: number,
    orderedpricecents: number,
    bonusquantity: number,
    supplierquantity: number,
    supplierbonusquantity: number,
    itemnumber: number,
    staffname: text,
    addedat: number,
    sentorderid: nullable,
    sentfor: z.optional(z.array(z.object({ retailerid: integer, orderid: integer }))),
  }),
  sentOrders: z.object({
    orderid: integer,
    ordernumber: text,
    retailerid: integer,
    suppliercode: text,
    suppliername: text,
    staffname: text,
    sentat: number,
    dueat: number,
    answeredat: nullable,
    lines: z.array(sentLine),
  }),
  notifications: z.object({
    retailerid: integer,
    group: text,
    identifier: text,
    secondaryidentifier: text,
    title: text,
    body: text,
    icon: text,
    username: text,
    sentat: number,
  }),
  favourites: z.object({ retailerid: integer, productid: integer }),
  purchases: z.object({
    retailerid: integer,
    supplierpriceid: integer,
    productid: integer,
    at: number,
    quantity: number,
    regrettedat: nullable,
  }),
  tickets: z.object({
    ticketnumber: text,
    retailerid: integer,
    staffid: integer,
    subject: text,
    message: text,
    submittedat: number,
  }),
  ticketMessages: z.object({
    ticketmessageid: integer,
    ticketnumber: text,
    isclientsender: flag,
    staffmember: text,
    message: text,
    sentat: number,
    isread: flag,
  }),
  conversations: z.object({
    convID: integer,
    retailerid: integer,
    suppliercode: text,
    subject: text,
    category: text,
    startedat: number,
  }),
  messages: z.object({
    convMessageID: integer,
    convID: integer,
    message: text,
    sender: text,
    sentat: number,
    isread: flag,
  }),
  roles: role,
  orderRetailers: z.object({ orderid: integer, retailerids: z.array(integer) }),
  keywords: z.object({ retailerid: integer, productcode: text, keyword: text }),
  regrets: z.object({
    orderitemid: integer,
    oldorderid: integer,
    retailerid: integer,
    productid: integer,
    productcode: text,
    productdescription: text,
    suppliercode: text,
    wholesalername: text,
    creditorid: integer,
    supplierpriceid: integer,
    supplierproductcode: text,
    regretquantity: number,
    orderedpricecents: number,
    bonusquantity: number,
    respondedat: number,
    processed: flag,
  }),
  versions: z.object({ softwarename: text, version: text, isactive: flag }),
  presence: z.object({ suppliercode: text, online: flag }),
  attendance: z.object({ matter: text, until: number }),
  counters: z.object({ name: text, value: integer }),
});

/** Returns the problem of a row stored under a key, readable; null for none. */
export function rowProblem(collection: string, key: string, value: unknown): string | null {
  if (!Object.hasOwn(rowShapes, collection)) return 'nothing of that kind is known here';
  const name = collection as CollectionName;
  const read = rowShapes[name].safeParse(value);
  if (!read.success) return z.prettifyError(read.error).replaceAll('\n', ' ');
  return getKey(name, value as Rows[CollectionName]) === key ? null : 'it stands under the key of another';
}

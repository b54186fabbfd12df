import type { Branding, MessageCategory, NotificationGroup, Role, Settings } from '@mortar/contract';

/** A pharmacy, or the head of a group of pharmacies. */
export interface RetailerRow {
  retailerid: number;
  retailername: string;
  bhf: string;
  grouporderingenabled: boolean;
  brandedstoreenabled: boolean;
  advertisementsenabled: boolean;
  profileactivated: boolean;
  /** The pharmacies of a group; empty for an independent. */
  assigned: number[];
  address: { street: string; suburb: string; city: string; areacode: string };
  brandedstores: Branding[];
  advertisements: string[];
}

export interface PasswordHash {
  salt: string;
  hash: string;
}

export interface StaffRow {
  staffid: number;
  retailerid: number;
  /** With its retailer: 'buyer@1001'. */
  username: string;
  title: string;
  name: string;
  surname: string;
  emailaddress: string;
  mobilenumber: string;
  idnumber: string;
  dob: string;
  gender?: string;
  image: string;
  initiallogin: boolean;
  /** As of the user's last login: changes apply at the next one (000 §6). */
  role: Role;
  /** The changed or newly assigned role since then. */
  nextrole?: Role;
  /** The pharmacies of the group that the user works for; all if absent (000 §5). */
  assigned?: number[];
  password: PasswordHash;
}

export interface SessionRow {
  token: string;
  retailerid: number;
  staffid: number;
  username: string;
  /** Milliseconds since 1970. */
  validfrom: number;
  validto: number;
  endedat: number | null;
}

export type OverrideKey =
  | 'ordering_MaximumQuantityPassword'
  | 'ordering_SelectSupplier_Password'
  | 'ordering_PPL_SubstitutionOverridePrompt_Password';

export interface SettingsRow {
  retailerid: number;
  values: Omit<Settings, 'lastOrderNumber'>;
  overrides: Record<OverrideKey, PasswordHash>;
}

/** A retailer's terms with a supplier. Money in cents. */
export interface TermsRow {
  retailerid: number;
  suppliercode: string;
  accountnumbers: string[];
  /** 1 is the first choice; 0 has no rank. */
  preference: number;
  /** Whether regrets of other suppliers may be ordered there automatically. */
  autoregretsenabled?: boolean;
  minimumordercents: number;
  /** 0: none set. */
  creditlimitcents: number;
  /** Used this month before this store's first order was sent. */
  openingusagecents: number;
  /** Last day of the account's month, 1 to 31. */
  closingday?: number;
  telephonenumber?: string;
  email?: string;
  retailprice?: string;
  additionalinfo?: string;
}

/** The session that has an order open; the lock ends with it. */
export interface OrderLock {
  staffid: number;
  staffname: string;
  computername: string;
  token: string;
  /** Start in ms; absent for locks stored by earlier versions. */
  since?: number | undefined;
}

export interface OrderRow {
  orderid: number;
  retailerid: number;
  ordernumber: string;
  name: string;
  description: string;
  isbasket: boolean;
  statusdescription: string;
  /** Milliseconds since 1970. */
  createdat: number;
  staffid: number;
  staffname: string;
  computername: string;
  lock: OrderLock | null;
  /** The creator's timestamp: together with the computer it identifies a repeated request. */
  createddatetime: string;
  /** False until first closed: until then its creator may edit it without the update right. */
  saved: boolean;
}

/** A line of an order. Money in cents, one unit, exclusive of VAT. */
export interface ItemRow {
  orderitemid: number;
  orderid: number;
  retailerid: number;
  productid: number;
  productcode: string;
  productdescription: string;
  supplierpriceid: number;
  suppliercode: string;
  suppliername: string;
  supplierproductcode: string;
  creditorid: number;
  accountnumber: string;
  orderedquantity: number;
  orderedpricecents: number;
  bonusquantity: number;
  supplierquantity: number;
  supplierbonusquantity: number;
  itemnumber: number;
  staffname: string;
  /** Milliseconds since 1970. */
  addedat: number;
  /** The sent order; null while unsent. */
  sentorderid: number | null;
  /** Pharmacies of a group for which it was sent, with their orders, while others still wait. */
  sentfor?: { retailerid: number; orderid: number }[];
}

/** A sent line; answered once `suppliedquantity` is set. Money in cents. */
export interface SentLine {
  orderitemid: number;
  productid: number;
  productdescription: string;
  supplierpriceid: number;
  supplierproductcode: string;
  orderedquantity: number;
  orderedpricecents: number;
  bonusquantity: number;
  staffname: string;
  suppliedquantity: number;
  invoicedpricecents: number;
  regretdescription: string;
  invoicenumber: string;
}

/** An order sent to one supplier. */
export interface SentOrderRow {
  orderid: number;
  ordernumber: string;
  retailerid: number;
  suppliercode: string;
  suppliername: string;
  staffname: string;
  /** The sender's computer; absent for past orders. */
  computername?: string;
  /** Milliseconds since 1970. */
  sentat: number;
  dueat: number;
  answeredat: number | null;
  lines: SentLine[];
}

export interface NotificationRow {
  retailerid: number;
  group: NotificationGroup;
  identifier: string;
  secondaryidentifier: string;
  title: string;
  body: string;
  icon: string;
  username: string;
  /** Milliseconds since 1970. */
  sentat: number;
}

export interface FavouriteRow {
  retailerid: number;
  productid: number;
}

/** When a supplier last invoiced a product to a retailer. */
export interface PurchaseRow {
  retailerid: number;
  supplierpriceid: number;
  productid: number;
  at: number;
  quantity: number;
  /** Time of the last regret; null for never. */
  regrettedat: number | null;
}

/** The pharmacies a group's order is for (001 §4, retailer assignment). */
export interface OrderRetailersRow {
  orderid: number;
  retailerids: number[];
}

/** A pharmacy's own search keyword of a product. */
export interface KeywordRow {
  retailerid: number;
  productcode: string;
  keyword: string;
}

/** A line not supplied that the pharmacy may order again. Money in cents. */
export interface RegretRow {
  /** Id of the sent line. */
  orderitemid: number;
  /** Id of the sent order. */
  oldorderid: number;
  retailerid: number;
  productid: number;
  productcode: string;
  productdescription: string;
  suppliercode: string;
  wholesalername: string;
  creditorid: number;
  supplierpriceid: number;
  supplierproductcode: string;
  regretquantity: number;
  orderedpricecents: number;
  bonusquantity: number;
  /** Milliseconds since 1970. */
  respondedat: number;
  /** Ordered again, and stored because the settings do not delete it. */
  processed: boolean;
}

/** A release of one of the vendor's programs. */
export interface VersionRow {
  softwarename: string;
  version: string;
  isactive: boolean;
}

export interface TicketRow {
  ticketnumber: string;
  retailerid: number;
  staffid: number;
  subject: string;
  message: string;
  submittedat: number;
  staffmember?: string;
  /** Category; not part of the calls' answers. */
  category?: MessageCategory;
  /** Assigned member of support; 0 for none. */
  supportid?: number;
  closed?: boolean;
}

/** A later message on a ticket. */
export interface TicketMessageRow {
  ticketmessageid: number;
  ticketnumber: string;
  isclientsender: boolean;
  staffmember: string;
  message: string;
  /** Milliseconds since 1970. */
  sentat: number;
  isread: boolean;
}

/** A conversation of a pharmacy with a supplier. */
export interface ConversationRow {
  convID: number;
  retailerid: number;
  suppliercode: string;
  subject: string;
  category: MessageCategory;
  /** Milliseconds since 1970. */
  startedat: number;
}

export interface MessageRow {
  convMessageID: number;
  convID: number;
  message: string;
  /** 'insights' for the supplier's messages. */
  sender: string;
  /** Milliseconds since 1970. */
  sentat: number;
  isread: boolean;
  /** When the supplier opened it, ms; absent for messages read in earlier versions. */
  readat?: number;
}

/** Whether a supplier is online, if ever changed. */
export interface PresenceRow {
  suppliercode: string;
  online: boolean;
}

/** A manually attended conversation or ticket, which the simulator does not answer. */
export interface AttendanceRow {
  /** 'conversation 12', 'ticket T000012'. */
  matter: string;
  /** Milliseconds since 1970. */
  until: number;
}

export interface CounterRow {
  name: string;
  value: number;
}

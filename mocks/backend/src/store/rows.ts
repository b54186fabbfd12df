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
  /** The pharmacies a group works for; empty for an independent. */
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
  /** As it was when the user last signed in: changes apply at the next login (000 §6). */
  role: Role;
  /** What the role became, or which other one was given, since then. */
  nextrole?: Role;
  /** The pharmacies of its group that the user works for; without it all of them (000 §5). */
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

/** What a retailer agreed with a supplier. Money in cents. */
export interface TermsRow {
  retailerid: number;
  suppliercode: string;
  accountnumbers: string[];
  /** 1 is asked first; 0 has no rank. */
  preference: number;
  /** May be asked for what another supplier regretted, without anybody ordering it there. */
  autoregretsenabled?: boolean;
  minimumordercents: number;
  /** 0: none set. */
  creditlimitcents: number;
  /** Used this month before the first order of this store was sent. */
  openingusagecents: number;
  /** The day the supplier's month ends on, 1 to 31. */
  closingday?: number;
  telephonenumber?: string;
  email?: string;
  retailprice?: string;
  additionalinfo?: string;
}

/** Who has an order open. It holds no longer than the session that took it. */
export interface OrderLock {
  staffid: number;
  staffname: string;
  computername: string;
  token: string;
  /** When it was taken, ms; orders that were open before this was kept do not know. */
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
  /** The moment its creator named: with the computer it tells a repeated request from a second order. */
  createddatetime: string;
  /** False until it was closed for the first time: its creator may still edit it without the update right. */
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
  /** The order it was sent with; null while it is unsent. */
  sentorderid: number | null;
  /** For which of a group's pharmacies it was sent, and with which order, while others still wait for it. */
  sentfor?: { retailerid: number; orderid: number }[];
}

/** A line as it was sent, and what came of it once `suppliedquantity` is known. Money in cents. */
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

/** What one supplier was sent at one time. */
export interface SentOrderRow {
  orderid: number;
  ordernumber: string;
  retailerid: number;
  suppliercode: string;
  suppliername: string;
  staffname: string;
  /** Where it was sent from; orders of the past do not say. */
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

/** When a retailer last had a supplier's product invoiced. */
export interface PurchaseRow {
  retailerid: number;
  supplierpriceid: number;
  productid: number;
  at: number;
  quantity: number;
  /** When the supplier last regretted it; null never. */
  regrettedat: number | null;
}

/** The pharmacies a group's order is for (001 §4, retailer assignment). */
export interface OrderRetailersRow {
  orderid: number;
  retailerids: number[];
}

/** A word a pharmacy gave a product to find it by. */
export interface KeywordRow {
  retailerid: number;
  productcode: string;
  keyword: string;
}

/** What a supplier did not supply and the pharmacy may still want. Money in cents. */
export interface RegretRow {
  /** The sent line it comes from. */
  orderitemid: number;
  /** The sent order it comes from. */
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
  /** Reordered, and kept because the settings do not delete it. */
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
  /** Who submitted it. */
  staffmember?: string;
  /** What it is about; the answers of the calls leave it out. */
  category?: MessageCategory;
  /** Who of support looks after it; 0 nobody yet. */
  supportid?: number;
  closed?: boolean;
}

/** What was written about a ticket after it was submitted. */
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
  /** 'insights' where the supplier wrote it. */
  sender: string;
  /** Milliseconds since 1970. */
  sentat: number;
  isread: boolean;
  /** When the supplier opened it, ms; what was read before this was kept does not say. */
  readat?: number;
}

/** Whether a supplier has somebody at its desk, where that was ever changed. */
export interface PresenceRow {
  suppliercode: string;
  online: boolean;
}

/** A conversation or a ticket that somebody is at the desk for: nobody else answers there. */
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

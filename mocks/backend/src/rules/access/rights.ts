import type { RolePermissions, Schedule } from '@mortar/contract';
import type { OrderRow, RetailerRow, SessionRow } from '../../store/rows.ts';

/** A permission of a role: a rule and the text of its refusal. */
export interface Right {
  allows(permissions: RolePermissions): boolean;
  text: string;
  /** Returns why a call is unavailable for a profile regardless of the role; null if it is available. */
  profileProblem?(own: RetailerRow): string | null;
  /** True if limited to the own profile: a group lacks it at its pharmacies (ruling 47). */
  ownProfileAlone?: boolean;
}

const right = (text: string, allows: Right['allows'], profileProblem?: Right['profileProblem']): Right => ({
  text,
  allows,
  ...(profileProblem ? { profileProblem } : {}),
});

/** Settings, roles, staff, passwords and suppliers (ruling 47). */
const ofOwnProfile = (text: string, allows: Right['allows']): Right => ({ text, allows, ownProfileAlone: true });

export const NOT_YOUR_PROFILE = 'Settings, roles, staff and suppliers are changed for your own profile alone.';

/**
 * All pages but Settings require an activated profile (000 §5).
 * @param page as named in the refusal
 */
const onlyActivated = (page: string) => (own: RetailerRow) =>
  own.profileactivated
    ? null
    : `Cannot access ${page} due to profile not being fully activated, we'll notify you when you're all set up.`;

/** Calls under go/ belong to the group edition. */
const groupsOnly = (own: RetailerRow) =>
  own.grouporderingenabled ? onlyActivated('Ordering')(own) : 'Only a group profile may ask this.';

/** @param page as named in the refusal: 'Messaging' */
const notForGroups = (page: string) => (own: RetailerRow) =>
  own.grouporderingenabled ? `${page} is not available for group profiles.` : onlyActivated(page)(own);

const shopIsOpen = (own: RetailerRow) =>
  notForGroups('Branded Store')(own) ?? (own.brandedstoreenabled ? null : 'The branded store is not enabled.');

type Ordering = RolePermissions['ordering'];

/** A user who may only read orders never writes or locks them. */
const worksOn = ({ update, create, send }: Ordering) => update || create || send;

export const rights = {
  anyone: right('', () => true),
  readOrdering: right(
    'Cannot access Ordering due to lack of permissions.',
    ({ dashboard, ordering }) => dashboard.ordering && ordering.read,
    onlyActivated('Ordering'),
  ),
  createOrders: right(
    'You do not have permissions to create new orders.',
    ({ dashboard, ordering }) => dashboard.ordering && ordering.create,
    onlyActivated('Ordering'),
  ),
  editOrders: right(
    'You do not have permissions to update orders.',
    ({ dashboard, ordering }) => dashboard.ordering && (ordering.update || ordering.create),
    onlyActivated('Ordering'),
  ),
  workOnOrders: right(
    'You do not have permissions to update orders.',
    ({ dashboard, ordering }) => dashboard.ordering && worksOn(ordering),
    onlyActivated('Ordering'),
  ),
  sendOrders: right(
    'You do not have permissions to send orders.',
    ({ dashboard, ordering }) => dashboard.ordering && ordering.send,
    onlyActivated('Ordering'),
  ),
  changeSettings: ofOwnProfile(
    'Cannot access Settings due to lack of permissions.',
    ({ dashboard }) => dashboard.settings,
  ),
  changeOrderingSettings: ofOwnProfile(
    'Cannot access Settings due to lack of permissions.',
    ({ dashboard, ordering }) => dashboard.settings || (dashboard.ordering && (ordering.update || ordering.create)),
  ),
  readResponses: right(
    'Cannot access Messaging due to lack of permissions.',
    ({ dashboard, ordering }) => dashboard.messaging || (dashboard.ordering && ordering.read),
    onlyActivated('Messaging'),
  ),
  settleResponses: right(
    'Cannot access Messaging due to lack of permissions.',
    ({ dashboard, ordering }) => dashboard.messaging || (dashboard.ordering && worksOn(ordering)),
    onlyActivated('Messaging'),
  ),
  deleteNotifications: right(
    'You do not have permissions to delete notifications.',
    ({ dashboard, ordering }) => dashboard.messaging || dashboard.settings || (dashboard.ordering && worksOn(ordering)),
  ),
  readGroupOrdering: right(
    'Cannot access Ordering due to lack of permissions.',
    ({ dashboard, ordering }) => dashboard.ordering && ordering.read,
    groupsOnly,
  ),
  editGroupOrders: right(
    'You do not have permissions to update orders.',
    ({ dashboard, ordering }) => dashboard.ordering && (ordering.update || ordering.create),
    groupsOnly,
  ),
  workOnGroupOrders: right(
    'You do not have permissions to update orders.',
    ({ dashboard, ordering }) => dashboard.ordering && worksOn(ordering),
    groupsOnly,
  ),
  sendGroupOrders: right(
    'You do not have permissions to send orders.',
    ({ dashboard, ordering }) => dashboard.ordering && ordering.send,
    groupsOnly,
  ),
  importOrders: right(
    'You do not have permissions to create new orders.',
    ({ dashboard, ordering }) => dashboard.ordering && ordering.create,
    notForGroups('Import An Order'),
  ),
  useMessaging: right(
    'Cannot access Messaging due to lack of permissions.',
    ({ dashboard }) => dashboard.messaging,
    notForGroups('Messaging'),
  ),
  openReports: right(
    'Cannot access Reports due to lack of permissions.',
    ({ dashboard }) => dashboard.reports,
    notForGroups('Reports'),
  ),
  readReports: right(
    'You do not have permissions to view reports',
    ({ dashboard, reports }) => dashboard.reports && reports.read,
    notForGroups('Reports'),
  ),
  seePromotions: right(
    'Cannot access Promotions due to lack of permissions.',
    ({ dashboard, ordering }) => dashboard.brandedstore || (dashboard.ordering && ordering.read),
    onlyActivated('Promotions'),
  ),
  /** Also shown in Supplier Settings and the shop (002 §2.11, §2.12). */
  seeCredit: right(
    'Cannot access Ordering due to lack of permissions.',
    ({ dashboard, ordering }) => dashboard.settings || dashboard.brandedstore || (dashboard.ordering && ordering.read),
  ),
  useBrandedStore: right(
    'Cannot access Promotions due to lack of permissions.',
    ({ dashboard }) => dashboard.brandedstore,
    shopIsOpen,
  ),
} as const;

/**
 * Returns whether a user may edit an order. A never closed order needs no update right for its creator; neither does a
 * basket, which is always editable (000 §4).
 */
export function mayEdit(permissions: RolePermissions, order: OrderRow, session: SessionRow): boolean {
  if (permissions.ordering.update) return true;
  if (order.isbasket) return permissions.ordering.create;
  return permissions.ordering.create && !order.saved && order.staffid === session.staffid;
}

/** Returns whether a user may do more with an order than read it; only then may they lock it. */
export function mayWorkOn(permissions: RolePermissions, order: OrderRow, session: SessionRow): boolean {
  return permissions.ordering.send || mayEdit(permissions, order, session);
}

const SCHEDULE_FIELDS = {
  N: 'n',
  NM: 'nm',
  '0': 'zero',
  '1': 'one',
  '2': 'two',
  '3': 'three',
  '4': 'four',
  '5': 'five',
  '6': 'six',
  '7': 'seven',
} as const satisfies Record<Exclude<Schedule, 'other'>, keyof RolePermissions['ordering']['productschedules']>;
const FRONT_SHOP: readonly Schedule[] = ['N', 'NM'];
const DISPENSARY: readonly Schedule[] = ['3', '4', '5', '6', '7'];

/**
 * Returns whether a role may order a schedule. Schedules 3 to 7 need the dispensary, N and NM the front shop (000 §5);
 * 0 to 2 need neither.
 */
export function mayOrderSchedule({ ordering }: RolePermissions, schedule: Schedule): boolean {
  if (schedule === 'other' || !ordering.productschedules[SCHEDULE_FIELDS[schedule]]) return false;
  if (FRONT_SHOP.includes(schedule)) return ordering.frontshopproducts;
  if (DISPENSARY.includes(schedule)) return ordering.dispensaryproducts;
  return true;
}

export const SCHEDULES = Object.keys(SCHEDULE_FIELDS) as (keyof typeof SCHEDULE_FIELDS)[];

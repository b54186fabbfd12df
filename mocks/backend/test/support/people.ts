import type { RolePermissions } from '@mortar/contract';
import { scenarios } from '../../src/index.ts';
import { permissions } from '../../src/rules/access/presetRoles.ts';
import { getRegrets } from '../../src/rules/responses/regrets.ts';
import { RESTRICTED } from '../../src/seed/restricted.ts';
import type { Seed } from '../../src/seed/seed.ts';
import { answerNotification } from '../../src/simulator/supplierSimulator.ts';
import type { OrderRow, RetailerRow, StaffRow } from '../../src/store/rows.ts';
import type { State } from '../../src/store/store.ts';

const ALL = permissions({
  dashboard: { ordering: true, reports: true, brandedstore: true, messaging: true, settings: true },
  ordering: { read: true, update: true, create: true, send: true },
  reports: true,
});
const without = (right: 'read' | 'send'): RolePermissions => ({
  ...ALL,
  ordering: { ...ALL.ordering, [right]: false },
});

/** Roles at 1001 that each lack one kind of right, by their user. */
const LACKING = {
  'no-ordering': RESTRICTED.noOrderingPage,
  'no-reports': RESTRICTED.noReportsPage,
  'no-shop': RESTRICTED.noShopPage,
  'no-messaging': RESTRICTED.noMessagingPage,
  'no-settings': RESTRICTED.noSettingsPage,
  'reports-unread': RESTRICTED.mayNotReadReports,
  'no-read': without('read'),
  'no-update': RESTRICTED.mayNotUpdate,
  'no-create': RESTRICTED.mayNotCreate,
  'no-send': without('send'),
  nobody: RESTRICTED.noPermissions,
} as const;

/** Users who call. Each has an account with this name; the administrator of 1003 waits for the profile's activation. */
export const PEOPLE = [
  ...['admin@1001', 'buyer@1001', 'viewer@1001', 'shop@1001'],
  ...Object.keys(LACKING).map((name) => `${name}@1001`),
  'admin@1003',
  ...['admin@2000', 'buyer@2000', 'branch@2000', 'nobody@2000'],
  // Has every right at another pharmacy, and tries to reach 1001's data.
  'admin@1002',
];

/** Copies a pharmacy to another id, with only its administrator. */
function pharmacyLike(state: State, from: number, retailerid: number, more: Partial<RetailerRow> = {}) {
  const of = <Row extends { retailerid: number }>(rows: readonly Row[]) =>
    rows.filter((row) => row.retailerid === from);
  const staff = of(state.staff).filter(({ staffid }) => staffid === 1);
  const other = <Row extends { retailerid: number }>(row: Row): Row => ({ ...row, retailerid });
  return {
    retailers: of(state.retailers).map((row) => ({ ...other(row), bhf: `00${retailerid}`, ...more })),
    staff: staff.map((row) => ({ ...other(row), username: `admin@${retailerid}` })),
    settings: of(state.settings).map(other),
    terms: of(state.terms).map(other),
  };
}

/** Additions to the sample's group: an order for one pharmacy, a basket, and an unused role. */
function moreOfGroup({ orders, items, orderRetailers, roles }: State) {
  const first = orders.find(({ orderid }) => orderRetailers.some((row) => row.orderid === orderid));
  if (!first) throw new Error('The sample lacks a group order.');
  const copy = (orderid: number, changed: Partial<OrderRow>) => ({
    order: { ...first, orderid, ordernumber: `G${orderid}`, ...changed },
    items: items
      .filter((row) => row.orderid === first.orderid)
      .map((row) => ({ ...row, orderid, orderitemid: row.orderitemid + orderid * 1000 })),
  });
  const branch = copy(901, { description: 'Sea Point weekend' });
  const basket = copy(902, { description: 'Flu season', isbasket: true, statusdescription: 'Custom_Basket' });
  return {
    orders: [branch.order, basket.order],
    items: [...branch.items, ...basket.items],
    orderRetailers: [{ orderid: 901, retailerids: [2001] }],
    roles: roles.filter(({ rolename }) => rolename === 'Locum').map((role) => ({ ...role, retailerid: 2000 })),
  };
}

/**
 * Adds an answered order of the group itself with its regrets and notification; the sample has only its pharmacies'.
 */
function sentByGroup({ sentOrders }: State) {
  const found = sentOrders.findLast(({ suppliercode, answeredat }) => suppliercode === 'KEST' && answeredat !== null);
  if (!found) throw new Error('The sample lacks an answered order.');
  const lines = found.lines.map((line, index) => ({
    ...line,
    orderitemid: line.orderitemid + 900_000,
    suppliedquantity: index === 0 ? 0 : line.suppliedquantity,
  }));
  const sent = { ...found, lines, orderid: 903, ordernumber: 'G903', retailerid: 2000 };
  return {
    sentOrders: [sent],
    regrets: getRegrets(sent, false),
    notifications: [answerNotification(sent, sent.answeredat ?? sent.sentat)],
  };
}

function lackingStaff({ staff }: State): StaffRow[] {
  const viewer = staff.find(({ username }) => username === 'viewer@1001');
  if (!viewer) throw new Error('The sample has no viewer.');
  const as = (retailerid: number, name: string, staffid: number, rolepermissions: RolePermissions): StaffRow => ({
    ...viewer,
    retailerid,
    staffid,
    username: `${name}@${retailerid}`,
    role: { ...viewer.role, rolepermissions },
  });
  const lacking = Object.entries(LACKING).map(([name, allowed], index) => as(1001, name, 20 + index, allowed));
  return [...lacking, as(2000, 'nobody', 20, permissions({}))];
}

/** Returns the sample with users of every kind. */
export function peopleFixture(): Seed {
  const { seed } = scenarios.openingTime();
  const { state } = seed;
  const outside = pharmacyLike(state, 1001, 1002);
  const waiting = pharmacyLike(state, 1001, 1003, { profileactivated: false });
  const group = { ...moreOfGroup(state), ...sentByGroup(state) };
  return {
    ...seed,
    state: {
      ...state,
      retailers: [...state.retailers, ...outside.retailers, ...waiting.retailers],
      staff: [...state.staff, ...lackingStaff(state), ...outside.staff, ...waiting.staff],
      settings: [...state.settings, ...outside.settings, ...waiting.settings],
      terms: [...state.terms, ...outside.terms, ...waiting.terms],
      orders: [...state.orders, ...group.orders],
      items: [...state.items, ...group.items],
      orderRetailers: [...state.orderRetailers, ...group.orderRetailers],
      roles: [...state.roles, ...group.roles],
      sentOrders: [...state.sentOrders, ...group.sentOrders],
      regrets: [...state.regrets, ...group.regrets],
      notifications: [...state.notifications, ...group.notifications],
    },
  };
}

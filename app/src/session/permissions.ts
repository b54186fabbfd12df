import type { RolePermissions } from '@mortar/contract';

/** Allowed, or denied with a reason. */
export type Permission = { allowed: true } | { allowed: false; reason: string };

/** Returns the reason of a denial; undefined if allowed. */
export const getRefusal = (permission: Permission): string | undefined =>
  permission.allowed ? undefined : permission.reason;

export const permissionIf = (allowed: boolean, reason: string): Permission =>
  allowed ? { allowed } : { allowed, reason };

/** Permissions of a role, with texts for denials (000 §5, 001 §6). */
export const can = {
  createOrders: (role: RolePermissions) =>
    permissionIf(role.ordering.create, 'You do not have permissions to create new orders.'),
  updateOrders: (role: RolePermissions) =>
    permissionIf(role.ordering.update, 'You do not have permissions to update orders.'),
  /** Modify, fill and delete baskets: with permission to update or create orders (000 §4). */
  changeBaskets: (role: RolePermissions) =>
    permissionIf(role.ordering.update || role.ordering.create, 'You do not have permissions to update orders.'),
  /** Change favourites and keywords: with permission to update or create orders. */
  changeProductLists: (role: RolePermissions) =>
    permissionIf(role.ordering.update || role.ordering.create, 'You do not have permissions to update orders.'),
  /** Change the six settings of the preferences tab (ruling 31). */
  changeOrderingPreferences: (role: RolePermissions) =>
    permissionIf(
      role.dashboard.settings || role.ordering.update || role.ordering.create,
      'Cannot access Settings due to lack of permissions.',
    ),
  /** Change application settings, including the two VAT settings of the preferences tab (ruling 31). */
  changeApplicationSettings: (role: RolePermissions) =>
    permissionIf(role.dashboard.settings, 'Cannot access Settings due to lack of permissions.'),
  /** Delete regrets: with any order permission. */
  deleteRegrets: (role: RolePermissions) =>
    permissionIf(role.ordering.update || role.ordering.create, 'You do not have permissions to update orders.'),
  sendOrders: (role: RolePermissions) =>
    permissionIf(role.ordering.send, 'You do not have permissions to send orders.'),
} as const;

/** Areas of dashboard permissions, named in denials. */
export type Area = 'Ordering' | 'Reports' | 'Messages' | 'Settings' | 'Promotions';

/** User data that determine accessible pages. */
export interface Access {
  grouporderingenabled: boolean;
  profileactivated: boolean;
  brandedstoreenabled: boolean;
  role: { rolepermissions: RolePermissions };
}

const PERMISSION = {
  Ordering: 'ordering',
  Reports: 'reports',
  Messages: 'messaging',
  Settings: 'settings',
  Promotions: 'brandedstore',
} as const satisfies Record<Area, keyof RolePermissions['dashboard']>;

const GROUP_REFUSAL: Partial<Record<Area, string>> = {
  Reports: 'Reports is not available for group profiles.',
  Promotions: 'Branded Store is not available for group profiles.',
  Messages: 'Messaging is not available for group profiles.',
};

/**
 * Returns whether a page opens for a user (000 §5, navigation permission; group profiles; profile not activated).
 * @param name used in the denial
 */
export function canOpen(page: Area, staff: Access, name: string = page): Permission {
  if (!staff.profileactivated && page !== 'Settings') {
    return permissionIf(
      false,
      `Cannot access ${page} due to profile not being fully activated, we'll notify you when you're all set up.`,
    );
  }
  const groupRefusal = staff.grouporderingenabled ? GROUP_REFUSAL[page] : undefined;
  if (groupRefusal) return permissionIf(false, groupRefusal);
  const { dashboard, ordering } = staff.role.rolepermissions;
  // Ordering requires the read permission (ruling 42).
  const mayRead = page !== 'Ordering' || ordering.read;
  return permissionIf(
    dashboard[PERMISSION[page]] && mayRead && (page !== 'Promotions' || staff.brandedstoreenabled),
    `Cannot access ${name} due to lack of permissions.`,
  );
}

/** Returns whether message pages open, named messaging at their own addresses (002 §6). */
export const canOpenMessaging = (staff: Access): Permission => canOpen('Messages', staff, 'Messaging');

/**
 * Returns whether responses open: for a single pharmacy as part of messaging, for a group, which has none, as part of
 * ordering (002 §2.3, §6).
 */
export function canOpenResponses(staff: Access): Permission {
  return staff.grouporderingenabled ? canOpen('Ordering', staff) : canOpenMessaging(staff);
}

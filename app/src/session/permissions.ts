import type { RolePermissions } from '@mortar/contract';

/** May do it, or may not and why. */
export type Permission = { allowed: true } | { allowed: false; reason: string };

/** Why something may not be done; undefined where it may. */
export const getRefusal = (permission: Permission): string | undefined =>
  permission.allowed ? undefined : permission.reason;

/** Allowed, or refused for a reason. */
export const permissionIf = (allowed: boolean, reason: string): Permission =>
  allowed ? { allowed } : { allowed, reason };

/** What a role may do, with the text that is shown where it may not (000 §5, 001 §6). */
export const can = {
  createOrders: (role: RolePermissions) =>
    permissionIf(role.ordering.create, 'You do not have permissions to create new orders.'),
  updateOrders: (role: RolePermissions) =>
    permissionIf(role.ordering.update, 'You do not have permissions to update orders.'),
  /** Modifying, filling and deleting baskets: of whoever may change or make orders (000 §4). */
  changeBaskets: (role: RolePermissions) =>
    permissionIf(role.ordering.update || role.ordering.create, 'You do not have permissions to update orders.'),
  /** Favourites and keywords: whoever works on orders keeps them. */
  changeProductLists: (role: RolePermissions) =>
    permissionIf(role.ordering.update || role.ordering.create, 'You do not have permissions to update orders.'),
  /** The preferences tab's six settings (ruling 31). */
  changeOrderingPreferences: (role: RolePermissions) =>
    permissionIf(
      role.dashboard.settings || role.ordering.update || role.ordering.create,
      'Cannot access Settings due to lack of permissions.',
    ),
  /** What the application settings hold, the preferences tab's two of VAT among them (ruling 31). */
  changeApplicationSettings: (role: RolePermissions) =>
    permissionIf(role.dashboard.settings, 'Cannot access Settings due to lack of permissions.'),
  /** Deleting regrets: of whoever may do anything to orders. */
  deleteRegrets: (role: RolePermissions) =>
    permissionIf(role.ordering.update || role.ordering.create, 'You do not have permissions to update orders.'),
  sendOrders: (role: RolePermissions) =>
    permissionIf(role.ordering.send, 'You do not have permissions to send orders.'),
} as const;

/** What the dashboard's permissions are about; the name stands in refusals. */
export type Area = 'Ordering' | 'Reports' | 'Messages' | 'Settings' | 'Promotions';

/** What of the signed-in person decides which pages open. */
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
 * Whether a page opens for somebody (000 §5, navigation permission; group profiles; profile not activated).
 * @param name what it is called where the role lacks its permission
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
  // Nothing of the ordering pages can be shown to somebody who may not read (ruling 42).
  const mayRead = page !== 'Ordering' || ordering.read;
  return permissionIf(
    dashboard[PERMISSION[page]] && mayRead && (page !== 'Promotions' || staff.brandedstoreenabled),
    `Cannot access ${name} due to lack of permissions.`,
  );
}

/** Whether the pages of messages open for somebody: at their own addresses they are called messaging (002 §6). */
export const canOpenMessaging = (staff: Access): Permission => canOpen('Messages', staff, 'Messaging');

/**
 * Whether the responses open for somebody: for a pharmacy on its own they are a part of messaging, while a group, which has
 * none, reads those of its retailers as a part of ordering (002 §2.3, §6).
 */
export function canOpenResponses(staff: Access): Permission {
  return staff.grouporderingenabled ? canOpen('Ordering', staff) : canOpenMessaging(staff);
}

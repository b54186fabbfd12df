import { type Access, canOpen, canOpenResponses, type Page, type Permission } from '#session/permissions.ts';
import { messages } from '#shell/messages.ts';
import { patterns } from './paths.ts';

export interface PageEntry {
  /** As the router matches it (000 §2, 002 §2.1). */
  pattern: string;
  /** Its name: in the browser's title bar, and where it is not there. */
  title: string;
  /** Whether it opens for somebody, and why not (000 §5). */
  access(staff: Access): Permission;
  /** False for a page that this version does not have. */
  built: boolean;
}

const needs = (page: Page) => (staff: Access) => canOpen(page, staff);
const { pages } = messages;

/** Every page behind the sign-in. */
export const PAGES = {
  dashboard: { pattern: patterns.dashboard, title: pages.dashboard, access: () => ({ allowed: true }), built: true },
  ordering: { pattern: patterns.ordering, title: pages.ordering, access: needs('Ordering'), built: true },
  orderManager: { pattern: patterns.orderManager, title: pages.orderManager, access: needs('Ordering'), built: false },
  preferredProducts: {
    pattern: patterns.preferredProducts,
    title: pages.preferredProducts,
    access: needs('Ordering'),
    built: false,
  },
  reports: { pattern: patterns.reports, title: pages.reports, access: needs('Reports'), built: false },
  settings: { pattern: patterns.settings, title: pages.settings, access: needs('Settings'), built: false },
  promotions: { pattern: patterns.promotions, title: pages.promotions, access: needs('Promotions'), built: false },
  responses: { pattern: patterns.responses, title: pages.responses, access: canOpenResponses, built: true },
  messages: { pattern: patterns.messages, title: pages.messages, access: needs('Messages'), built: false },
  supplierMessaging: {
    pattern: patterns.supplierMessaging,
    title: pages.supplierMessaging,
    access: needs('Messages'),
    built: false,
  },
} as const satisfies Record<string, PageEntry>;

export type PageId = keyof typeof PAGES;

/** The pages that this version has: each has a screen. */
export type BuiltPageId = { [Id in PageId]: (typeof PAGES)[Id]['built'] extends true ? Id : never }[PageId];

/** Whether a page opens and shows something: the person's rights first, then whether it is there at all. */
export function canShow(id: PageId, staff: Access): Permission {
  const { access, built, title }: PageEntry = PAGES[id];
  const permission = access(staff);
  return permission.allowed && !built ? { allowed: false, reason: messages.notBuilt(title) } : permission;
}

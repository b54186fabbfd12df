import { PAGES } from '#pages/pages.ts';
import { type Access, canOpen, type Page, type Permission } from '#session/permissions.ts';
import { messages } from '#shell/messages.ts';

/** Where each of the specification's pages leads: Messages goes to the responses (000 §2). */
const LEADS_TO = {
  Ordering: PAGES.ordering,
  Messages: PAGES.responses,
  Reports: PAGES.reports,
  Settings: PAGES.settings,
  Promotions: PAGES.promotions,
} as const satisfies Record<Page, unknown>;

/** Whether a tile or a menu entry leads anywhere: the person's rights first, then whether the page is there at all. */
export function openable(page: Page, staff: Access): Permission {
  const permission = canOpen(page, staff);
  if (!permission.allowed || LEADS_TO[page].built) return permission;
  return { allowed: false, reason: messages.notBuilt(page) };
}

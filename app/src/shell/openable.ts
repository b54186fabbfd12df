import { type Access, canOpen, type Page, type Permission } from '../session/permissions.ts';
import { messages } from './messages.ts';

/** The pages that this version has. */
const BUILT: readonly Page[] = ['Ordering', 'Messages'];

/** Whether a page opens: the person's rights first, then whether it is there at all. */
export function openable(page: Page, staff: Access): Permission {
  const permission = canOpen(page, staff);
  if (!permission.allowed || BUILT.includes(page)) return permission;
  return { allowed: false, reason: messages.notBuilt(page) };
}

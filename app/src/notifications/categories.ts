import type { Notification } from '@mortar/contract';
import type { PageId } from '#pages/pages.ts';
import { paths } from '#pages/paths.ts';
import type { PlainChange } from '#server/keys.ts';
import { messages } from './messages.ts';

/** The groups of the contract, and 'other' for one that it does not know (docs/decisions/0023-tolerant-answers.md). */
export type NotificationCategoryId = Notification['group'];

/** The page that shows what a notification is about, and its address. */
export interface NotificationTarget {
  page: PageId;
  path: string;
}

/** What is made of a notification by its category. */
export interface NotificationCategory {
  /** Its filter in the bell's list; null where it has none and stands among all. */
  label: string | null;
  /** Where pressing one leads; null where there is nothing to do. */
  target(notification: Notification): NotificationTarget | null;
  /** What it says that has happened at the server: what is read of it is stale once it is pushed. */
  stale: PlainChange | null;
  /** What one does that is pushed: it is listed and told of, or ends the session that it names and is never listed (ruling 26). */
  acts: 'is listed' | 'signs out';
}

const { categories } = messages;

const toMessages = ({ group, identifier, secondaryidentifier }: Notification): NotificationTarget => ({
  page: 'messages',
  path: paths.messages(group, identifier, secondaryidentifier),
});

/**
 * Every category of notifications (000 §2, notifications): one that the contract knows and this table does not is an
 * error of types. The bell's filters stand in this order.
 */
export const CATEGORIES: Readonly<Record<NotificationCategoryId, NotificationCategory>> = {
  response: {
    label: categories.response,
    target: ({ identifier, secondaryidentifier }) => ({
      page: 'responses',
      path: paths.responses(identifier, secondaryidentifier),
    }),
    stale: 'response arrived',
    acts: 'is listed',
  },
  supplier: {
    label: categories.supplier,
    target: ({ identifier }) => ({ page: 'supplierMessaging', path: paths.supplierMessaging(identifier) }),
    stale: null,
    acts: 'is listed',
  },
  support: { label: categories.support, target: toMessages, stale: 'support answered', acts: 'is listed' },
  'auto regret': {
    label: categories.autoRegret,
    target: ({ title }) => (title.includes('Auto Regret Failed') ? null : { page: 'ordering', path: paths.ordering() }),
    stale: null,
    acts: 'is listed',
  },
  logout: { label: null, target: () => null, stale: null, acts: 'signs out' },
  other: { label: null, target: toMessages, stale: null, acts: 'is listed' },
};

/** Whether the bell lists it. */
export const isListed = ({ group }: Pick<Notification, 'group'>): boolean => CATEGORIES[group].acts === 'is listed';

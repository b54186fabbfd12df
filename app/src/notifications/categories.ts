import type { Notification } from '@mortar/contract';
import type { PageId } from '#pages/pages.ts';
import { paths } from '#pages/paths.ts';
import type { PlainChange } from '#server/keys.ts';
import { messages } from './messages.ts';

/** Groups of the contract, and 'other' for unknown ones (docs/decisions/0023-tolerant-answers.md). */
export type NotificationCategoryId = Notification['group'];

/** Page that a notification leads to, with its address. */
export interface NotificationTarget {
  page: PageId;
  path: string;
}

/** Handling of a category. */
export interface NotificationCategory {
  /** Label of its filter in the bell's list; null for none. */
  label: string | null;
  /** Returns where a notification leads; null for nowhere. */
  target(notification: Notification): NotificationTarget | null;
  /** Invalidation event when it is pushed. */
  stale: PlainChange | null;
  /** Effect of a pushed notification: listed, or ends the named session without being listed (ruling 26). */
  effect: 'is listed' | 'signs out';
}

const { categories } = messages;

const toMessages = ({ group, identifier, secondaryidentifier }: Notification): NotificationTarget => ({
  page: 'messages',
  path: paths.messages(group, identifier, secondaryidentifier),
});

/**
 * All categories of notifications (000 §2, notifications), checked for completeness by type. Order of the bell's
 * filters.
 */
export const CATEGORIES: Readonly<Record<NotificationCategoryId, NotificationCategory>> = {
  response: {
    label: categories.response,
    target: ({ identifier, secondaryidentifier }) => ({
      page: 'responses',
      path: paths.responses(identifier, secondaryidentifier),
    }),
    stale: 'response arrived',
    effect: 'is listed',
  },
  supplier: {
    label: categories.supplier,
    target: ({ identifier }) => ({ page: 'supplierMessaging', path: paths.supplierMessaging(identifier) }),
    stale: null,
    effect: 'is listed',
  },
  support: { label: categories.support, target: toMessages, stale: 'support answered', effect: 'is listed' },
  'auto regret': {
    label: categories.autoRegret,
    target: ({ title }) => (title.includes('Auto Regret Failed') ? null : { page: 'ordering', path: paths.ordering() }),
    stale: null,
    effect: 'is listed',
  },
  logout: { label: null, target: () => null, stale: null, effect: 'signs out' },
  other: { label: null, target: toMessages, stale: null, effect: 'is listed' },
};

/** Returns true if the bell lists it. */
export const isListed = ({ group }: Pick<Notification, 'group'>): boolean => CATEGORIES[group].effect === 'is listed';

import { brandInfo } from '@mortar/themes';
import { useStore } from 'jotai';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import type { NotificationCategoryId } from '#notifications/categories.ts';
import { followedAtom, settleFollowed } from '#notifications/followed.ts';
import { useServices } from '#session/services.ts';
import { focusPage } from './focusPage.ts';
import './pageArrival.css';
import { messages } from './messages.ts';

/** Names the page in the browser's title bar, and gives it the keyboard. Stands behind the page's own content. */
export function PageTitle({ title }: { title: string }) {
  const { key } = useLocation();
  const product = brandInfo[useServices().config.brand].documentTitle;
  useEffect(
    function namePage() {
      document.title = messages.documentTitle(title, product);
    },
    [title, product],
  );
  useEffect(focusPage, [key]);
  return null;
}

const SETTLED_BY_THEIR_PAGES: readonly NotificationCategoryId[] = ['response', 'support', 'supplier'];

/**
 * What happens when somebody has arrived at a page that opens for them: it has its name and the keyboard, and the
 * notification that led there has done its work and is deleted (000 §2, notifications popover). A response's, a ticket's
 * and a conversation's are deleted by their pages, which know when they are shown.
 */
export function PageArrival({ title }: { title: string }) {
  const { key, pathname } = useLocation();
  const services = useServices();
  const store = useStore();
  useEffect(
    function settleTheNotification() {
      const followed = store.get(followedAtom);
      if (followed?.path !== pathname) store.set(followedAtom, null);
      else if (!SETTLED_BY_THEIR_PAGES.includes(followed.notification.group)) settleFollowed(services, store);
    },
    [key, pathname, services, store],
  );
  return <PageTitle title={title} />;
}

import { brandInfo } from '@mortar/themes';
import { useStore } from 'jotai';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import type { NotificationCategoryId } from '#notifications/categories.ts';
import { deleteFollowed, followedAtom } from '#notifications/followed.ts';
import { useServices } from '#session/services.ts';
import { focusPage } from './focusPage.ts';
import './pageArrival.css';
import { messages } from './messages.ts';

/** Sets the window title and focuses the page. Render it after the page's content. */
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

const DELETED_BY_PAGES: readonly NotificationCategoryId[] = ['response', 'support', 'supplier'];

/**
 * Handles arrival at a page: title, focus, and deletion of the notification that led there (000 §2, notifications
 * popover). Pages of responses, tickets and conversations delete theirs once shown.
 */
export function PageArrival({ title }: { title: string }) {
  const { key, pathname } = useLocation();
  const services = useServices();
  const store = useStore();
  useEffect(
    function deleteNotification() {
      const followed = store.get(followedAtom);
      if (followed?.path !== pathname) store.set(followedAtom, null);
      else if (!DELETED_BY_PAGES.includes(followed.notification.group)) deleteFollowed(services, store);
    },
    [key, pathname, services, store],
  );
  return <PageTitle title={title} />;
}

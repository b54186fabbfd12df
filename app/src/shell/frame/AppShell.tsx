import { Button, IconButton, Logo, PageLayout, ReconnectingIndicator, TopBar, whenIdle } from '@mortar/design-system';
import { brandInfo } from '@mortar/themes';
import { useAtom, useAtomValue } from 'jotai';
import { type MouseEvent, type ReactNode, Suspense, useEffect, useState } from 'react';
import { matchPath, Outlet, useLocation } from 'react-router-dom';
import { linkStateAtom } from '#live/liveLinkAtom.ts';
import { orderElsewhereAtom } from '#orders/current/currentOrder.ts';
import { useOrderLock } from '#orders/current/useOrderLock.ts';
import { Icon } from '#pages/icons.tsx';
import { PAGE_IDS, PAGES } from '#pages/pages.ts';
import { paths } from '#pages/paths.ts';
import { lazyPart } from '#parts/lazyPart.tsx';
import { OptionalPart } from '#parts/OptionalPart.tsx';
import { PartBoundary } from '#parts/PartBoundary.tsx';
import { isSetupDue } from '#session/people/firstSetup.ts';
import { useServices } from '#session/services.ts';
import { useSession } from '#session/useSession.ts';
import { useLiveLink } from '#shell/link/useLiveLink.ts';
import { PageLoading } from '#shell/navigation/PageLoading.tsx';
import { useUnsavedGuard } from '#shell/navigation/unsaved/useUnsavedGuard.ts';
import { leavingAtom, useLeave } from '#shell/navigation/useLeave.tsx';
import { usePageKey } from '#shell/navigation/usePageKey.ts';
import { NotificationBell } from '#shell/notifications/NotificationBell.tsx';
import { UserMenu } from '#shell/user/UserMenu.tsx';
import { unsavedQuestionAtom } from '#unsaved/unsaved.ts';
import { Boundary } from './Boundary.tsx';
import './appShell.css';
import { messages as navigationMessages } from '#shell/navigation/messages.ts';
import { messages } from './messages.ts';

// Loaded in parallel with every page, not with its chunk.
const NavigationDrawer = lazyPart(() => import('#shell/navigation/NavigationDrawer.tsx'), 'NavigationDrawer');
const SaveOrDiscardPopup = lazyPart(() => import('#shell/navigation/SaveOrDiscardPopup.tsx'), 'SaveOrDiscardPopup');
const OrderElsewherePopup = lazyPart(() => import('./OrderElsewherePopup.tsx'), 'OrderElsewherePopup');
const UnsavedChangesPopup = lazyPart(
  () => import('#shell/navigation/unsaved/UnsavedChangesPopup.tsx'),
  'UnsavedChangesPopup',
);
for (const part of [SaveOrDiscardPopup, OrderElsewherePopup, UnsavedChangesPopup]) void part.prefetch();

// Loaded while the page is idle.
const ScanGuard = lazyPart(() => import('#keyboard/scanner/ScanGuard.tsx'), 'ScanGuard');
/** Milliseconds until it loads even on a busy page. */
const MAX_GUARD_DELAY_MS = 2000;

// Loaded for groups only.
const AssignmentWatch = lazyPart(() => import('#shell/assignment/AssignmentWatch.tsx'), 'AssignmentWatch');

const WITHOUT_BACK = PAGE_IDS.filter((id) => !PAGES[id].back).map((id) => PAGES[id].pattern);

/** True once `now` was true, so that a shown part stays mounted for its closing animation. */
function useWasTrue(now: boolean): boolean {
  const [ever, setEver] = useState(now);
  if (now && !ever) setEver(true);
  return ever || now;
}

export interface AppShellProps {
  /** First-time setup, shown instead of every page until done. */
  setup: ReactNode;
}

/** Frame of every page after sign-in. */
export function AppShell({ setup }: AppShellProps) {
  useLiveLink();
  useOrderLock();
  useUnsavedGuard();
  const { config } = useServices();
  const session = useSession();
  const { staff } = session;
  const setupDue = isSetupDue(session);
  const { pathname } = useLocation();
  const pageKey = usePageKey();
  const link = useAtomValue(linkStateAtom);
  const leave = useLeave();
  const [menuOpen, setMenuOpen] = useState(false);
  const [leaving, setLeaving] = useAtom(leavingAtom);
  const [menuLoaded, setMenuLoaded] = useState(false);
  const menuUsed = useWasTrue(menuOpen || menuLoaded);
  useEffect(function fetchTheMenu() {
    // Mounted once loaded, since its commands work while it is closed.
    void NavigationDrawer.prefetch().then(setMenuLoaded);
  }, []);
  const [scansGuarded, setScansGuarded] = useState(false);
  useEffect(function fetchScanGuard() {
    return whenIdle(() => void ScanGuard.prefetch().then(setScansGuarded), MAX_GUARD_DELAY_MS);
  }, []);
  const hasAskedToLeave = useWasTrue(leaving !== null);
  const [question, setQuestion] = useAtom(unsavedQuestionAtom);
  const hasAskedUnsaved = useWasTrue(question !== null);
  const [elsewhere, setElsewhere] = useAtom(orderElsewhereAtom);
  const hasAskedOtherTab = useWasTrue(elsewhere !== null);
  const withBack = pathname !== '/' && !WITHOUT_BACK.some((pattern) => matchPath(pattern, pathname));
  const toDashboard = (event: MouseEvent<HTMLAnchorElement>) => {
    // The browser handles opening in another tab or window.
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    leave(paths.dashboard());
  };
  const { productName } = brandInfo[config.brand];
  return (
    <PageLayout
      topBar={
        <TopBar
          brandName={staff.grouporderingenabled ? `${productName} ${messages.groupOrdering}` : productName}
          version={config.version}
          logo={
            <a
              className="top-bar-home"
              href={paths.dashboard()}
              aria-label={navigationMessages.goToDashboard}
              onClick={toDashboard}
            >
              <Logo brand={config.brand} kind="mark" surface="topBar" />
            </a>
          }
          start={
            <>
              <IconButton
                label={messages.openMenu}
                icon={<Icon name="menu" size={20} />}
                onClick={() => setMenuOpen(true)}
              />
              {withBack && (
                <Button variant="ghost" tone="neutral" onClick={() => leave(paths.dashboard())}>
                  {messages.backToDashboard}
                </Button>
              )}
            </>
          }
          end={
            <>
              <ReconnectingIndicator state={link === 'reconnecting' ? 'reconnecting' : 'connected'} />
              <NotificationBell />
              <UserMenu />
            </>
          }
        />
      }
    >
      {menuUsed && (
        <PartBoundary onFail={() => setMenuOpen(false)}>
          <NavigationDrawer open={menuOpen} onClose={() => setMenuOpen(false)} />
        </PartBoundary>
      )}
      <Boundary key={setupDue ? 'setup' : pageKey}>
        <Suspense fallback={<PageLoading />}>{setupDue ? setup : <Outlet />}</Suspense>
      </Boundary>
      {hasAskedToLeave && (
        <PartBoundary onFail={() => setLeaving(null)}>
          <SaveOrDiscardPopup />
        </PartBoundary>
      )}
      {scansGuarded && pathname !== paths.ordering() && (
        <OptionalPart>
          <ScanGuard />
        </OptionalPart>
      )}
      {staff.grouporderingenabled && (
        <OptionalPart>
          <AssignmentWatch />
        </OptionalPart>
      )}
      {hasAskedUnsaved && (
        <PartBoundary onFail={() => setQuestion(null)}>
          <UnsavedChangesPopup />
        </PartBoundary>
      )}
      {hasAskedOtherTab && (
        <PartBoundary onFail={() => setElsewhere(null)}>
          <OrderElsewherePopup />
        </PartBoundary>
      )}
    </PageLayout>
  );
}

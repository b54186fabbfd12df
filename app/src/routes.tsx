import { useAtomValue } from 'jotai';
import { type ComponentType, lazy } from 'react';
import { Navigate, Route, Routes, useLocation } from 'react-router-dom';
import { LoginScreen } from './features/login/LoginScreen.tsx';
import { PAGE_IDS, PAGES, type PageId } from './pages/pages.ts';
import { LOGIN, paths } from './pages/paths.ts';
import { returnPath } from './pages/returnPath.ts';
import { sessionAtom } from './session/session.ts';

// Pages after sign-in load lazily, to keep the first page small.
const SignedInLayout = lazy(() =>
  import('./SignedInLayout.tsx').then((module) => ({ default: module.SignedInLayout })),
);
const RequirePage = lazy(() =>
  import('./shell/navigation/RequirePage.tsx').then((module) => ({ default: module.RequirePage })),
);
const NotFoundScreen = lazy(() =>
  import('./shell/navigation/NotFoundScreen.tsx').then((module) => ({ default: module.NotFoundScreen })),
);
const DashboardScreen = lazy(() =>
  import('./features/dashboard/DashboardScreen.tsx').then((module) => ({ default: module.DashboardScreen })),
);
const OrderingScreen = lazy(() =>
  import('./features/ordering/page/OrderingScreen.tsx').then((module) => ({ default: module.OrderingScreen })),
);
const OrderManagerScreen = lazy(() =>
  import('./features/ordering/page/manager/OrderManagerScreen.tsx').then((module) => ({
    default: module.OrderManagerScreen,
  })),
);
const PreferredProductsScreen = lazy(() =>
  import('./features/ordering/preferred/PreferredProductsScreen.tsx').then((module) => ({
    default: module.PreferredProductsScreen,
  })),
);
const ResponsesScreen = lazy(() =>
  import('./features/responses/ResponsesScreen.tsx').then((module) => ({ default: module.ResponsesScreen })),
);
const RegretsMovedScreen = lazy(() =>
  import('./features/responses/ResponsesScreen.tsx').then((module) => ({ default: module.RegretsMovedScreen })),
);
const SupplierMessagingScreen = lazy(() =>
  import('./features/messages/suppliers/SupplierMessagingScreen.tsx').then((module) => ({
    default: module.SupplierMessagingScreen,
  })),
);
const PromotionsScreen = lazy(() =>
  import('./features/promotions/shop/PromotionsScreen.tsx').then((module) => ({ default: module.PromotionsScreen })),
);
const MessagesScreen = lazy(() =>
  import('./features/messages/tickets/MessagesScreen.tsx').then((module) => ({ default: module.MessagesScreen })),
);
const ReportsScreen = lazy(() =>
  import('./features/reports/ReportsScreen.tsx').then((module) => ({ default: module.ReportsScreen })),
);
const SettingsScreen = lazy(() =>
  import('./features/settings/SettingsScreen.tsx').then((module) => ({ default: module.SettingsScreen })),
);
const SCREENS: Record<PageId, ComponentType> = {
  dashboard: DashboardScreen,
  ordering: OrderingScreen,
  orderManager: OrderManagerScreen,
  preferredProducts: PreferredProductsScreen,
  reports: ReportsScreen,
  responses: ResponsesScreen,
  messageResponses: ResponsesScreen,
  messageUpdates: ResponsesScreen,
  messageRegrets: RegretsMovedScreen,
  supplierMessaging: SupplierMessagingScreen,
  messages: MessagesScreen,
  settings: SettingsScreen,
  promotions: PromotionsScreen,
};

function PageRoute({ id }: { id: PageId }) {
  const Screen = SCREENS[id];
  return (
    <RequirePage id={id}>
      <Screen />
    </RequirePage>
  );
}

/** Login, or a redirect for signed-in users. */
function LoginRoute() {
  const session = useAtomValue(sessionAtom);
  const location = useLocation();
  if (!session) return <LoginScreen />;
  const remembered = (location.state as { from?: unknown } | null)?.from;
  return <Navigate to={returnPath(remembered) ?? paths.dashboard()} replace />;
}

/** Address without a page; groups still see why they have no messages (000 §5). */
function MessagesAlone() {
  const group = useAtomValue(sessionAtom)?.staff.grouporderingenabled;
  return group ? <PageRoute id="messages" /> : <NotFoundScreen />;
}

/** All addresses of the product (000 §2, route table; 002 §2.1). */
export function AppRoutes() {
  return (
    <Routes>
      <Route path={LOGIN} element={<LoginRoute />} />
      <Route element={<SignedInLayout />}>
        <Route path="/" element={<Navigate to={paths.dashboard()} replace />} />
        {PAGE_IDS.map((id) => (
          <Route key={id} path={PAGES[id].pattern} element={<PageRoute id={id} />} />
        ))}
      </Route>
      <Route path="/Messages" element={<MessagesAlone />} />
      <Route path="*" element={<NotFoundScreen />} />
    </Routes>
  );
}

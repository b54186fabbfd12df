import { toast } from '@mortar/design-system';
import { useEffect } from 'react';
import { Navigate } from 'react-router-dom';
import { paths } from '../../../paths.ts';
import { canOpen } from '../../../session/permissions.ts';
import { useSession } from '../../../session/useSession.ts';
import { OrderingPage } from '../components/OrderingPage.tsx';

/** /Ordering, for those whose role opens it (000 §2, §5). */
export function OrderingScreen() {
  const { staff } = useSession();
  const permission = canOpen('Ordering', staff);
  const reason = permission.allowed ? null : permission.reason;
  useEffect(
    function sayWhyItDoesNotOpen() {
      if (reason) toast.error(reason);
    },
    [reason],
  );
  return permission.allowed ? <OrderingPage /> : <Navigate to={paths.dashboard()} replace />;
}

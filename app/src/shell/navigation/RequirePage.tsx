import { toast } from '@mortar/design-system';
import { type ReactNode, useEffect } from 'react';
import { Navigate } from 'react-router-dom';
import { PAGES, type PageId } from '#pages/pages.ts';
import { paths } from '#pages/paths.ts';
import { useSession } from '#session/useSession.ts';
import { PageArrival } from './PageArrival.tsx';

/** Renders a page for permitted users; others see the reason on the dashboard (000 §5). */
export function RequirePage({ id, children }: { id: PageId; children: ReactNode }) {
  const { staff } = useSession();
  const { access, title } = PAGES[id];
  const permission = access(staff);
  const reason = permission.allowed ? null : permission.reason;
  useEffect(
    function showReason() {
      if (reason) toast.error(reason);
    },
    [reason],
  );
  if (!permission.allowed) return <Navigate to={paths.dashboard()} replace />;
  return (
    <>
      {children}
      <PageArrival title={title} />
    </>
  );
}

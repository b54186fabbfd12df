import { useQuery } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { useMemo } from 'react';
import { can, type Permission } from '#session/permissions.ts';
import { useClient } from '#session/services.ts';
import { usePermissions } from '#session/useSession.ts';
import { orderQuery } from './api/getOrder.ts';
import { currentOrderAtom } from './currentOrder.ts';

/** Returns the open order and its lines; `current` is null without one. */
export function useCurrentOrder() {
  const client = useClient();
  const current = useAtomValue(currentOrderAtom);
  const permissions = usePermissions();
  const query = useQuery({ ...orderQuery(client, current?.orderId ?? 0), enabled: current !== null });
  const alwaysEditable = current !== null && current.type !== 'update';
  const mayUpdate = alwaysEditable || can.updateOrders(permissions).allowed;
  const editable = useMemo(
    (): Permission => (mayUpdate ? { allowed: true } : can.updateOrders(permissions)),
    [mayUpdate, permissions],
  );
  return { current, order: query.data ?? null, query, editable };
}

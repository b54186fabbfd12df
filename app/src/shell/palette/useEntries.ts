import { useQuery } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { useMemo } from 'react';
import { commandsAtom } from '#commands/registry.ts';
import { canShow } from '#pages/pages.ts';
import type { RecentChoice } from '#preferences/recentChoices.ts';
import { getRefusal } from '#session/permissions.ts';
import { useServices } from '#session/services.ts';
import { useSession } from '#session/useSession.ts';
import { suppliersQuery } from '#suppliers/api/suppliers.ts';
import { actionEntries } from './model/actions.ts';
import type { Entry, GroupId } from './model/entry.ts';
import { oneOfEach } from './model/oneOfEach.ts';
import { supplierEntries } from './model/people.ts';
import { placeEntries } from './model/places.ts';
import { recentProducts } from './model/products.ts';
import { settingEntries } from './model/settings.ts';
import { useConversationEntries } from './useConversationEntries.ts';
import { useFoundProducts } from './useFoundProducts.ts';
import { useUnsentOrders } from './useUnsentOrders.ts';

/** Relevant part of a query's state. */
interface Read {
  isError: boolean;
  isFetching: boolean;
  refetch(): unknown;
}

const getFailed = (queries: readonly Read[]) => queries.filter(({ isError, isFetching }) => isError && !isFetching);

/**
 * Returns all entries from independent sources: a pending or failed one does not affect others. Sources without
 * permission are not read.
 * @param typed current text: while empty, only orders are read
 * @param requested debounced text for the product search
 */
export function useEntries(typed: string, requested: string, recent: readonly RecentChoice[]) {
  const { client, config } = useServices();
  const { staff } = useSession();
  const commands = useAtomValue(commandsAtom);
  const settingsRefusal = getRefusal(canShow('settings', staff));
  const orderingRefusal = getRefusal(canShow('ordering', staff));
  const isTyped = typed.trim() !== '';
  const canListSuppliers = settingsRefusal === undefined || orderingRefusal === undefined;

  const places = useMemo(() => placeEntries(staff, config.brand), [staff, config.brand]);
  const actions = useMemo(() => actionEntries(commands), [commands]);
  const settings = useMemo(() => settingEntries(staff.grouporderingenabled, settingsRefusal), [staff, settingsRefusal]);
  const orders = useUnsentOrders(orderingRefusal === undefined);
  const suppliers = useQuery({ ...suppliersQuery(client), enabled: isTyped && canListSuppliers });
  const conversations = useConversationEntries(isTyped && canShow('messages', staff).allowed);
  const products = useFoundProducts(requested, orderingRefusal === undefined);

  const bySupplier = useMemo(
    () => supplierEntries(suppliers.data ?? [], settingsRefusal),
    [suppliers.data, settingsRefusal],
  );
  const entries = useMemo(
    (): readonly Entry[] => [
      ...[...oneOfEach([...places, ...actions]), ...orders.entries, ...products.entries],
      ...recentProducts(recent, products.entries, orderingRefusal),
      ...[...bySupplier, ...conversations.entries, ...settings],
    ],
    [
      places,
      actions,
      orders.entries,
      products.entries,
      recent,
      orderingRefusal,
      bySupplier,
      conversations.entries,
      settings,
    ],
  );
  const failed = {
    orders: getFailed(orders.queries),
    products: products.failed,
    suppliers: getFailed([suppliers]),
    conversations: getFailed(conversations.queries),
  } satisfies Partial<Record<GroupId, readonly Read[]>>;
  const sources = Object.keys(failed) as (keyof typeof failed)[];
  return {
    entries,
    /** True while products are searched. */
    busy: products.busy,
    failed: sources.filter((id) => failed[id].length > 0),
    again: () => {
      for (const query of Object.values(failed).flat()) void query.refetch();
    },
  };
}

import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { messagingSuppliersQuery } from '#messaging/partners/api/suppliers.ts';
import { errorText } from '#server/outcome.ts';
import { useClient } from '#session/services.ts';
import { messages } from './messages.ts';

/** Returns the suppliers as select options. */
export function useSupplierOptions() {
  const query = useQuery(messagingSuppliersQuery(useClient()));
  const options = useMemo(
    () =>
      (query.data ?? []).map(({ wholesalercode, wholesalername }) => ({
        value: wholesalercode,
        label: wholesalername,
      })),
    [query.data],
  );
  const none = query.isSuccess && options.length === 0;
  /** Message below the select. */
  const problem = query.isError ? errorText(query.error) : none ? messages.custom.noSuppliers : undefined;
  return { options, loading: query.isPending, none, problem };
}

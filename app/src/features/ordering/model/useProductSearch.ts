import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { allowedSchedules } from '../../../rules/schedules.ts';
import { useClient } from '../../../services.tsx';
import { usePermissions } from '../../../session/useSession.ts';
import { type ProductSearch, productsQuery } from '../api/products.ts';

const firstSearch: ProductSearch = {
  text: '',
  field: 'Description',
  match: 'Containing',
  sort: 'Alphabetically',
  supplier: '',
};

/** The search of the Products tab: what is typed, what is sought, and what was found. */
export function useProductSearch() {
  const client = useClient();
  const schedules = allowedSchedules(usePermissions().ordering.productschedules);
  const [text, setText] = useState('');
  const [search, setSearch] = useState(firstSearch);
  const query = useQuery(productsQuery(client, search, schedules));
  const sought = search.text.trim() !== '';
  return {
    text,
    setText,
    search,
    change: (change: Partial<ProductSearch>) => setSearch((before) => ({ ...before, ...change })),
    query,
    sought,
    products: sought ? (query.data ?? []) : [],
    /** True once the list shows what the text asks for. */
    settled: sought && query.isSuccess && !query.isPlaceholderData,
  };
}

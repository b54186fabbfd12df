import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { usePromotion } from '#orders/current/usePromotion.ts';
import { productsQuery } from '#products/search/api/products.ts';
import type { ProductSearch } from '#products/search/model/productSearch.ts';
import { withWords, wordsOf } from '#products/search/model/searchWords.ts';
import { allowedSchedules } from '#rules/schedules.ts';
import { useClient } from '#session/services.ts';
import { usePermissions } from '#session/useSession.ts';

const firstSearch: ProductSearch = {
  text: '',
  field: 'Description',
  match: 'Containing',
  sort: 'Alphabetically',
  supplier: '',
};

/**
 * The search of the Products tab: what is typed, what is sought, and what was found.
 * @param shown false while another tab is in sight: then the server is not asked
 */
export function useProductSearch(shown = true) {
  const client = useClient();
  const schedules = allowedSchedules(usePermissions().ordering.productschedules);
  const [text, setText] = useState('');
  const [search, setSearch] = useState(firstSearch);
  const promotion = usePromotion();
  const words = wordsOf(search);
  const asked = productsQuery(client, { ...search, text: words.asked, adid: promotion.adid }, schedules);
  const query = useQuery({ ...asked, ...(!shown && { enabled: false }) });
  const { data } = query;
  const others = words.others.join(' ');
  const found = useMemo(
    () => withWords(data ?? [], search.field, others === '' ? [] : others.split(' ')),
    [data, search.field, others],
  );
  /** The text that is sought once the promotion is cleared; null while nobody asks for that. */
  const [waiting, setWaiting] = useState<string | null>(null);
  const sought = search.text.trim() !== '' || promotion.adid !== 0;
  return {
    text,
    setText,
    search,
    change(change: Partial<ProductSearch>) {
      const another = change.text !== undefined && change.text.trim() !== search.text.trim();
      if (another && promotion.adid !== 0) setWaiting(change.text ?? '');
      else setSearch((before) => ({ ...before, ...change }));
    },
    /** The promotion that the list is of: another text waits until somebody says whether to clear it (001 §4). */
    promotion: {
      active: promotion.adid !== 0,
      asking: waiting !== null,
      askToClear: () => setWaiting(text),
      clear() {
        setSearch((before) => ({ ...before, text: waiting ?? '' }));
        promotion.clear();
        setWaiting(null);
      },
      keep() {
        setText(search.text);
        setWaiting(null);
      },
    },
    query,
    sought,
    products: sought ? found : [],
    /** What the server was asked for, and what its answer was narrowed by. */
    words,
    /** True once the list shows what the text asks for. */
    settled: sought && query.isSuccess && !query.isPlaceholderData,
  };
}

import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { usePromotion } from '#orders/current/usePromotion.ts';
import { useRememberedValue } from '#preferences/useRemembered.ts';
import { productsQuery } from '#products/search/api/products.ts';
import type { ProductSearch } from '#products/search/model/productSearch.ts';
import { toWords, withWords } from '#products/search/model/searchWords.ts';
import { allowedSchedules } from '#rules/schedules.ts';
import { useClient } from '#session/services.ts';
import { usePermissions } from '#session/useSession.ts';
import { suppliersQuery } from '#suppliers/api/suppliers.ts';
import { messages } from './messages.ts';
import { searchOptions } from './model/searchOptions.ts';

type Options = Pick<ProductSearch, 'field' | 'match' | 'sort' | 'supplier'>;

const FIRST: Options = { field: 'Description', match: 'Containing', sort: 'Alphabetically', supplier: '' };

const readStoredOptions = (stored: unknown) =>
  searchOptions(stored, FIRST, {
    field: messages.fields,
    match: messages.matches,
    sort: messages.sorts,
    supplier: null,
  });

/**
 * The user's stored options; a supplier that no longer exists becomes all.
 * @param promoted true if the page starts with a promotion: lists all of it until an option changes
 */
function useOptions(promoted: boolean): [options: Options, change: (change: Partial<Options>) => void] {
  const [storedSearch, choose] = useRememberedValue('search products', FIRST, readStoredOptions);
  const [left] = useState(promoted ? storedSearch : null);
  const options = storedSearch === left ? FIRST : storedSearch;
  const { data: suppliers } = useQuery({ ...suppliersQuery(useClient()), enabled: options.supplier !== '' });
  const isUnknown = suppliers?.every(({ wholesalercode }) => wholesalercode !== options.supplier) ?? false;
  const shown = useMemo(() => (isUnknown ? { ...options, supplier: '' } : options), [options, isUnknown]);
  return [shown, (change) => choose({ ...shown, ...change })];
}

/**
 * Controls the search of the Products tab.
 * @param shown false while another tab is shown, to load nothing
 */
export function useProductSearch(shown = true) {
  const client = useClient();
  const schedules = allowedSchedules(usePermissions().ordering.productschedules);
  const [text, setText] = useState('');
  const [soughtText, seek] = useState('');
  const promotion = usePromotion();
  const [options, changeOptions] = useOptions(promotion.adid !== 0);
  const search = useMemo((): ProductSearch => ({ text: soughtText, ...options }), [soughtText, options]);
  const words = toWords(search);
  const requested = productsQuery(client, { ...search, text: words.requested, adid: promotion.adid }, schedules);
  const query = useQuery({ ...requested, ...(!shown && { enabled: false }) });
  const { data } = query;
  const others = words.others.join(' ');
  const found = useMemo(
    () => withWords(data ?? [], search.field, others === '' ? [] : others.split(' ')),
    [data, search.field, others],
  );
  /** Text to search once the promotion is cleared; null for none. */
  const [waiting, setWaiting] = useState<string | null>(null);
  const sought = search.text.trim() !== '' || promotion.adid !== 0;
  return {
    text,
    setText,
    search,
    change({ text: next, ...change }: Partial<Options & Pick<ProductSearch, 'text'>>) {
      const another = next !== undefined && next.trim() !== search.text.trim();
      if (another && promotion.adid !== 0) return setWaiting(next);
      if (next !== undefined) seek(next);
      if (Object.keys(change).length > 0) changeOptions(change);
    },
    /** Active promotion; other text waits for the answer to a prompt (001 §4). */
    promotion: {
      active: promotion.adid !== 0,
      prompting: waiting !== null,
      confirmClear: () => setWaiting(text),
      clear() {
        seek(waiting ?? '');
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
    /** Requested word, and those that filter its results. */
    words,
    /** True once the list shows the results of the text. */
    settled: sought && query.isSuccess && !query.isPlaceholderData,
  };
}

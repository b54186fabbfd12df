import type { MatchType, ProductSort } from '@mortar/contract';
import { Collapsible, SelectField } from '@mortar/design-system';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { ProductSearch } from '#products/search/model/productSearch.ts';
import { failureText, getFailure } from '#server/outcome.ts';
import { useClient } from '#session/services.ts';
import { suppliersQuery } from '#suppliers/api/suppliers.ts';
import { messages } from './messages.ts';
import './search.css';

const labels = messages.search;
const getOptions = <T extends string>(texts: Record<T, string>) =>
  (Object.keys(texts) as T[]).map((value) => ({ value, label: texts[value] }));
const MATCHES = getOptions<MatchType>(messages.matches);
const SORTS = getOptions<ProductSort>(messages.sorts);
const SCOPES = getOptions<'all' | 'one'>(messages.scopes);

export interface SearchOptionsProps {
  search: ProductSearch;
  onChange(change: Partial<ProductSearch>): void;
}

/** Match type, supplier and sort order of a search; one line while closed (001 §2). */
export function SearchOptions({ search, onChange }: SearchOptionsProps) {
  const [open, setOpen] = useState(false);
  /** True between 'Specific Supplier' and a selection. */
  const [choosing, setChoosing] = useState(false);
  const scope = choosing || search.supplier !== '' ? 'one' : 'all';
  return (
    <Collapsible title={labels.options} aside={getSummary(search)} open={open} onToggle={() => setOpen(!open)}>
      <div className="search-options">
        <SelectField
          label={labels.match}
          size="sm"
          options={MATCHES}
          value={search.match}
          onChange={(match) => onChange({ match })}
        />
        <SelectField
          label={labels.sort}
          size="sm"
          options={SORTS}
          value={search.sort}
          onChange={(sort) => onChange({ sort })}
        />
        <SelectField
          label={labels.scope}
          size="sm"
          options={SCOPES}
          value={scope}
          onChange={(next) => {
            setChoosing(next === 'one');
            if (next === 'all') onChange({ supplier: '' });
          }}
        />
        {scope === 'one' && <SupplierPicker value={search.supplier} onChange={(supplier) => onChange({ supplier })} />}
      </div>
    </Collapsible>
  );
}

/** Summary of the options; without a supplier, all are searched. */
function getSummary({ match, sort, supplier }: ProductSearch): string {
  const scope = supplier === '' ? 'all' : 'one';
  return [messages.matches[match], messages.sortedBy[sort], messages.scopes[scope]].join(' · ');
}

function SupplierPicker({ value, onChange }: { value: string; onChange(code: string): void }) {
  const query = useQuery(suppliersQuery(useClient()));
  const suppliers = (query.data ?? []).map(({ wholesalercode, wholesalername }) => ({
    value: wholesalercode,
    label: wholesalername,
  }));
  const failure = query.isError ? getFailure(query.error) : null;
  return (
    <SelectField
      label={labels.supplier}
      size="sm"
      options={[{ value: '', label: labels.chooseSupplier }, ...suppliers]}
      value={value}
      onChange={onChange}
      {...(failure && {
        error: failure.kind === 'error' ? labels.suppliersFailed(String(failure.code)) : failureText(failure),
      })}
    />
  );
}

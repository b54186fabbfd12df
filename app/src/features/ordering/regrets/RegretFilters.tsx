import type { RegretSort } from '@mortar/contract';
import { SearchBox, SelectField, SwitchField } from '@mortar/design-system';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { messages as searchMessages } from '#features/ordering/search/messages.ts';
import { advancedDates, type RegretSearch } from '#orders/regrets/model/regretSearch.ts';
import { failureText, getFailure } from '#server/outcome.ts';
import { useClient } from '#session/services.ts';
import { suppliersQuery } from '#suppliers/api/suppliers.ts';
import { messages } from './messages.ts';
import { RegretDateFilter, RegretDays } from './RegretDates.tsx';
import './advancedRegrets.css';

const texts = messages.advanced;
const SORTS = (Object.keys(messages.sorts) as RegretSort[]).map((value) => ({ value, label: messages.sorts[value] }));

export interface RegretFiltersProps {
  search: RegretSearch;
  /** True for the variant without Custom. */
  older: boolean;
  busy: boolean;
  onChange(change: Partial<RegretSearch>): void;
  onArrowDown(): void;
}

/** Filters the regrets of Advanced Regrets (001 §2, §7). */
export function RegretFilters({ search, older, busy, onChange, onArrowDown }: RegretFiltersProps) {
  const [text, setText] = useState(search.description);
  return (
    <fieldset className="regret-filters" aria-label={texts.filters}>
      <SearchBox
        label={texts.description}
        value={text}
        busy={busy}
        onChange={setText}
        onSearch={(description) => onChange({ description })}
        onArrowDown={onArrowDown}
      />
      <SupplierFilter value={search.supplier} onChange={(supplier) => onChange({ supplier })} />
      <RegretDateFilter search={search} options={advancedDates(older)} onChange={onChange} />
      {!older && <RegretDays search={search} onChange={onChange} />}
      <SelectField
        label={texts.sort}
        size="sm"
        options={SORTS}
        value={search.sort}
        onChange={(sort) => onChange({ sort })}
      />
      <SwitchField
        label={texts.processed}
        checked={search.processed}
        onChange={(processed) => onChange({ processed })}
      />
    </fieldset>
  );
}

function SupplierFilter({ value, onChange }: { value: string; onChange(code: string): void }) {
  const query = useQuery(suppliersQuery(useClient()));
  const suppliers = (query.data ?? []).map(({ wholesalercode, wholesalername }) => ({
    value: wholesalercode,
    label: wholesalername,
  }));
  const failure = query.isError ? getFailure(query.error) : null;
  const error =
    failure?.kind === 'error'
      ? searchMessages.search.suppliersFailed(String(failure.code))
      : failure && failureText(failure);
  return (
    <SelectField
      label={texts.supplier}
      size="sm"
      options={[{ value: '', label: texts.allSuppliers }, ...suppliers]}
      value={value}
      onChange={onChange}
      {...(error && { error })}
    />
  );
}

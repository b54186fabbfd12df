import { FormDateField, FormSearchSelectField } from '@mortar/design-system';
import { useQuery } from '@tanstack/react-query';
import { useFormikContext } from 'formik';
import { useMemo } from 'react';
import { errorText } from '#server/outcome.ts';
import { useClient } from '#session/services.ts';
import { responseSuppliersQuery } from './api/suppliers.ts';
import { messages } from './messages.ts';
import type { CustomFilter } from './model/askedResponses.ts';
import './responses.css';

const texts = messages.custom;

/** Supplier, first and last day of the custom filter, inside its form (002 §2.3). */
export function CustomFilterFields() {
  const { values } = useFormikContext<CustomFilter>();
  const query = useQuery(responseSuppliersQuery(useClient()));
  const suppliers = useMemo(
    () =>
      (query.data ?? []).map(({ wholesalercode, wholesalername }) => ({
        value: wholesalercode,
        label: wholesalername,
      })),
    [query.data],
  );
  const none = query.isSuccess && suppliers.length === 0;
  const problem = query.isError ? errorText(query.error) : none && texts.noSuppliers;
  return (
    <div className="responses-custom">
      <FormSearchSelectField
        name="supplierCode"
        label={texts.supplier}
        size="sm"
        options={suppliers}
        loading={query.isPending}
        placeholder={texts.chooseSupplier}
        emptyText={texts.noSuppliers}
        {...(problem && { hint: problem })}
      />
      <FormDateField
        name="startDate"
        label={texts.startDate}
        size="sm"
        {...(values.endDate && { max: values.endDate })}
      />
      <FormDateField
        name="endDate"
        label={texts.endDate}
        size="sm"
        {...(values.startDate && { min: values.startDate })}
      />
    </div>
  );
}

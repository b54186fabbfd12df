import { FormDateField, FormSearchSelectField } from '@mortar/design-system';
import { useFormikContext } from 'formik';
import { messages } from './messages.ts';
import type { CustomFilter } from './model/toResponsesRequest.ts';
import { useSupplierOptions } from './useSupplierOptions.ts';
import './responses.css';

const texts = messages.custom;

/** Form fields of the custom filter: supplier, first and last day (002 §2.3). */
export function CustomFilterFields() {
  const { values } = useFormikContext<CustomFilter>();
  const { options, loading, problem } = useSupplierOptions();
  return (
    <div className="responses-custom">
      <FormSearchSelectField
        name="supplierCode"
        label={texts.supplier}
        size="sm"
        options={options}
        loading={loading}
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

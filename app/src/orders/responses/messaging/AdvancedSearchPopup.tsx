import { Button, FormDateField, FormSearchSelectField, Popup, toast } from '@mortar/design-system';
import { Form, Formik } from 'formik';
import { useEffect, useEffectEvent } from 'react';
import { messages } from '#orders/responses/messages.ts';
import { type CustomFilter, customSchema } from '#orders/responses/model/toResponsesRequest.ts';
import { useSupplierOptions } from '#orders/responses/useSupplierOptions.ts';
import './messaging.css';

const { advanced: texts, custom } = messages;

export interface AdvancedSearchPopupProps {
  /** Current filter. */
  initial: CustomFilter;
  onSearch(values: CustomFilter): void;
  onClose(): void;
}

/** 'Advanced Search': responses of a supplier in a date range (002 §2.3). Closes without suppliers (002 §8). */
export function AdvancedSearchPopup({ initial, onSearch, onClose }: AdvancedSearchPopupProps) {
  const { options, loading, none, problem } = useSupplierOptions();
  const closeWithoutSuppliers = useEffectEvent(() => {
    toast.warning(custom.noSuppliers);
    onClose();
  });
  useEffect(
    function closeWhereThereIsNothingToChoose() {
      if (none) closeWithoutSuppliers();
    },
    [none],
  );
  return (
    <Formik initialValues={initial} validationSchema={customSchema} onSubmit={onSearch}>
      {({ values, submitForm }) => (
        <Popup
          open
          size="sm"
          title={texts.title}
          description={texts.about}
          onClose={onClose}
          footer={
            <>
              <Button variant="outline" tone="neutral" keyHint="Esc" onClick={onClose}>
                {texts.cancel}
              </Button>
              <Button keyHint="↵" onClick={() => void submitForm()}>
                {texts.search}
              </Button>
            </>
          }
        >
          <Form className="advanced-search">
            <FormSearchSelectField
              name="supplierCode"
              label={texts.wholesaler}
              options={options}
              loading={loading}
              placeholder={texts.chooseWholesaler}
              emptyText={custom.noSuppliers}
              {...(problem && { hint: problem })}
            />
            <FormDateField name="startDate" label={custom.startDate} {...(values.endDate && { max: values.endDate })} />
            <FormDateField name="endDate" label={custom.endDate} {...(values.startDate && { min: values.startDate })} />
          </Form>
        </Popup>
      )}
    </Formik>
  );
}

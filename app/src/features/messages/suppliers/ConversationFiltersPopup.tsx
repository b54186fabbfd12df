import { Button, FormDateField, FormSelectField, Popup } from '@mortar/design-system';
import { Form, Formik } from 'formik';
import { useRef } from 'react';
import { messages as composing } from '#messaging/composing/messages.ts';
import { messages } from './messages.ts';
import { type ConversationFilter, filterSchema, isFiltering, NO_FILTER } from './model/conversationFilter.ts';
import './supplierMessaging.css';

const { filters: texts } = messages;

const CATEGORIES = Object.entries({ All: messages.allCategories, ...composing.categories }).map(([value, label]) => ({
  value,
  label,
}));

export interface ConversationFiltersPopupProps {
  /** Current filter. */
  initial: ConversationFilter;
  onApply(filter: ConversationFilter): void;
  onClose(): void;
}

/** 'Conversation Filters': filters conversations by category and date (002 §2.10, §5). */
export function ConversationFiltersPopup({ initial, onApply, onClose }: ConversationFiltersPopupProps) {
  const startDateField = useRef<HTMLInputElement>(null);
  return (
    <Formik initialValues={initial} validationSchema={filterSchema} onSubmit={(filter) => onApply(filter)}>
      {({ values, setValues, submitForm }) => (
        <Popup
          open
          size="sm"
          title={texts.title}
          description={texts.about}
          // Not the select, where Enter opens the list instead of Apply Filters.
          initialFocusRef={startDateField}
          onClose={onClose}
          footer={
            <>
              <Button variant="outline" tone="neutral" keyHint="Esc" onClick={onClose}>
                {texts.close}
              </Button>
              <Button
                variant="outline"
                tone="neutral"
                disabled={!isFiltering(initial)}
                onClick={() => onApply(NO_FILTER)}
              >
                {texts.reset}
              </Button>
              <Button keyHint="↵" onClick={() => void submitForm()}>
                {texts.apply}
              </Button>
            </>
          }
        >
          <Form className="conversation-filters" noValidate>
            <FormSelectField name="category" label={texts.category} options={CATEGORIES} />
            <FormDateField
              name="startDate"
              label={texts.startDate}
              inputRef={startDateField}
              {...(values.endDate && { max: values.endDate })}
            />
            <FormDateField name="endDate" label={texts.endDate} {...(values.startDate && { min: values.startDate })} />
            <Button
              size="sm"
              variant="ghost"
              tone="neutral"
              disabled={!isFiltering(values)}
              onClick={() => void setValues(NO_FILTER)}
            >
              {texts.clear}
            </Button>
          </Form>
        </Popup>
      )}
    </Formik>
  );
}

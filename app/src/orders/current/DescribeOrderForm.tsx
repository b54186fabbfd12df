import { Button, FormTextField, Popup, PopupError } from '@mortar/design-system';
import { Form, Formik } from 'formik';
import { useRef, useState } from 'react';
import { object, string } from 'yup';
import { errorText } from '#server/outcome.ts';
import { useDescribeOrder } from './api/createOrder.ts';
import './describeOrder.css';
import { messages } from './messages.ts';

const texts = messages.describe;
const schema = object({ description: string().trim().required(messages.blankDescription) });

export interface DescribeOrderFormProps {
  /** The one to rename; the popup is open while there is one. */
  order: { id: number; description: string } | null;
  /** Called when the order is renamed, and when it is left as it was. */
  onClose(): void;
  /** What has the keyboard once it is closed. */
  returnFocusTo(): HTMLElement | null;
}

/** The form of 'Update Order Description'. */
export function DescribeOrderForm({ order, onClose, returnFocusTo }: DescribeOrderFormProps) {
  const describe = useDescribeOrder();
  const box = useRef<HTMLInputElement>(null);
  const [error, setError] = useState<string | null>(null);
  const rename = async ({ description }: { description: string }) => {
    if (!order) return;
    setError(null);
    try {
      await describe.mutateAsync({ orderid: order.id, description: description.trim() });
      onClose();
    } catch (failure) {
      setError(errorText(failure));
    }
  };
  return (
    <Formik
      enableReinitialize
      initialValues={{ description: order?.description ?? '' }}
      validationSchema={schema}
      onSubmit={rename}
    >
      {({ isSubmitting, submitForm }) => (
        <Popup
          open={order !== null}
          title={texts.title}
          size="sm"
          description={texts.about}
          onClose={onClose}
          initialFocusRef={box}
          returnFocusTo={returnFocusTo}
          footer={
            <>
              <Button variant="outline" tone="neutral" keyHint="Esc" onClick={onClose}>
                {texts.cancel}
              </Button>
              <Button busy={isSubmitting} keyHint="↵" onClick={() => void submitForm()}>
                {texts.save}
              </Button>
            </>
          }
        >
          <div className="describe-order">
            <Form>
              <FormTextField name="description" label={texts.label} inputRef={box} />
            </Form>
            <PopupError {...(error && { error })} />
          </div>
        </Popup>
      )}
    </Formik>
  );
}

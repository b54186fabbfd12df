import { Button, FormTextField, Popup, PopupError } from '@mortar/design-system';
import { Form, Formik } from 'formik';
import { useRef, useState } from 'react';
import { object, string } from 'yup';
import { errorText } from '#server/outcome.ts';
import { useCreateBasket } from './api/createBasket.ts';
import { messages } from './messages.ts';
import './basketForm.css';

const texts = messages.create;

export interface CreateBasketPopupProps {
  /** Names that custom baskets have already: two of one name cannot be told apart. */
  taken: readonly string[];
  onClose(): void;
}

/** 'Create a Custom Basket': asks for its name (002 §2.5, §5). */
export function CreateBasketPopup({ taken, onClose }: CreateBasketPopupProps) {
  const create = useCreateBasket();
  const box = useRef<HTMLInputElement>(null);
  const [error, setError] = useState<string | null>(null);
  const schema = object({ name: string().trim().required(texts.missing).notOneOf(taken, texts.taken) });
  const submit = async ({ name }: { name: string }) => {
    setError(null);
    try {
      await create.mutateAsync(name.trim());
      onClose();
    } catch (failure) {
      setError(errorText(failure));
    }
  };
  return (
    <Formik initialValues={{ name: '' }} validationSchema={schema} onSubmit={submit}>
      {({ isSubmitting, submitForm }) => (
        <Popup
          open
          title={texts.title}
          size="sm"
          description={texts.about}
          onClose={onClose}
          initialFocusRef={box}
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
          <div className="basket-form">
            <Form>
              <FormTextField name="name" label={texts.label} inputRef={box} />
            </Form>
            <PopupError {...(error && { error })} />
          </div>
        </Popup>
      )}
    </Formik>
  );
}

import { Button, FormTextField, Popup, PopupError } from '@mortar/design-system';
import { Form, Formik } from 'formik';
import { type ReactNode, useRef, useState } from 'react';
import { object, type StringSchema } from 'yup';
import './fieldPopup.css';

export interface FieldPopupProps {
  /** Default: true. */
  open?: boolean;
  title: string;
  /** What it is about, and what saving does. */
  description: string;
  /** The field's. */
  label: string;
  /** What the field holds at first. */
  value: string;
  /** The value is what most people take: the keyboard begins at saving it, and nobody overwrites it by typing on. */
  offered?: boolean | undefined;
  /** What a text has to be, with the messages. */
  rules: StringSchema;
  saveLabel: string;
  cancelLabel: string;
  /** Saves the text, without the space around it. Gives null once it is, which closes the popup, or what went wrong. */
  save(text: string): Promise<string | null>;
  /** How it is shown that saving went wrong. Default: what `save` gave. */
  failure?(text: string): ReactNode;
  onClose(): void;
  /** What has the keyboard once it is closed. Default: what had it before. */
  returnFocusTo?: (() => HTMLElement | null) | undefined;
}

/** A popup that asks for one text; Enter saves it, and what was typed stays where that fails. */
export function FieldPopup(props: FieldPopupProps) {
  const { open = true, title, description, label, value, rules, saveLabel, cancelLabel } = props;
  const { offered = false, save, failure, onClose, returnFocusTo } = props;
  const button = useRef<HTMLButtonElement>(null);
  const box = useRef<HTMLInputElement>(null);
  const [error, setError] = useState<string | null>(null);
  const submit = async ({ text }: { text: string }) => {
    setError(null);
    const wrong = await save(text.trim());
    if (wrong === null) onClose();
    else setError(wrong);
  };
  return (
    <Formik
      enableReinitialize
      initialValues={{ text: value }}
      validationSchema={object({ text: rules })}
      onSubmit={submit}
    >
      {({ isSubmitting, submitForm }) => (
        <Popup
          open={open}
          title={title}
          size="sm"
          description={description}
          onClose={onClose}
          initialFocusRef={offered ? button : box}
          returnFocusTo={returnFocusTo}
          footer={
            <>
              <Button variant="outline" tone="neutral" keyHint="Esc" onClick={onClose}>
                {cancelLabel}
              </Button>
              <Button ref={button} busy={isSubmitting} keyHint="↵" onClick={() => void submitForm()}>
                {saveLabel}
              </Button>
            </>
          }
        >
          <div className="field-popup" data-saving={isSubmitting || undefined}>
            <Form>
              <FormTextField name="text" label={label} inputRef={box} />
            </Form>
            {error !== null && failure ? failure(error) : <PopupError {...(error !== null && { error })} />}
          </div>
        </Popup>
      )}
    </Formik>
  );
}

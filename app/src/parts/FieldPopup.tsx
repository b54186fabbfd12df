import { Button, FormTextField, Popup, PopupError } from '@mortar/design-system';
import { Form, Formik } from 'formik';
import { type ReactNode, useRef, useState } from 'react';
import { object, type StringSchema } from 'yup';
import './fieldPopup.css';

export interface FieldPopupProps {
  /** Default: true. */
  open?: boolean;
  title: string;
  /** Description, including the effect of saving. */
  description: string;
  label: string;
  /** Initial value. */
  value: string;
  /** True for a proposed value: focus starts on Save, so that typing does not overwrite it. */
  offered?: boolean | undefined;
  /** Validation with messages. */
  rules: StringSchema;
  saveLabel: string;
  cancelLabel: string;
  /** Saves the trimmed text. Resolves to null on success, which closes the popup, or an error message. */
  save(text: string): Promise<string | null>;
  /** Renders a failure. Default: its message. */
  failure?(text: string): ReactNode;
  onClose(): void;
  /** Focus target after closing. Default: the previous one. */
  returnFocusTo?: (() => HTMLElement | null) | undefined;
}

/** Popup that asks for a text; Enter saves, and input survives a failure. */
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

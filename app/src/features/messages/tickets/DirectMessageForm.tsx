import {
  Button,
  FormErrors,
  FormSelectField,
  FormTextAreaField,
  FormTextField,
  Popup,
  PopupError,
  toast,
} from '@mortar/design-system';
import { Form, Formik } from 'formik';
import { useRef, useState } from 'react';
import { KeepTyped } from '#messaging/conversation/KeepTyped.tsx';
import { useTyped } from '#messaging/conversation/useTyped.ts';
import { plainText } from '#rules/plainText.ts';
import { type Post, sendDirect } from './api/directMessage.ts';
import { messages } from './messages.ts';
import { NO_ATTEMPT } from './model/attempt.ts';
import { type DirectMessageValues, directMessageSchema, NO_MESSAGE } from './model/directMessage.ts';
import './directMessage.css';

const { direct: texts } = messages;

const CATEGORIES = Object.entries(texts.categories).map(([value, label]) => ({ value, label }));

export interface DirectMessageFormProps {
  /** What is typed is kept under this until it is sent. */
  name: string;
  /** What it does, in a sentence. */
  about: string;
  /** Whom it is for, and those who can be chosen. */
  label: string;
  placeholder: string;
  options: readonly { value: string; label: string; disabled?: boolean }[];
  /** Why nobody can be chosen. */
  problem?: string | undefined;
  post: Post;
  sentText: string;
  /** Who was chosen before it was opened; '' for nobody. */
  recipient?: string | undefined;
  /** What it begins with: about a regretted line, an order. */
  initial?: Partial<Omit<DirectMessageValues, 'to'>> | undefined;
  /** What it is about, by its name: 'order 100123'. What is typed about it is kept by itself. */
  reference?: string | undefined;
  /** It has arrived. */
  onSent(): void;
  /** What was typed is kept, and is there when it is opened again. */
  onClose(): void;
}

/** The form of a direct message, whoever it is for. */
export function DirectMessageForm(props: DirectMessageFormProps) {
  const { label, placeholder, options, problem, post, recipient = '', reference, onSent, onClose } = props;
  const name = reference === undefined ? props.name : `${props.name}, ${reference}`;
  const typed = useTyped(name, { ...NO_MESSAGE, ...props.initial });
  const attempt = useTyped(`${name}, sent`, NO_ATTEMPT);
  const [began] = useState(() => ({ ...typed.typed, ...(recipient !== '' && { to: recipient }) }));
  const [error, setError] = useState<string>();
  const subject = useRef<HTMLInputElement>(null);
  const mayGetOne = (to: string) => options.find(({ value }) => value === to)?.disabled !== true;
  const send = async (values: DirectMessageValues) => {
    setError(undefined);
    const message = { ...values, subject: plainText(values.subject), message: plainText(values.message) };
    const result = await sendDirect(post, message, attempt);
    if (result === 'sent') {
      typed.forget();
      toast.success(props.sentText);
      onSent();
    } else if (result !== 'expired') setError(result === 'unknown' ? texts.unknown : texts.failed);
  };
  return (
    <Formik<DirectMessageValues>
      initialValues={began}
      validationSchema={directMessageSchema(mayGetOne)}
      validateOnMount
      onSubmit={send}
    >
      {({ isSubmitting, isValid, submitForm }) => {
        const close = () => {
          if (!isSubmitting) onClose();
        };
        return (
          <Popup
            open
            title={texts.title}
            description={props.about}
            initialFocusRef={subject}
            onClose={close}
            footer={
              <>
                <Button variant="outline" tone="neutral" keyHint="Esc" disabled={isSubmitting} onClick={close}>
                  {texts.cancel}
                </Button>
                <Button
                  busy={isSubmitting}
                  keyHint="↵"
                  unavailable={isValid ? undefined : texts.incomplete}
                  onClick={() => void submitForm()}
                >
                  {texts.send}
                </Button>
              </>
            }
          >
            <Form className="direct-message" noValidate>
              <FormErrors />
              <KeepTyped keep={typed.keep} />
              {reference !== undefined && <p className="direct-message__about">{texts.about(reference)}</p>}
              <div className="direct-message__to">
                <FormSelectField
                  name="to"
                  label={label}
                  placeholder={placeholder}
                  options={options}
                  {...(problem && { hint: problem })}
                />
                <FormSelectField
                  name="category"
                  label={texts.category}
                  placeholder={texts.chooseCategory}
                  options={CATEGORIES}
                />
              </div>
              <FormTextField name="subject" label={texts.subject} inputRef={subject} />
              <FormTextAreaField name="message" label={texts.message} rows={4} />
              <PopupError error={error} />
            </Form>
          </Popup>
        );
      }}
    </Formik>
  );
}

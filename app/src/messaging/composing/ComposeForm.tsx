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
import { KeepTyped } from '#messaging/conversation/chat/KeepTyped.tsx';
import { useTyped } from '#messaging/conversation/chat/useTyped.ts';
import { messages as texts } from './messages.ts';
import {
  type ComposedMessage,
  type ComposeRules,
  type ComposeValues,
  composeSchema,
  toComposedMessage,
} from './model/compose.ts';
import './composing.css';

const CATEGORIES = Object.entries(texts.categories).map(([value, label]) => ({ value, label }));

export type Sent = { kind: 'sent'; id?: number } | { kind: 'refused'; error: string } | { kind: 'expired' };

/** Subject and recipient of a message, set by the opener of a popup. */
export interface ComposeProps {
  /** Preselected recipient; '' for none. */
  recipient?: string | undefined;
  /** Initial values, such as about a regretted line. A stored draft takes precedence. */
  initial?: Partial<Omit<ComposeValues, 'to'>> | undefined;
  /** Reference included in the message: 'order 100123'. Its draft is stored separately. */
  reference?: string | undefined;
  /** Alternative recipient. */
  instead?: { label: string; onPress(typed: ComposeValues): void } | undefined;
  /** The draft is stored for the next time. */
  onClose(): void;
}

/** Returns the key of a stored draft. @param reference subject of the message */
export const getDraftKey = (name: string, reference: string | undefined): string =>
  reference === undefined ? name : `${name}, ${reference}`;

export interface ComposeFormProps extends ComposeProps {
  title: string;
  /** Description in a sentence. */
  about: string;
  /** Key of the stored draft, until sent. */
  name: string;
  /** Recipient field with its options. */
  label: string;
  placeholder?: string | undefined;
  options: readonly { value: string; label: string; disabled?: boolean }[];
  /** Why no recipient, or not the requested one, can be selected. */
  problem?: string | undefined;
  /** Defaults without a draft. */
  empty: ComposeValues;
  rules: Pick<ComposeRules, 'select' | 'fill'>;
  /** Why it cannot be sent while incomplete; undefined if shown on sending. */
  incomplete?: string | undefined;
  /** Sends it exactly once. */
  send(message: ComposedMessage): Promise<Sent>;
  /** Message after it was sent. */
  sentText: string;
  onSent(sent: Extract<Sent, { kind: 'sent' }>): void;
}

/** Form of a message that starts a ticket or conversation (002 §2.9, §2.10, §5). */
export function ComposeForm(props: ComposeFormProps) {
  const { recipient = '', initial, reference, options, incomplete, onClose } = props;
  const typed = useTyped<ComposeValues>(props.name, { ...props.empty, ...initial });
  const [startedAt] = useState(() => ({ ...typed.typed, ...(recipient !== '' && { to: recipient }) }));
  const [error, setError] = useState<string>();
  const subject = useRef<HTMLInputElement>(null);
  const message = useRef<HTMLTextAreaElement>(null);
  const mayGetOne = (to: string) => options.find(({ value }) => value === to)?.disabled !== true;
  const send = async (values: ComposeValues) => {
    setError(undefined);
    const sent = await props.send(toComposedMessage(values, reference));
    if (sent.kind === 'refused') setError(sent.error);
    if (sent.kind !== 'sent') return;
    typed.forget();
    toast.success(props.sentText);
    props.onSent(sent);
  };
  return (
    <Formik<ComposeValues>
      initialValues={startedAt}
      validationSchema={composeSchema({ ...props.rules, canReceive: mayGetOne, reference })}
      validateOnMount={incomplete !== undefined}
      onSubmit={send}
    >
      {({ isSubmitting, isValid, submitForm, values }) => {
        const close = () => {
          if (!isSubmitting) onClose();
        };
        const { instead } = props;
        return (
          <Popup
            open
            title={props.title}
            description={props.about}
            // With a subject filled in, focus starts on the message.
            initialFocusRef={startedAt.subject === '' ? subject : message}
            onClose={close}
            footer={
              <>
                {instead && (
                  <Button
                    variant="ghost"
                    tone="neutral"
                    disabled={isSubmitting}
                    onClick={() => {
                      instead.onPress(values);
                    }}
                  >
                    {instead.label}
                  </Button>
                )}
                <Button variant="outline" tone="neutral" keyHint="Esc" disabled={isSubmitting} onClick={close}>
                  {texts.cancel}
                </Button>
                <Button
                  busy={isSubmitting}
                  keyHint="↵"
                  {...(incomplete !== undefined && { unavailable: isValid ? undefined : incomplete })}
                  onClick={() => void submitForm()}
                >
                  {texts.send}
                </Button>
              </>
            }
          >
            <Form className="composing" noValidate>
              <FormErrors />
              <KeepTyped keep={typed.keep} />
              {reference !== undefined && <p className="composing__about">{texts.about(reference)}</p>}
              <div className="composing__to">
                <FormSelectField
                  name="to"
                  label={props.label}
                  options={options}
                  {...(props.placeholder && { placeholder: props.placeholder })}
                  {...(props.problem && { hint: props.problem })}
                />
                <FormSelectField
                  name="category"
                  label={texts.category}
                  options={CATEGORIES}
                  {...(props.empty.category === '' && { placeholder: texts.chooseCategory })}
                />
              </div>
              <FormTextField name="subject" label={texts.subject} inputRef={subject} />
              <FormTextAreaField name="message" label={texts.message} rows={4} inputRef={message} />
              <PopupError error={error} />
            </Form>
          </Popup>
        );
      }}
    </Formik>
  );
}

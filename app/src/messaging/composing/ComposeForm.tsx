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
import { messages as texts } from './messages.ts';
import {
  type ComposedMessage,
  type ComposeRules,
  type ComposeValues,
  composed,
  composeSchema,
} from './model/compose.ts';
import './composing.css';

const CATEGORIES = Object.entries(texts.categories).map(([value, label]) => ({ value, label }));

/** What became of it. */
export type Sent = { kind: 'sent'; id?: number } | { kind: 'refused'; error: string } | { kind: 'expired' };

/** What a message is about, and where else it can go: for whoever opens one of the popups. */
export interface ComposeProps {
  /** Who was chosen before it was opened; '' for nobody. */
  recipient?: string | undefined;
  /** What it begins with: about a regretted line, an order. What was typed before and not sent stands instead of that. */
  initial?: Partial<Omit<ComposeValues, 'to'>> | undefined;
  /** What it is about, by its name: 'order 100123'. It is sent along, and what is typed about it is kept by itself. */
  reference?: string | undefined;
  /** Somebody else whom it can go to instead. */
  instead?: { label: string; onPress(typed: ComposeValues): void } | undefined;
  /** What was typed is kept, and is there when it is opened again. */
  onClose(): void;
}

/** What is typed is kept under this. @param reference what it is about */
export const keptUnder = (name: string, reference: string | undefined): string =>
  reference === undefined ? name : `${name}, ${reference}`;

export interface ComposeFormProps extends ComposeProps {
  title: string;
  /** What it does, in a sentence. */
  about: string;
  /** What is typed is kept under this until it is sent. */
  name: string;
  /** Whom it is for, and those who can be chosen. */
  label: string;
  placeholder?: string | undefined;
  options: readonly { value: string; label: string; disabled?: boolean }[];
  /** Why nobody can be chosen, or not the one who is wanted. */
  problem?: string | undefined;
  /** What stands in it where nothing was typed before. */
  empty: ComposeValues;
  rules: Pick<ComposeRules, 'select' | 'fill'>;
  /** Why it cannot be sent while something is missing; undefined where that is said once it is sent. */
  incomplete?: string | undefined;
  /** Sends it once. */
  send(message: ComposedMessage): Promise<Sent>;
  /** Said once it has arrived. */
  sentText: string;
  onSent(sent: Extract<Sent, { kind: 'sent' }>): void;
}

/** The form of a message that begins something, whoever it is for (002 §2.9, §2.10, §5). */
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
    const sent = await props.send(composed(values, reference));
    if (sent.kind === 'refused') setError(sent.error);
    if (sent.kind !== 'sent') return;
    typed.forget();
    toast.success(props.sentText);
    props.onSent(sent);
  };
  return (
    <Formik<ComposeValues>
      initialValues={startedAt}
      validationSchema={composeSchema({ ...props.rules, mayGetOne, reference })}
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
            // A subject that stands there already is followed by what there is to say of it.
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

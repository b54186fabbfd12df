import {
  Button,
  FormSelectField,
  FormTextAreaField,
  FormTextField,
  Popup,
  PopupError,
  toast,
} from '@mortar/design-system';
import { Form, Formik } from 'formik';
import { useAtomValue } from 'jotai';
import { useRef, useState } from 'react';
import { liveLinkAtom } from '#live/liveLinkAtom.ts';
import { toLive } from '#messaging/conversation/api/conversationMessages.ts';
import { noteConversation } from '#messaging/conversation/api/conversations.ts';
import {
  type Begun,
  beginConversation,
  type FirstMessage,
  notifySupplier,
  writtenIn,
} from '#messaging/conversation/api/newConversation.ts';
import { KeepTyped } from '#messaging/conversation/KeepTyped.tsx';
import { messages as conversationTexts } from '#messaging/conversation/messages.ts';
import { useTyped } from '#messaging/conversation/useTyped.ts';
import type { Partner } from '#messaging/partners/model/partner.ts';
import { plainText } from '#rules/plainText.ts';
import { isUnknown } from '#server/outcome.ts';
import { useServices } from '#session/services.ts';
import { useSession } from '#session/useSession.ts';
import { messages } from './messages.ts';
import { type NewMessageValues, newMessageSchema } from './model/newMessage.ts';
import './supplierMessaging.css';

const { newMessage: texts } = messages;

const CATEGORIES = Object.entries(messages.categories)
  .filter(([value]) => value !== 'All')
  .map(([value, label]) => ({ value, label }));

const NO_ATTEMPT = { since: 0 };

export interface NewMessagePopupProps {
  /** Whom one can write to, in their order; the first that is online is chosen. */
  suppliers: readonly Partner[];
  /** What it begins with: a regretted line, an order. */
  initial?: Partial<NewMessageValues> | undefined;
  /** What was typed before and not sent stands instead of that; under which name it is kept. */
  name?: string | undefined;
  /** The conversation is there, with its message. @param convID its id */
  onSent(convID: number): void;
  /** What is typed is kept. */
  onClose(): void;
}

/** 'New Message': begins a conversation with a supplier that is online (002 §2.10, §4, §5). */
export function NewMessagePopup({ suppliers, initial, name = 'new message', onSent, onClose }: NewMessagePopupProps) {
  const { client, queryClient } = useServices();
  const session = useSession();
  const link = useAtomValue(liveLinkAtom);
  const subject = useRef<HTMLInputElement>(null);
  /** Made already, and without its message: sending again goes on there. */
  const there = useRef<Extract<Begun, { kind: 'empty' }>>(null);
  const [error, setError] = useState<string>();
  const typed = useTyped<NewMessageValues>(name, {
    registeredHash: suppliers.find(({ online }) => online)?.hash ?? '',
    ...{ category: 'General', subject: '', message: '' },
    ...initial,
  });
  /** When it was sent without anybody knowing what became of it, ms; 0 where that is known. */
  const attempt = useTyped(`${name}, sent`, NO_ATTEMPT);
  const [began] = useState(() => ({
    ...typed.typed,
    ...(!(typed.typed.category in messages.categories) && { category: 'General' as const }),
  }));
  const asked = { client, queryClient, session };

  const tell = ({ conversation, id, sentAt }: Extract<Begun, { kind: 'sent' }>, first: FirstMessage) => {
    const text = first.message;
    const written = { id, sentAt, text, own: true, author: '', isRead: false };
    void Promise.all([
      link?.send('SendMessage', toLive(conversation, written)),
      link?.send('SendConversation', { ...writtenIn(conversation, text), category: first.category }),
    ]).catch(() => toast.error(conversationTexts.liveFailed));
    noteConversation(queryClient, writtenIn(conversation, text));
    void notifySupplier(asked, conversation, text);
  };
  const send = async (values: NewMessageValues) => {
    setError(undefined);
    const first = { ...values, subject: plainText(values.subject), message: plainText(values.message) };
    const { since } = attempt.now();
    if (since === 0) attempt.keep({ since: Date.now() });
    const begun = await beginConversation(asked, { ...first, since: since || undefined }, there.current?.conversation);
    if (begun.kind === 'sent') {
      typed.forget();
      attempt.forget();
      tell(begun, first);
      toast.success(texts.sent);
      onSent(begun.conversation.convID);
      return;
    }
    if (begun.error.failure.kind === 'expired') return;
    // Otherwise it is looked for when it is sent again.
    if (begun.kind === 'failed' && !isUnknown(begun.error.failure)) attempt.forget();
    if (begun.kind === 'empty') there.current = begun;
    setError(begun.kind === 'empty' ? texts.begun : texts.failed);
  };
  const options = suppliers.map(({ hash, name, online }) => ({
    value: hash,
    label: online ? name : texts.offlineName(name),
    disabled: !online,
  }));
  return (
    <Formik<NewMessageValues> initialValues={began} validationSchema={newMessageSchema} onSubmit={send}>
      {({ isSubmitting, submitForm }) => {
        const close = () => {
          if (!isSubmitting) onClose();
        };
        return (
          <Popup
            open
            title={texts.title}
            description={texts.about}
            initialFocusRef={subject}
            onClose={close}
            footer={
              <>
                <Button variant="outline" tone="neutral" keyHint="Esc" disabled={isSubmitting} onClick={close}>
                  {texts.cancel}
                </Button>
                <Button busy={isSubmitting} keyHint="↵" onClick={() => void submitForm()}>
                  {texts.send}
                </Button>
              </>
            }
          >
            <Form className="new-message" noValidate>
              <KeepTyped keep={typed.keep} />
              <div className="new-message__about">
                <FormSelectField name="registeredHash" label={texts.wholesaler} options={options} />
                <FormSelectField name="category" label={texts.category} options={CATEGORIES} />
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

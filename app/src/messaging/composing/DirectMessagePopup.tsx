import { useQuery } from '@tanstack/react-query';
import { useTyped } from '#messaging/conversation/chat/useTyped.ts';
import { suppliersError } from '#messaging/partners/suppliersError.ts';
import { useMessagingSuppliers } from '#messaging/partners/useMessagingSuppliers.ts';
import { supportStaffQuery } from '#messaging/tickets/api/tickets.ts';
import { codeText } from '#server/outcome.ts';
import { useServices } from '#session/services.ts';
import { useSession } from '#session/useSession.ts';
import { type Post, postToStaff, postToSupplier, sendDirect } from './api/directMessage.ts';
import { ComposeForm, type ComposeFormProps, type ComposeProps, getDraftKey, type Sent } from './ComposeForm.tsx';
import { messages } from './messages.ts';
import { NO_ATTEMPT } from './model/attempt.ts';
import { type ComposedMessage, NOTHING_TYPED } from './model/compose.ts';
import { supplierOptions } from './supplierOptions.ts';

const { direct: texts } = messages;

export interface DirectMessagePopupProps extends ComposeProps {
  /** Recipient: support staff or a supplier. */
  kind: 'staff' | 'supplier';
  onSent(): void;
}

type Props = Omit<DirectMessagePopupProps, 'kind'>;

interface DirectMessageFormProps
  extends Props,
    Pick<ComposeFormProps, 'name' | 'about' | 'label' | 'placeholder' | 'options' | 'problem' | 'sentText'> {
  post: Post;
}

const NO_STAFF: readonly never[] = [];

function DirectMessageForm({ post, ...props }: DirectMessageFormProps) {
  const name = getDraftKey(props.name, props.reference);
  const attempt = useTyped(`${name}, sent`, NO_ATTEMPT);
  const send = async (message: ComposedMessage): Promise<Sent> => {
    const result = await sendDirect(post, message, attempt);
    if (result === 'sent' || result === 'expired') return { kind: result };
    return { kind: 'refused', error: result === 'unknown' ? texts.unknown : messages.failed };
  };
  return (
    <ComposeForm
      {...props}
      name={name}
      title={texts.title}
      empty={NOTHING_TYPED}
      rules={texts}
      incomplete={texts.incomplete}
      send={send}
    />
  );
}

function StaffMessageForm(props: Props) {
  const { client, queryClient } = useServices();
  const { staff } = useSession();
  const { data: people = NO_STAFF, isLoadingError, error } = useQuery(supportStaffQuery(client));
  return (
    <DirectMessageForm
      {...props}
      name="direct message support"
      about={texts.toStaff}
      label={texts.staff}
      placeholder={texts.chooseStaff}
      options={people.map(({ id, name }) => ({ value: String(id), label: name }))}
      problem={isLoadingError ? codeText(error) : undefined}
      post={postToStaff({ client, queryClient, staff }, people)}
      sentText={texts.sentToStaff}
    />
  );
}

function SupplierMessageForm(props: Props) {
  const { client, queryClient } = useServices();
  const { staff } = useSession();
  const { list, error } = useMessagingSuppliers();
  return (
    <DirectMessageForm
      {...props}
      name="direct message supplier"
      about={texts.toSupplier}
      label={texts.supplier}
      placeholder={messages.chooseSupplier}
      options={supplierOptions(list)}
      problem={error ? suppliersError(error) : undefined}
      post={postToSupplier({ client, queryClient, staff })}
      sentText={messages.sentToSupplier}
    />
  );
}

/** 'Direct Message': creates a ticket for support staff or a conversation with a supplier (002 §2.9, §4, §5). */
export const DirectMessagePopup = ({ kind, ...props }: DirectMessagePopupProps) =>
  kind === 'staff' ? <StaffMessageForm {...props} /> : <SupplierMessageForm {...props} />;

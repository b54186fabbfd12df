import { useQuery } from '@tanstack/react-query';
import { useMessagingSuppliers } from '#messaging/partners/useMessagingSuppliers.ts';
import { codeText, failureOf } from '#server/outcome.ts';
import { useServices } from '#session/services.ts';
import { useSession } from '#session/useSession.ts';
import { postToStaff, postToSupplier } from './api/directMessage.ts';
import { supportStaffQuery } from './api/tickets.ts';
import { DirectMessageForm, type DirectMessageFormProps } from './DirectMessageForm.tsx';
import { messages } from './messages.ts';

const { direct: texts } = messages;

export interface DirectMessagePopupProps
  extends Pick<DirectMessageFormProps, 'recipient' | 'initial' | 'reference' | 'onSent' | 'onClose'> {
  /** Whom it writes to: somebody of support, or a supplier. */
  kind: 'staff' | 'supplier';
}

type Props = Omit<DirectMessagePopupProps, 'kind'>;

const NOBODY: readonly never[] = [];

function ToStaff(props: Props) {
  const { client, queryClient } = useServices();
  const { staff } = useSession();
  const { data: people = NOBODY, isLoadingError, error } = useQuery(supportStaffQuery(client));
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

function supplierProblem(error: unknown): string {
  const failure = failureOf(error);
  return failure.kind === 'error' ? texts.suppliersFailed(failure.code) : texts.suppliersUnread;
}

function ToSupplier(props: Props) {
  const { client, queryClient } = useServices();
  const { staff } = useSession();
  const { list, error } = useMessagingSuppliers();
  const options = list.map(({ hash, name, online }) => ({
    value: hash,
    label: online ? name : texts.offlineName(name),
    disabled: !online,
  }));
  return (
    <DirectMessageForm
      {...props}
      name="direct message supplier"
      about={texts.toSupplier}
      label={texts.supplier}
      placeholder={texts.chooseSupplier}
      options={options}
      problem={error ? supplierProblem(error) : undefined}
      post={postToSupplier({ client, queryClient, staff })}
      sentText={texts.sentToSupplier}
    />
  );
}

/** 'Direct Message': begins a ticket with somebody of support, or a conversation with a supplier (002 §2.9, §4, §5). */
export const DirectMessagePopup = ({ kind, ...props }: DirectMessagePopupProps) =>
  kind === 'staff' ? <ToStaff {...props} /> : <ToSupplier {...props} />;

import { normalName } from '@mortar/contract';
import { FieldPopup } from '#parts/FieldPopup.tsx';
import { typedDescription } from '#parts/typed/typedText.ts';
import { errorText } from '#server/outcome.ts';
import { useDescribeOrder } from './api/createOrder.ts';
import { messages } from './messages.ts';

const texts = messages.describe;
const rules = typedDescription().trim().required(messages.blankDescription);

export interface DescribeOrderFormProps {
  /** Order to rename; the popup is open while it is set. */
  order: { id: number; description: string } | null;
  /** True for a new order with a proposed description. */
  isNew?: boolean | undefined;
  /** Called when renamed or cancelled. */
  onClose(): void;
  returnFocusTo(): HTMLElement | null;
}

/** Form of 'Update Order Description'. */
export function DescribeOrderForm({ order, isNew, onClose, returnFocusTo }: DescribeOrderFormProps) {
  const describe = useDescribeOrder();
  const rename = async (description: string) => {
    if (!order) return null;
    try {
      await describe.mutateAsync({ orderid: order.id, description: normalName(description) });
      return null;
    } catch (failure) {
      return errorText(failure);
    }
  };
  return (
    <FieldPopup
      open={order !== null}
      title={texts.title}
      description={texts.about}
      label={texts.label}
      value={order?.description ?? ''}
      offered={isNew}
      rules={rules}
      saveLabel={texts.save}
      cancelLabel={texts.cancel}
      save={rename}
      onClose={onClose}
      returnFocusTo={returnFocusTo}
    />
  );
}

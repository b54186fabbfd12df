import { ConfirmPopup, MessagePopup } from '@mortar/design-system';
import type { SupplierPrice } from '#products/prices/model/supplierPrice.ts';
import type { Product } from '#products/search/model/product.ts';
import { useSubmitIncorrectLink } from './api/incorrectLink.ts';
import { messages as texts } from './incorrectLinkMessages.ts';

export interface IncorrectLinkPopupProps {
  open: boolean;
  product: Product;
  price: SupplierPrice;
  onClose(): void;
}

/** 'Support': reports a supplier product linked to the wrong product, and shows the ticket (001 §8). */
export function IncorrectLinkPopup({ open, product, price, onClose }: IncorrectLinkPopupProps) {
  const submit = useSubmitIncorrectLink();
  const close = () => {
    submit.reset();
    onClose();
  };
  if (submit.isSuccess) {
    const { ticketNumber, message } = submit.data;
    return (
      <MessagePopup open={open} title={texts.title} message={texts.submitted(ticketNumber, message)} onClose={close} />
    );
  }
  return (
    <ConfirmPopup
      open={open}
      title={texts.title}
      message={texts.text(price.supplierProductDescription, product.description)}
      confirmLabel={texts.submit}
      cancelLabel={texts.cancel}
      busy={submit.isPending}
      {...(submit.isError && { error: texts.failed })}
      onConfirm={() => submit.mutate({ product, price })}
      onCancel={close}
    />
  );
}

import './CartPopup.css';
import type { BrandName } from '@mortar/themes';
import { type ReactNode, useEffect, useRef } from 'react';
import { Button } from '../Button/Button.tsx';
import { EmptyCart } from '../EmptyCart/EmptyCart.tsx';
import { EmptyState } from '../EmptyState/EmptyState.tsx';
import { InlineConfirm } from '../InlineConfirm/InlineConfirm.tsx';
import { Popup } from '../Popup/Popup.tsx';
import { PopupError } from '../Popup/PopupError.tsx';

export interface CartPopupProps {
  /** Controlled state. */
  open: boolean;
  /** Brand of the empty cart's picture. */
  brand: BrandName;
  /** Number of lines; 0 shows the picture and disables completion. */
  count: number;
  /** Formatted total with currency. */
  total: string;
  /** A `DataGrid` of the lines; selecting a row asks whether to remove it. */
  children: ReactNode;
  /** Prompt to remove a line, shown until answered. */
  removing?: { onYes: () => void; onNo: () => void; busy?: boolean | undefined } | undefined;
  /** True while the order is being created. */
  completing?: boolean | undefined;
  /** Error of creating the order; the cart stays. */
  error?: string | undefined;
  /** Called when Complete is pressed. */
  onComplete: () => void;
  /** Offers a link to the shop in an empty cart. */
  onBrowse?: (() => void) | undefined;
  /** Called on Cancel, Escape or the close button; the cart stays. */
  onCancel: () => void;
}

/** The shop's cart before it becomes an order (002 §2.11). */
export const CartPopup = (props: CartPopupProps) => {
  const { open, brand, count, total, removing, completing = false, error } = props;
  const empty = count === 0;
  const cancel = useRef<HTMLButtonElement>(null);
  useEffect(
    function keepFocus() {
      // The focused element was removed with the last line.
      if (empty && document.activeElement === document.body) cancel.current?.focus();
    },
    [empty],
  );
  return (
    <Popup
      open={open}
      title="My Cart"
      description={empty ? undefined : `Promotions in your cart, ${total} in all.`}
      size="80"
      closable={!completing}
      onClose={props.onCancel}
      titleAside={
        !empty && (
          <strong className="m-figures" translate="no">
            {total}
          </strong>
        )
      }
      footer={
        <>
          <div className="m-cart__said">
            {removing && (
              <InlineConfirm question="Are you sure you want to delete this product?" destructive {...removing} />
            )}
            <PopupError error={error} />
          </div>
          <Button
            ref={cancel}
            variant="outline"
            // While a prompt is open, Escape answers it.
            keyHint={removing ? undefined : 'Esc'}
            disabled={completing}
            onClick={props.onCancel}
          >
            Cancel
          </Button>
          <Button disabled={empty || removing !== undefined} busy={completing} onClick={props.onComplete}>
            Complete
          </Button>
        </>
      }
    >
      {empty ? (
        <EmptyState
          picture={<EmptyCart brand={brand} />}
          text="Your cart is empty."
          hint="Choose a promotion and its quantity to begin."
          action={props.onBrowse && <Button onClick={props.onBrowse}>Browse promotions</Button>}
        />
      ) : (
        props.children
      )}
    </Popup>
  );
};
